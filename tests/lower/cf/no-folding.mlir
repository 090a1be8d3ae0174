// RUN: terrace opt %s --convert-cf-to-llvm
// The pass leaves the operations of other dialects as they are.

func.func @kept(%a: i32, %m: memref<4xf32>, %c: i1) -> i32 {
  %0 = arith.bitcast %a : i32 to i32
  %1 = memref.cast %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  cf.cond_br %c, ^bb1(%0 : i32), ^bb1(%a : i32)
^bb1(%x: i32):
  %2 = arith.bitcast %x : i32 to i32
  return %2 : i32
}
