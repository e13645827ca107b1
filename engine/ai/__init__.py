"""The computer players: how far they see, how they search, and the process they think in."""
