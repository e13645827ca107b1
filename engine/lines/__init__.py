"""The engine without a screen: JSON lines for other programs."""
