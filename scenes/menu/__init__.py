"""The menu: a card for each game, the game to go on with, and the demo when nobody is there."""
