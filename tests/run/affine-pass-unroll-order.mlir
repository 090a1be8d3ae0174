// Loops whose lower bound is above the upper one have no iteration, also when they are unrolled or jammed.
// DIFFERS: upstream's loop of remaining iterations starts below the lower bound
// PASSES: --pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3},affine-loop-unroll{unroll-factor=4}),lower-to-llvm)

func.func private @count(%m: index, %n: index) -> index attributes {no_inline} {
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = affine.for %i = %m to %n iter_args(%x = %z) -> index {
    %y = arith.addi %x, %one : index
    affine.yield %y : index
  }
  return %r : index
}
func.func private @jammed(%o: memref<i32>, %m: index, %n: index) attributes {no_inline} {
  affine.for %i = %m to %n step 2 {
    affine.for %j = 0 to 2 {
      %a = affine.load %o[] : memref<i32>
      %k = affine.apply affine_map<(i, j) -> (i * 3 + j + 1)>(%i, %j)
      %w = arith.index_cast %k : index to i32
      %s = arith.addi %a, %w : i32
      affine.store %s, %o[] : memref<i32>
    }
  }
  return
}
func.func private @shifted(%n: index) -> index attributes {no_inline} {
  %z = arith.constant 0 : index
  %r = affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<(d0) -> (d0 - 3)>(%n) iter_args(%x = %z) -> index {
    %y = arith.addi %x, %i : index
    affine.yield %y : index
  }
  return %r : index
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  %c5 = arith.constant 5 : index
  %n3 = arith.constant -3 : index
  %0 = call @count(%c5, %c3) : (index, index) -> index
  vector.print %0 : index
  %1 = call @count(%c0, %n3) : (index, index) -> index
  vector.print %1 : index
  %2 = call @count(%c1, %c12) : (index, index) -> index
  vector.print %2 : index
  %3 = call @shifted(%c5) : (index) -> index
  vector.print %3 : index
  %o = memref.alloca() : memref<i32>
  %z = arith.constant 0 : i32
  memref.store %z, %o[] : memref<i32>
  call @jammed(%o, %c5, %c0) : (memref<i32>, index, index) -> ()
  %4 = memref.load %o[] : memref<i32>
  vector.print %4 : i32
  call @jammed(%o, %c1, %c12) : (memref<i32>, index, index) -> ()
  %5 = memref.load %o[] : memref<i32>
  vector.print %5 : i32
  %status = arith.constant 0 : i32
  return %status : i32
}
