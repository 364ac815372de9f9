"""Documents: positions and other TOML files of any game, read with every fault, and written.

A game supplies its names, shapes and rules; nothing here knows a game.
"""
