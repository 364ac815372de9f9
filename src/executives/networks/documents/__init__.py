"""Documents: positions and card sets as TOML, read with every fault, and written."""
