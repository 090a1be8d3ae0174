// DIFFERS: upstream has no such command
// RUN: terrace compile %s -O2 --mcpu=znver4 --dump-pass-pipeline 2>&1
// RUN: not terrace compile %s -O2 --mcpu=znver4 --emit=obj --engine=cranelift -o %t.o 2>&1
// RUN: terrace compile %s --mcpu=znver4

// One vector for each processor of the family, at -O2.
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  func.func @sums(%a: memref<3x16xf32>, %b: memref<16xf32>) {
    linalg.reduce { arith.addf } ins(%a : memref<3x16xf32>) outs(%b : memref<16xf32>) dimensions = [0]
    return
  }
}
