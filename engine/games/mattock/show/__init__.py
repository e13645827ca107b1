"""How Mattock shows itself: picture, prompts, refusals, previews, aids, motion, pages. Words and data."""
