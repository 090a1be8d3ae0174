// RUN: terrace opt %s --no-implicit-module
// RUN: terrace opt %s --no-implicit-module --mlir-print-op-generic

// One top-level operation of any kind is allowed without a module.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
