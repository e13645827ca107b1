"""Tournaments of computers: choices, table, chart, and games to watch."""
