"""The carved mountain: slate hexes, lit corridors, miners with lamps."""
