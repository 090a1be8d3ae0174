// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func(convert-func-to-llvm))' 2>&1
// RUN: not terrace opt %s --pass-pipeline='func.func(convert-arith-to-llvm)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(no-such-pass)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm))' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm{no-such-option=1})' 2>&1
// RUN: not terrace opt %s --pass-pipeline='convert-arith-to-llvm' 2>&1
// RUN: not terrace opt %s --pass-pipeline='' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm,,convert-func-to-llvm)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm{index-bitwidth=32)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func())' --convert-arith-to-llvm 2>&1

func.func @f(%a: i32) -> i32 {
  return %a : i32
}
