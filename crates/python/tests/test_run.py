"""Programs that run in this process."""

import pytest
import terrace

MAIN = """
func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() -> i32 {
  %x = arith.constant 42 : i64
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  %r = arith.constant 7 : i32
  return %r : i32
}
func.func @other() { return }
"""


def test_run_gives_the_exit_code(capfd):
    assert terrace.run(MAIN) == 7
    assert capfd.readouterr().out == "42\n"


def test_run_calls_an_entry():
    assert terrace.run(MAIN, entry="other") == 0
    with pytest.raises(terrace.Error, match="does not define this function"):
        terrace.run(MAIN, entry="missing")


def test_run_passes_arguments():
    text = "define i32 @main(i32 %count, ptr %args) { ret i32 %count }"
    assert terrace.run(text, ["a", "b"]) == 3


def test_run_reports_missing_functions():
    with pytest.raises(terrace.Error, match="@nowhere.*no library has it"):
        terrace.run("func.func private @nowhere()  func.func @main() { call @nowhere() : () -> ()  return }")


def test_constructors_and_destructors(capfd):
    text = """
    declare i32 @puts(ptr)
    @first = constant [6 x i8] c"first\\00"
    @last = constant [5 x i8] c"last\\00"
    @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @begin, ptr null }]
    @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @end, ptr null }]
    define void @begin() { call i32 @puts(ptr @first)  ret void }
    define void @end() { call i32 @puts(ptr @last)  ret void }
    define void @main() { ret void }
    """
    assert terrace.run(text) == 0
    assert capfd.readouterr().out == "first\nlast\n"
