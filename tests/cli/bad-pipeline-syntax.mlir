// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf))' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(,convert-scf-to-cf)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf,)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf convert-scf-to-cf)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='convert-scf-to-cf' 2>&1
// RUN: not terrace opt %s --pass-pipeline='' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module' 2>&1
// RUN: not terrace opt %s --pass-pipeline='(convert-scf-to-cf)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module() x' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf)builtin.module(convert-scf-to-cf)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf)convert-scf-to-cf)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=2)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{})})' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module{a=b}(convert-scf-to-cf)' 2>&1

func.func @f() {
  return
}
