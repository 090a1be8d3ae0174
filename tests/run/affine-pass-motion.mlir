// Passes move and forward accesses of loops, of which some have no iteration (llvm/llvm-project#128273).
// PASSES: --affine-loop-invariant-code-motion --affine-scalrep --affine-simplify-structures --lower-to-llvm

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<4xi32>
  %x = arith.constant 7 : i32
  %y = arith.constant -5 : i32
  affine.for %i = 0 to 4 { affine.store %x, %a[%i] : memref<4xi32> }
  // No iteration: nothing may be stored.
  affine.for %i = 0 to 0 { affine.store %y, %a[0] : memref<4xi32> }
  affine.for %i = 0 to 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 * 2 - 2)>(%i) { affine.store %y, %a[1] : memref<4xi32> }
  }
  // The value of the last iteration that stores.
  %sum = affine.for %i = 0 to 5 iter_args(%s = %x) -> (i32) {
    %n = arith.index_cast %i : index to i32
    affine.if affine_set<(d0) : (d0 - 2 >= 0, 3 - d0 >= 0)>(%i) {
      affine.store %n, %a[2] : memref<4xi32>
    }
    %v = affine.load %a[2] : memref<4xi32>
    %t = arith.muli %s, %v : i32
    %w = arith.addi %t, %n : i32
    affine.store %w, %a[3] : memref<4xi32>
    affine.yield %w : i32
  }
  vector.print %sum : i32
  %all = affine.vector_load %a[0] : memref<4xi32>, vector<4xi32>
  vector.print %all : vector<4xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
