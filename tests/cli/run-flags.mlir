// RUN: not terrace run %s -o x 2>&1 | FileCheck %s
// RUN: terrace run --help | FileCheck %s --check-prefix=HELP

// CHECK: terrace run: Unknown command line argument '-o'.
// HELP: --entry-point-result
// HELP-NOT: --split-input-file
// HELP-NOT: --verify-diagnostics

func.func @main() -> i32 {
  %0 = arith.constant 0 : i32
  return %0 : i32
}
