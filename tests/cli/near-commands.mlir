// DIFFERS: upstream has no such commands; the advice is that of this command line.
// RUN: not terrace cli/near-commands.mlir 2>&1
// RUN: not terrace compile --emit=xyz %s 2>&1
// RUN: not terrace run --entry-point-result=i128 %s 2>&1
// RUN: not terrace run %s 2>&1
// RUN: not terrace compile %s --pass-pipeline='builtin.module(canoncalize)' 2>&1
// RUN: terrace compile %s -o %t.mlir && terrace opt %t.mlir

func.func @f(%a: i32) -> i32 {
  return %a : i32
}
