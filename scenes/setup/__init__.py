"""Before a game: options, seats, how strong the computers are."""
