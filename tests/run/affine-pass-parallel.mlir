// Loops become parallel, nests one loop, and accesses by memref affine ones.
// PASSES: --affine-raise-from-memref --affine-loop-coalescing --affine-parallelize=parallel-reductions --affine-expand-index-ops --lower-to-llvm

func.func @main() -> i32 {
  %a = memref.alloc() : memref<6x4xf32>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 4 {
      %v = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) mod 7 - d0 floordiv 2)>(%i, %j)
      %n = arith.index_cast %v : index to i32
      %f = arith.sitofp %n : i32 to f32
      memref.store %f, %a[%i, %j] : memref<6x4xf32>
    }
  }
  %z = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 6 iter_args(%s = %z) -> (f32) {
    %v = affine.load %a[%i, 2] : memref<6x4xf32>
    %w = arith.addf %s, %v : f32
    affine.yield %w : f32
  }
  vector.print %sum : f32
  affine.for %i = 0 to 6 {
    %r = affine.vector_load %a[%i, 0] : memref<6x4xf32>, vector<4xf32>
    vector.print %r : vector<4xf32>
  }
  %c17 = arith.constant 17 : index
  %q:2 = affine.delinearize_index %c17 into (6, 4) : index, index
  %x = memref.load %a[%q#0, %q#1] : memref<6x4xf32>
  vector.print %x : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
