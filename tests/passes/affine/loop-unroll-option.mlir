// RUN: not terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=0}))' 2>&1

func.func @f() {
  return
}
