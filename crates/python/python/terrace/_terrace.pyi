"""Types of the compiled module; its functions are documented at run time (``help(terrace.compile)``)."""

from collections.abc import Iterator, Sequence
from os import PathLike
from typing import Any, Literal, NoReturn, TypeAlias, final, overload

from terrace._diagnostics import Diagnostic

__version__: str

_Source: TypeAlias = str | bytes | PathLike[str]
_Level: TypeAlias = Literal[0, 1, 2, 3]
_Text: TypeAlias = Literal["mlir", "llvm-dialect", "ll", "kernel-ll", "ptx", "gcn-asm"]
_Binary: TypeAlias = Literal["bc", "obj", "wasm", "cubin", "hsaco"]

@overload
def compile(
    source: _Source,
    *,
    name: str | None = None,
    emit: _Text = "ll",
    level: _Level = 0,
    passes: str = "",
    index_bitwidth: int = 0,
    bare_pointers: bool = False,
    c_wrappers: bool = False,
    debug_lines: bool = False,
    target: str | None = None,
    cpu: str | None = None,
    llvm_version: int | str = 22,
    gpus: Sequence[str] = (),
    gpu_format: Literal["bin", "fatbin", "isa", "llvm"] = "bin",
    gpu_toolkit: str = "",
    gpu_files: Sequence[str] = (),
    gpu_level: _Level = 2,
    optimize_code: bool = True,
    threads: int = 1,
    hints: bool = True,
    diagnostics: list[Diagnostic] | None = None,
) -> str: ...
@overload
def compile(
    source: _Source,
    *,
    name: str | None = None,
    emit: _Binary,
    level: _Level = 0,
    passes: str = "",
    index_bitwidth: int = 0,
    bare_pointers: bool = False,
    c_wrappers: bool = False,
    debug_lines: bool = False,
    target: str | None = None,
    cpu: str | None = None,
    llvm_version: int | str = 22,
    gpus: Sequence[str] = (),
    gpu_format: Literal["bin", "fatbin", "isa", "llvm"] = "bin",
    gpu_toolkit: str = "",
    gpu_files: Sequence[str] = (),
    gpu_level: _Level = 2,
    optimize_code: bool = True,
    threads: int = 1,
    hints: bool = True,
    diagnostics: list[Diagnostic] | None = None,
) -> bytes: ...
@overload
def opt(
    source: _Source,
    pipeline: str = "",
    *,
    name: str | None = None,
    allow_unregistered_dialects: bool = False,
    generic: bool = False,
    local_scope: bool = False,
    debug_info: bool = False,
    pretty_debug_info: bool = False,
    elide_elements_larger: int | None = None,
    elide_resources_larger: int | None = None,
    hex_elements_larger: int | None = None,
    skip_regions: bool = False,
    unique_ssa_ids: bool = False,
    value_users: bool = False,
    type_aliases: bool = False,
    nameloc_as_prefix: bool = False,
    mlir_version: Literal[22, 23, 24] = 22,
    bytecode: Literal[False] = False,
    threads: int = 1,
    hints: bool = True,
    diagnostics: list[Diagnostic] | None = None,
) -> str: ...
@overload
def opt(
    source: _Source,
    pipeline: str = "",
    *,
    name: str | None = None,
    allow_unregistered_dialects: bool = False,
    bytecode: Literal[True],
    threads: int = 1,
    hints: bool = True,
    diagnostics: list[Diagnostic] | None = None,
) -> bytes: ...
def translate(
    source: _Source,
    to: Literal["llvmir", "mlir"] = "llvmir",
    *,
    name: str | None = None,
    llvm_version: int | str = 22,
    lossless: bool = False,
    expensive_warnings: bool = False,
    drop_composite_elements: bool = False,
    unregistered_intrinsics: bool = False,
    records_as_intrinsics: bool = False,
    structs_as_literals: bool = False,
    threads: int = 1,
    hints: bool = True,
    diagnostics: list[Diagnostic] | None = None,
) -> str: ...
def run(
    source: _Source,
    args: Sequence[str] = (),
    *,
    entry: str = "main",
    name: str | None = None,
    level: _Level = 0,
    passes: str = "",
    shared_libs: Sequence[str | PathLike[str]] = (),
    optimize_code: bool = True,
    threads: int = 1,
    hints: bool = True,
    diagnostics: list[Diagnostic] | None = None,
) -> int: ...
def main(args: list[str]) -> NoReturn: ...
@final
class Jit:
    def __new__(
        cls,
        source: _Source,
        *,
        name: str | None = None,
        level: _Level = 0,
        passes: str = "",
        shared_libs: Sequence[str | PathLike[str]] = (),
        optimize_code: bool = True,
        threads: int = 1,
        hints: bool = True,
        diagnostics: list[Diagnostic] | None = None,
    ) -> Jit: ...
    @property
    def functions(self) -> list[str]: ...
    def __getitem__(self, name: str, /) -> Function: ...
    def __contains__(self, name: str, /) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
@final
class Function:
    @property
    def name(self) -> str: ...
    @property
    def signature(self) -> str: ...
    def __call__(self, *args: Any) -> Any: ...
