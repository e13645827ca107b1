"""Phalanx: groups of stones grow, lines of stones leap over each other, and vacant land is what counts."""
