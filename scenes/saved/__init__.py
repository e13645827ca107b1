"""Saved games: listed, shown in small, opened, exported, cleared away."""
