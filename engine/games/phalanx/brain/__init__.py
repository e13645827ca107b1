"""Phalanx's computer player: candidate turns, what positions are worth, what can be proved."""
