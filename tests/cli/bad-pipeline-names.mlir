// RUN: not terrace opt %s --pass-pipeline='builtin.module(foo)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf,foo,convert-func-to-llvm)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func(bar))' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf{foo=1})' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf{foo})' 2>&1
// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=32 foo=1})' 2>&1
// RUN: not terrace opt %s --convert-func-to-llvm=foo=2 2>&1
// RUN: not terrace opt %s --convert-scf-to-cf=1 2>&1
// RUN: not terrace opt %s --convert-scf-to-cf --pass-pipeline='builtin.module(convert-scf-to-cf)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='func.func(convert-scf-to-cf)' 2>&1
// RUN: not terrace opt %s --pass-pipeline='foo.bar(convert-scf-to-cf)' 2>&1

func.func @f() {
  return
}
