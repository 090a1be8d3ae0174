// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm | terrace translate --mlir-to-llvmir

// No argument, no result.
func.func private @nothing()
// One of each.
func.func private @unary(i32) -> i64
func.func private @binary(i32, f32) -> i64
// Several results are one structure.
func.func private @pair(i32, f32) -> (i64, f64)
// Functions are passed by address.
func.func private @higher(() -> ()) -> (() -> ())
// Memref arguments are lists of scalars.
func.func private @memref0(memref<f32>)
func.func private @mixed(memref<f32>, f32)
func.func private @memref2(memref<?x?xf32>)
func.func private @unranked(memref<*xf32>)
// Memref results are descriptors.
func.func private @returns() -> memref<?xf32>
func.func private @returns_two() -> (memref<f32>, memref<f64>)
// Variadic.
func.func private @more(i32) attributes {func.varargs = true}
func.func private @no_more(i32) attributes {func.varargs = false}
