"""From clicks and keys to actions: pointer, hand, keyboard, commands."""
