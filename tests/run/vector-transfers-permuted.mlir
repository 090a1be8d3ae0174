// Transfers of columns and of single elements at the border of memory.

func.func private @id(%x: index) -> index attributes {no_inline} {
  return %x : index
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %p = arith.constant -7 : i32
  %n = call @id(%c6) : (index) -> index
  %m = memref.alloc(%n) : memref<?x3xi32>
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %k = affine.apply affine_map<(i, j) -> (i * 10 + j)>(%i, %j)
      %x = arith.index_cast %k : index to i32
      memref.store %x, %m[%i, %j] : memref<?x3xi32>
    }
  }
  // More elements are inside the column than inside the row, and fewer.
  %a = vector.transfer_read %m[%c1, %c2], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x3xi32>, vector<4xi32>
  vector.print %a : vector<4xi32>
  %at = call @id(%c3) : (index) -> index
  %b = vector.transfer_read %m[%at, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x3xi32>, vector<4xi32>
  vector.print %b : vector<4xi32>
  %c = vector.transfer_read %m[%c1, %c2], %p {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : memref<?x3xi32>, vector<4xi32>
  vector.print %c : vector<4xi32>
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  vector.transfer_write %v, %m[%at, %c1] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xi32>, memref<?x3xi32>
  scf.for %i = %c0 to %c6 step %c1 {
    %x = memref.load %m[%i, %c1] : memref<?x3xi32>
    vector.print %x : i32
  }
  memref.dealloc %m : memref<?x3xi32>
  return
}
