// Functions go in and out by address, at any depth.
// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace compile %s

func.func private @higher(() -> ()) -> (() -> ())
func.func private @deeper(((i32) -> i64) -> ())
func.func @apply(%f: ((i32) -> i64) -> (), %g: (i32) -> i64) {
  call_indirect %f(%g) : ((i32) -> i64) -> ()
  return
}
