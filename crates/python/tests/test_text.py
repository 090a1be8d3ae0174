"""Programs as text: compile, opt, translate, and their errors."""

import ast
import inspect
import pathlib
import pickle
import subprocess
import sys
import threading

import pytest
import terrace

SUM = """
func.func @sum(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %acc, %x : f32
    scf.yield %s : f32
  }
  return %r : f32
}
"""
FOLDS = "func.func @f() -> i32 { %a = arith.constant 20 : i32  %b = arith.addi %a, %a : i32  return %b : i32 }"


def test_compile_gives_llvm_ir():
    assert "define float @sum(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4)" in terrace.compile(SUM)


def test_products_are_text_or_bytes():
    assert "llvm.func @sum" in terrace.compile(SUM, emit="llvm-dialect")
    assert "memref.load" in terrace.compile(SUM, emit="mlir")
    assert terrace.compile(SUM, emit="bc").startswith(b"BC\xc0\xde")
    assert terrace.compile(SUM, emit="obj").startswith(b"\x7fELF")
    assert terrace.compile(SUM, emit="wasm").startswith(b"\0asm")


def test_options_of_the_lowering():
    assert "@_mlir_ciface_sum" in terrace.compile(SUM, c_wrappers=True)
    assert "i32 %2" in terrace.compile(SUM, index_bitwidth=32)
    assert "!DILocation" in terrace.compile(SUM, debug_lines=True)
    assert 'target triple = "aarch64-unknown-linux-gnu"' in terrace.compile(SUM, target="aarch64-unknown-linux-gnu")
    assert "ret i32 40" in terrace.compile(FOLDS, level=1)
    assert "ret i32 40" in terrace.compile(FOLDS, passes="canonicalize")
    text = "func.func @f(%m: memref<4xf32>) { return }"
    assert "define void @f(ptr %0)" in terrace.compile(text, bare_pointers=True)


def test_versions_of_llvm():
    text = "llvm.func @f(%x: i32, %y: i32) -> i32 { %0 = llvm.icmp \"slt\" %x, %y : i32  %1 = llvm.select %0, %x, %y : i1, i32  llvm.return %1 : i32 }"
    assert terrace.compile(text, llvm_version=15) == terrace.compile(text, llvm_version="15")
    with pytest.raises(ValueError, match="'14' is neither 7-nvvm nor a version from 15 to 23"):
        terrace.compile(text, llvm_version=14)


def test_wrong_options_are_value_errors():
    for options, message in [
        ({"emit": "pdf"}, "'pdf' is no product: there are 'mlir', "),
        ({"level": 4}, "there is no level 4"),
        ({"gpu_format": "elf"}, "'elf' is none of"),
        ({"gpus": ["x86"]}, "'x86' is no GPU"),
        ({"bare_pointers": True, "c_wrappers": True}, "descriptors"),
    ]:
        with pytest.raises(ValueError, match=message):
            terrace.compile(SUM, **options)
    with pytest.raises(TypeError, match="expected a program as str or bytes, or an os.PathLike.*, got int"):
        terrace.compile(42)
    with pytest.raises(TypeError, match="unexpected keyword argument"):
        terrace.compile(SUM, colour="blue")


def test_kernels():
    text = """
    gpu.module @kernels {
      gpu.func @k(%m: memref<8xf32>) kernel { gpu.return }
    }
    """
    assert "ptx_kernel" in terrace.compile(text, emit="kernel-ll", gpus=["sm_90"])
    with pytest.raises(terrace.Error, match="several GPUs.*'gpus' chooses one"):
        terrace.compile(text, emit="kernel-ll", gpus=["sm_90", "gfx942"])


def test_files(tmp_path: pathlib.Path):
    path = tmp_path / "sum.mlir"
    path.write_text(SUM)
    assert terrace.compile(path) == terrace.compile(SUM)
    with pytest.raises(FileNotFoundError) as error:
        terrace.compile(tmp_path / "missing.mlir")
    assert error.value.filename == str(tmp_path / "missing.mlir")
    path.write_text("func.func @f() {")
    with pytest.raises(terrace.Error) as error:
        terrace.compile(path)
    assert error.value.diagnostics[0].file == str(path)


def test_opt_runs_passes():
    text = terrace.opt(FOLDS, "canonicalize")
    assert text == "module {\n  func.func @f() -> i32 {\n    %c40_i32 = arith.constant 40 : i32\n    return %c40_i32 : i32\n  }\n}\n\n"
    assert terrace.opt(FOLDS, "builtin.module(func.func(canonicalize))") == text
    with pytest.raises(terrace.Error, match="canonicalise"):
        terrace.opt(FOLDS, "canonicalise")


def test_opt_prints_as_asked():
    assert '"arith.addi"' in terrace.opt(FOLDS, generic=True)
    assert "loc(" in terrace.opt(FOLDS, debug_info=True)
    assert "{...}" in terrace.opt(FOLDS, skip_regions=True)
    assert "// user: %1" in terrace.opt(FOLDS, value_users=True)
    unknown = '"my.op"() : () -> ()'
    assert '"my.op"()' in terrace.opt(unknown, allow_unregistered_dialects=True)
    with pytest.raises(terrace.Error, match="unregistered dialect"):
        terrace.opt(unknown)


