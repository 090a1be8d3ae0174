// RUN: terrace opt %s
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

func.func private @fn(() -> (), () -> i32, (i32) -> (), (i32) -> i32, (i32, f32) -> (f32, i32))
func.func private @higher((() -> ()) -> (() -> ()), ((i32) -> i32) -> i32)
func.func private @curried() -> (() -> (() -> i32))
func.func private @paren_result(i32) -> (i32)
func.func private @fn_result() -> ((i32) -> i32)
func.func private @fn_results() -> ((i32) -> i32, i32)
func.func private @empty() -> ()
module attributes {x.a = () -> (), x.b = (i32) -> i32, x.c = () -> (i32, i32), x.d = () -> (() -> ()), x.e = (() -> ()) -> ()} {}
