"""The program ``terrace``, in the process of the interpreter."""

import os
import signal
import sys
from pathlib import Path

from terrace import _terrace


def main() -> None:
    """Run the command line of the process, and end it."""
    # The interpreter would handle the signal only after the command.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # The program that runs is the interpreter, beside which there is no runtime library.
    runtime = Path(sys.prefix, "lib", "libterrace_runtime.a")
    if runtime.is_file():
        os.environ.setdefault("TERRACE_RUNTIME", str(runtime))
    _terrace.main(["terrace", *sys.argv[1:]])


if __name__ == "__main__":
    main()
