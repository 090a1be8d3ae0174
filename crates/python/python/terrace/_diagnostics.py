"""Diagnostics as objects."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, Optional

Severity = Literal["error", "warning", "remark", "text"]
_Place = Optional[tuple[str, int, int]]


@dataclass(frozen=True)
class Note:
    """A note or a hint: a message, and its place, if it has one."""

    message: str
    file: str | None = None
    line: int | None = None
    column: int | None = None


@dataclass(frozen=True)
class Diagnostic:
    """An error, a warning or a remark. Its text (``str``) is what MLIR's tools print."""

    severity: Severity
    message: str
    #: The name of the program; lines and columns start at 1.
    file: str | None = None
    line: int | None = None
    column: int | None = None
    #: Reasons, with their places.
    notes: tuple[Note, ...] = ()
    #: Advice, with its places.
    hints: tuple[Note, ...] = ()
    text: str = field(default="", repr=False, compare=False)

    def __str__(self) -> str:
        return self.text or f"{self.severity}: {self.message}"


class Error(Exception):
    """A program that is not valid, or that cannot be compiled."""

    #: At least one of them is an error.
    diagnostics: tuple[Diagnostic, ...]

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__(self.diagnostics)

    def __str__(self) -> str:
        return "\n".join(map(str, self.diagnostics))

    @classmethod
    def of_message(cls, message: str) -> Error:
        """An error without a place."""
        return cls([Diagnostic("error", message)])


class DiagnosticWarning(UserWarning):
    """A warning or a remark about a program that is valid."""


def make(
    severity: Severity,
    place: _Place,
    message: str,
    notes: list[tuple[_Place, str]],
    hints: list[tuple[_Place, str]],
    text: str,
) -> Diagnostic:
    """The object of what the compiler reports."""

    def note(place: _Place, message: str) -> Note:
        return Note(message, *parts(place))

    def parts(place: _Place) -> tuple[str | None, int | None, int | None]:
        file, line, column = place or (None, 0, 0)
        # A place may be a file as a whole.
        return file, line or None, column or None

    own, advice = (tuple(note(*found) for found in list) for list in (notes, hints))
    return Diagnostic(severity, message, *parts(place), own, advice, text)


def warn(diagnostic: Diagnostic) -> None:
    """Give a diagnostic to Python's warnings."""
    warnings.warn(str(diagnostic), DiagnosticWarning, stacklevel=2)
