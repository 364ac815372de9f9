"""The reducer core: states, frames, actions, modifiers, events and replays of any game.

Nothing in this package knows a particular game.
"""
