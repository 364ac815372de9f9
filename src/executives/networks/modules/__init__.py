"""Optional parts of the rules, one file each."""
