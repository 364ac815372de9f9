"""Positions of The Executives as documents, read with every fault, and written."""
