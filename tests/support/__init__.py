"""What tests share: tables to play at, plugins of the tests, invariants."""
