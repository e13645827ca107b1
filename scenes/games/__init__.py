"""A game before and after it is played, as several scenes show it: choices, options, files read, small positions."""
