"""Dominoes-Matrix: tiles that add up, squares closed in on all four sides, and points for both halves at once."""
