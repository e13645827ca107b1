"""Tools to paint and to press that know no game."""
