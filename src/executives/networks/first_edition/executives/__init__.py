"""The executives of the first edition, one file each."""
