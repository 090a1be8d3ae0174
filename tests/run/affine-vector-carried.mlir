// Vectors carried by nested affine loops.

memref.global "private" constant @m : memref<5x7xi32> = dense<[[0, 1, 2, 3, 4, 5, 6], [10, 11, 12, 13, 14, 15, 16], [20, 21, 22, 23, 24, 25, 26], [30, 31, 32, 33, 34, 35, 36], [40, 41, 42, 43, 44, 45, 46]]>

func.func @main() -> i32 {
  %m = memref.get_global @m : memref<5x7xi32>
  %z = arith.constant dense<0> : vector<7xi32>
  %s = affine.for %i = 0 to 5 iter_args(%acc = %z) -> (vector<7xi32>) {
    %r = affine.vector_load %m[%i, 0] : memref<5x7xi32>, vector<7xi32>
    %n = arith.addi %acc, %r : vector<7xi32>
    affine.yield %n : vector<7xi32>
  }
  vector.print %s : vector<7xi32>
  %t = affine.for %i = 0 to 5 step 2 iter_args(%acc = %z) -> (vector<7xi32>) {
    %u = affine.for %j = max affine_map<(d0) -> (d0, 1)>(%i) to min affine_map<(d0) -> (d0 + 2, 5)>(%i) iter_args(%in = %acc) -> (vector<7xi32>) {
      %r = affine.vector_load %m[%j, 0] : memref<5x7xi32>, vector<7xi32>
      %n = arith.maxsi %in, %r : vector<7xi32>
      affine.yield %n : vector<7xi32>
    }
    affine.yield %u : vector<7xi32>
  }
  vector.print %t : vector<7xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
