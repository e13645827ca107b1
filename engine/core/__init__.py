"""What a board game is, whichever one it may be."""
