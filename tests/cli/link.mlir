// RUN: terrace compile %s cli/link-second.ll -o -
// RUN: not terrace compile %s cli/link-second.ll --emit=llvm-dialect -o - 2>&1
// RUN: not terrace compile %s %s -o - 2>&1
// DIFFERS: upstream's tools link no MLIR with LLVM IR

// The private symbol is local to this module; the one of the other module gets a new name.
llvm.mlir.global internal @count(1 : i32) : i32

func.func private @f(i32) -> i32

func.func @main() -> i32 {
  %c2 = arith.constant 2 : i32
  %x = func.call @f(%c2) : (i32) -> i32
  return %x : i32
}
