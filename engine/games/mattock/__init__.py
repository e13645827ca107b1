"""Mattock: miners dig a labyrinth in which no tile may touch more than three others."""
