"""Everything that is true without a screen: rules, matches, records, motion in time, computer players."""

VERSION = "0.1.0"
