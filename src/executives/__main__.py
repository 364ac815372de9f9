"""``python -m executives``."""

from executives.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
