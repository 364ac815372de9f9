"""Text of views and scores."""
