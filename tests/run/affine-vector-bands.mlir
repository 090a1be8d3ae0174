// Tiled loops with greatest and least bounds and conditions write a band of a matrix; rows are printed as vectors.

func.func @main() -> i32 {
  %o = memref.alloc() : memref<10x8xi32>
  %z = arith.constant dense<0> : vector<8xi32>
  affine.for %i = 0 to 10 { affine.vector_store %z, %o[%i, 0] : memref<10x8xi32>, vector<8xi32> }
  affine.for %ii = 0 to 10 step 4 {
    affine.for %i = affine_map<(d0) -> (d0)>(%ii) to min affine_map<(d0) -> (d0 + 4, 10)>(%ii) {
      affine.for %j = max affine_map<(d0) -> (0, d0 - 5)>(%i) to min affine_map<(d0) -> (8, d0 + 2)>(%i) {
        %x = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
        %y = arith.index_cast %x : index to i32
        affine.if affine_set<(d0, d1) : ((d0 + d1) mod 2 == 0, d0 - d1 + 3 >= 0)>(%i, %j) {
          affine.store %y, %o[%i, %j] : memref<10x8xi32>
        } else {
          %n = arith.constant -1 : i32
          affine.store %n, %o[%i, %j] : memref<10x8xi32>
        }
      }
    }
  }
  affine.for %i = 0 to 10 {
    %r = affine.vector_load %o[%i, 0] : memref<10x8xi32>, vector<8xi32>
    vector.print %r : vector<8xi32>
  }
  %status = arith.constant 0 : i32
  return %status : i32
}
