// Loops whose numbers of iterations are no multiple of the factor are tiled, unrolled and jammed.
// PASSES: --pass-pipeline=builtin.module(func.func(affine-loop-normalize,affine-loop-tile{tile-size=3},affine-loop-unroll-jam{unroll-jam-factor=3},affine-loop-unroll{unroll-factor=2}),lower-to-llvm)

func.func @main() -> i32 {
  %m = memref.alloc() : memref<7x5xi32>
  %o = memref.alloc() : memref<7xi32>
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 5 {
      %v = affine.apply affine_map<(d0, d1) -> (d0 * 5 + d1 * 3 - 20)>(%i, %j)
      %n = arith.index_cast %v : index to i32
      affine.store %n, %m[%i, %j] : memref<7x5xi32>
    }
  }
  %z = arith.constant 1 : i32
  affine.for %i = 1 to 7 step 2 {
    %s = affine.for %j = max affine_map<(d0) -> (0, d0 - 3)>(%i) to 5 iter_args(%acc = %z) -> (i32) {
      %v = affine.load %m[%i, %j] : memref<7x5xi32>
      %t = arith.muli %acc, %v : i32
      %u = arith.xori %t, %v : i32
      affine.yield %u : i32
    }
    affine.store %s, %o[%i] : memref<7xi32>
  }
  affine.for %i = 0 to 7 step 2 {
    %s = affine.for %j = 0 to min affine_map<(d0) -> (5, d0 + 1)>(%i) iter_args(%acc = %z) -> (i32) {
      %v = affine.load %m[%i, %j] : memref<7x5xi32>
      %t = arith.subi %v, %acc : i32
      affine.yield %t : i32
    }
    affine.store %s, %o[%i] : memref<7xi32>
  }
  %all = affine.vector_load %o[0] : memref<7xi32>, vector<7xi32>
  vector.print %all : vector<7xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
