"""Neutral boards of hexes and of squares, which serve any game that draws no material of its own."""
