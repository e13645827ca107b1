"""The board of the play scene with all that lies on it, racks and ghosts included."""
