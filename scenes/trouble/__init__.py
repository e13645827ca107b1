"""The last resort: what nobody expected is written down, said in one sentence, and leads back to the menu."""
