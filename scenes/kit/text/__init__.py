"""Text: fonts of every script, written, measured, cut and wrapped."""
