"""Settings on the screen: every change is seen at once and kept."""
