"""The rules, pictures first, and the card of keys."""
