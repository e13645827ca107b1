"""Wooden plates on a tilted table, stones and walls on them."""
