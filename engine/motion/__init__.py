"""Time without a clock: animations as pure functions of seconds."""