def test_bytecode_goes_around():
    bytecode = terrace.opt(SUM, bytecode=True)
    assert bytecode.startswith(b"ML\xefR")
    assert terrace.opt(bytecode) == terrace.opt(SUM)
    assert terrace.compile(bytecode) == terrace.compile(SUM)


def test_translate_both_ways():
    dialect = terrace.compile(SUM, emit="llvm-dialect")
    llvm_ir = terrace.translate(dialect)
    assert llvm_ir == terrace.compile(SUM)
    again = terrace.translate(llvm_ir, "mlir")
    assert "llvm.func @sum" in again
    assert terrace.translate(terrace.compile(SUM, emit="bc"), "mlir").count("llvm.func @sum") == 1
    with pytest.raises(ValueError, match="'pdf' is neither 'llvmir' nor 'mlir'"):
        terrace.translate(dialect, "pdf")


def test_errors_have_diagnostics():
    with pytest.raises(terrace.Error) as error:
        terrace.compile("func.func @f(%x i32) {}", name="x.mlir")
    (diagnostic,) = error.value.diagnostics
    assert diagnostic == terrace.Diagnostic("error", "expected ':'", "x.mlir", 1, 16)
    assert str(error.value).startswith("x.mlir:1:16: error: expected ':'\n")
    assert "^" in str(diagnostic)


def test_notes_and_hints_are_apart():
    text = "func.func @f(%a: i32) -> i32 { %0 = arith.mulli %a, %a : i32  return %0 : i32 }"
    with pytest.raises(terrace.Error) as error:
        terrace.opt(text)
    (diagnostic,) = error.value.diagnostics
    assert [hint.message for hint in diagnostic.hints] == ["did you mean 'arith.muli'?"]
    assert diagnostic.notes == ()
    with pytest.raises(terrace.Error) as error:
        terrace.opt(text, hints=False)
    assert error.value.diagnostics[0].hints == ()
    twice = "func.func @f() { return }\nfunc.func @f() { return }"
    with pytest.raises(terrace.Error) as error:
        terrace.opt(twice)
    note = error.value.diagnostics[0].notes[0]
    assert note.message.startswith("see current operation")
    note = error.value.diagnostics[0].notes[1]
    assert note == terrace.Note("see existing symbol definition here", "<string>", 1, 1)


def test_errors_can_be_pickled():
    with pytest.raises(terrace.Error) as error:
        terrace.opt("func.func @f(")
    again = pickle.loads(pickle.dumps(error.value))
    assert again.diagnostics == error.value.diagnostics and str(again) == str(error.value)


def test_warnings():
    lost = "define void @f() prefix i32 1 { ret void }\n!llvm.lost = !{!0}\n!0 = !{i32 1}"
    found: list[terrace.Diagnostic] = []
    terrace.translate(lost, "mlir", diagnostics=found)
    (remark,) = found
    assert (remark.severity, remark.file, remark.line) == ("remark", "<string>", None)
    with pytest.warns(terrace.DiagnosticWarning):
        terrace.translate(lost, "mlir")


def test_deep_nesting_is_no_crash():
    with pytest.raises(terrace.Error):
        terrace.opt("func.func @f() { " + "scf.if %c { " * 100000)


def test_text_that_is_no_unicode():
    with pytest.raises(UnicodeEncodeError):
        terrace.compile("\ud800")
    with pytest.raises(terrace.Error):
        terrace.compile(b"\xff\xfe\x00")


def test_threads_of_python_compile_at_once():
    results = []
    work = [threading.Thread(target=lambda: results.append(terrace.compile(SUM, threads=2))) for _ in range(8)]
    for thread in work:
        thread.start()
    for thread in work:
        thread.join()
    assert len(results) == 8 and set(results) == {terrace.compile(SUM)}


def command(*args: str, **options) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, "-m", "terrace", *args], capture_output=True, text=True, **options)


def test_the_program():
    assert command("--version").stdout.startswith(f"terrace {terrace.__version__}")
    assert command("compile", "-", input=SUM).stdout == terrace.compile(SUM)
    failed = command("compile", "-", input="func.func @f(")
    assert failed.returncode == 1 and "<stdin>:1:" in failed.stderr and failed.stdout == ""


def test_documentation():
    assert terrace.__all__ and all(getattr(terrace, name).__doc__ for name in terrace.__all__ if name != "__version__")
    assert terrace.compile.__text_signature__.startswith("(source, *, name=None, emit=")


def test_stubs_have_the_parameters_of_the_functions():
    stub = pathlib.Path(terrace.__file__).with_name("_terrace.pyi")
    checked = set()
    for node in ast.walk(ast.parse(stub.read_text())):
        if not isinstance(node, ast.FunctionDef) or not node.args.kwonlyargs:
            continue
        name = "Jit" if node.name == "__new__" else node.name
        own = [arg.arg for arg in [*node.args.args, *node.args.kwonlyargs] if arg.arg != "cls"]
        parameters = list(inspect.signature(getattr(terrace, name)).parameters)
        # An overload may leave out options without effect.
        assert own == parameters if name not in checked else set(own) <= set(parameters), name
        checked.add(name)
    assert checked == {"compile", "opt", "translate", "run", "Jit"}
