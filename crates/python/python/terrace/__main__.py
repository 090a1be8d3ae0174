"""The program ``terrace``, in the process of the interpreter."""

import signal
import sys

from terrace import _terrace


def main() -> None:
    """Run the command line of the process, and end it."""
    # The interpreter would handle the signal only after the command.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _terrace.main(["terrace", *sys.argv[1:]])


if __name__ == "__main__":
    main()
