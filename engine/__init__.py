"""Everything that is true without a screen: rules, matches, records, motion in time, computer players."""
