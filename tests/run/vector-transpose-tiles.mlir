// A transposition by tiles that go over the edge.

memref.global "private" constant @s : memref<5x6xi32> = dense<[[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23], [24, 25, 26, 27, 28, 29]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %s = memref.get_global @s : memref<5x6xi32>
  %p = arith.constant -1 : i32
  %d = memref.alloc(%c6, %c5) : memref<?x?xi32>
  %s2 = memref.cast %s : memref<5x6xi32> to memref<?x?xi32>
  scf.for %i = %c0 to %c5 step %c4 {
    scf.for %j = %c0 to %c6 step %c4 {
      %v = vector.transfer_read %s2[%i, %j], %p : memref<?x?xi32>, vector<4x4xi32>
      vector.transfer_write %v, %d[%j, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xi32>, memref<?x?xi32>
    }
  }
  scf.for %i = %c0 to %c6 step %c1 {
    %r = vector.transfer_read %d[%i, %c0], %p {in_bounds = [true]} : memref<?x?xi32>, vector<5xi32>
    vector.print %r : vector<5xi32>
  }
  %status = arith.constant 0 : i32
  return %status : i32
}
