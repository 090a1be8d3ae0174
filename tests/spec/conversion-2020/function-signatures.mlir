// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace compile %s

func.func @nothing() {
  return
}
func.func private @one(i32) -> i64
func.func private @two(i32, f32) -> (i64, f64)
func.func private @address(() -> ()) -> (() -> ())
