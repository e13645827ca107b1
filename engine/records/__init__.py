"""Games written down: records, journals, saved games, results, and the files they lie in."""
