"""Beside and below the board: seat cards, prompts, list of turns, timeline, graph, buttons."""
