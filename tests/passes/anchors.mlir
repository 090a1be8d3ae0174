// RUN: not terrace opt %s --pass-pipeline='builtin.module(lower-vector-to-from-elements-to-shuffle-tree)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(llvm.func(lower-vector-to-from-elements-to-shuffle-tree))' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func(convert-math-to-funcs))' 2>&1
// RUN: not terrace opt %s --pass-pipeline='any(func.func(scf.for(convert-math-to-funcs)))' 2>&1
// RUN: terrace opt %s --arith-emulate-unsupported-floats --arith-unsigned-when-equivalent --convert-math-to-funcs --lower-vector-to-from-elements-to-shuffle-tree --mlir-print-ir-before-all 2>&1

// The operations that passes are restricted to, and the names of passes in errors and dumps.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
