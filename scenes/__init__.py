"""Everything with a screen: the only room that imports pygame."""
