"""Dominoes-Matrix's rules: positions, actions and what may be done, one step at a time."""
