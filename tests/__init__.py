"""The tests: claims about the game, one folder for each way of checking them."""
