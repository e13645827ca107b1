"""The green cloth, ivory tiles on it, closed cells and racks."""
