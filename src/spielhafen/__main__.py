"""`python -m spielhafen`: the command line."""

import sys

from spielhafen.cli import main

if __name__ == "__main__":
    sys.exit(main())
