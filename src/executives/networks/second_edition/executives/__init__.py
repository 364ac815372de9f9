"""The executives of the second edition, one file each."""
