// RUN: terrace compile %s --index-bitwidth=32 --bare-pointers
// RUN: terrace compile %s --target=aarch64-apple-macosx --pass-pipeline="builtin.module(symbol-dce)" --dump-pass-pipeline 2>&1
// RUN: terrace compile %s -g
// RUN: not terrace compile %s --target=pdp11 2>&1
// RUN: not terrace compile %s --pass-pipeline="builtin.module(no-such-pass)" 2>&1
// RUN: not terrace compile %s %s 2>&1
// RUN: not terrace compile %s --emit=obj 2>&1
// RUN: not terrace compile %s --out-dir=%t -o %t 2>&1
// RUN: not terrace compile @%s.list 2>&1
// RUN: terrace compile %s --bare-pointers --emit-c-header=- --emit=llvm-dialect
// RUN: terrace compile %s --c-wrappers
// RUN: not terrace compile %s --c-wrappers --bare-pointers 2>&1
// DIFFERS: upstream's tools have no such options.

func.func @twice(%m: memref<4xi8>, %i: index) -> i8 {
  %x = memref.load %m[%i] : memref<4xi8>
  %y = arith.addi %x, %x : i8
  return %y : i8
}

func.func private @unused()
