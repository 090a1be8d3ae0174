// Loops have no iteration if one of several upper bounds is below the lower one, also when they are unrolled or normalized.
// DIFFERS: upstream runs the bodies of these loops
// PASSES: --pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=9 unroll-up-to-factor=true},affine-loop-normalize{promote-single-iter}),lower-to-llvm)

func.func private @one(%o: memref<i32>) attributes {no_inline} {
  affine.for %i = 0 to min affine_map<() -> (-7, 1)>() {
    %c = arith.constant 100 : i32
    affine.store %c, %o[] : memref<i32>
  }
  return
}
func.func private @three(%o: memref<i32>) attributes {no_inline} {
  affine.for %i = 0 to min affine_map<() -> (-7, 3)>() {
    %c = arith.constant 200 : i32
    affine.store %c, %o[] : memref<i32>
  }
  return
}
func.func private @sum(%n: index, %x: index) -> index attributes {no_inline} {
  %r = affine.for %i = affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0 - 4, d0 + 2)>(%n) iter_args(%a = %x) -> index {
    %b = arith.addi %a, %i : index
    affine.yield %b : index
  }
  return %r : index
}
func.func private @short_sum(%n: index, %x: index) -> index attributes {no_inline} {
  %r = affine.for %i = affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0 + 4, d0 + 2)>(%n) iter_args(%a = %x) -> index {
    %b = arith.addi %a, %i : index
    affine.yield %b : index
  }
  return %r : index
}
func.func @main() -> i32 {
  %o = memref.alloca() : memref<i32>
  %z = arith.constant 0 : i32
  memref.store %z, %o[] : memref<i32>
  call @one(%o) : (memref<i32>) -> ()
  %0 = memref.load %o[] : memref<i32>
  vector.print %0 : i32
  call @three(%o) : (memref<i32>) -> ()
  %1 = memref.load %o[] : memref<i32>
  vector.print %1 : i32
  %n = arith.constant 10 : index
  %x = arith.constant 3 : index
  %2 = call @sum(%n, %x) : (index, index) -> index
  vector.print %2 : index
  %3 = call @short_sum(%n, %x) : (index, index) -> index
  vector.print %3 : index
  return %z : i32
}
