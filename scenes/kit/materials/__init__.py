"""What boards are made of: a folder for each material."""
