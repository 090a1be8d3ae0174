"""MLIR to LLVM IR, and compiled functions that take numpy arrays.

``compile``, ``opt``, ``translate`` and ``run`` do what the commands of the program ``terrace`` do; ``Jit`` compiles a
program in memory and calls its functions. A program is a ``str``, ``bytes``, or an ``os.PathLike`` that names a file.
What goes wrong is an ``Error`` with diagnostics as objects.

>>> import terrace
>>> jit = terrace.Jit("func.func @twice(%x: i64) -> i64 { %y = arith.addi %x, %x : i64  return %y : i64 }")
>>> jit["twice"](21)
42
"""

from terrace._diagnostics import Diagnostic, DiagnosticWarning, Error, Note
from terrace._terrace import Function, Jit, __version__, compile, opt, run, translate

__all__ = [
    "Diagnostic",
    "DiagnosticWarning",
    "Error",
    "Function",
    "Jit",
    "Note",
    "__version__",
    "compile",
    "opt",
    "run",
    "translate",
]
