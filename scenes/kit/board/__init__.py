"""A board on the screen: where its cells are, what lies on it, marks and the legend, whatever the material."""
