"""`python -m furstenfeld` is the command `furstenfeld`."""

import sys

from furstenfeld.cli import main

if __name__ == "__main__":
    sys.exit(main())
