"""Results kept: a table and a chart."""
