// Reads of two dimensions that are partly or wholly out of bounds of a dynamic shape.

memref.global "private" constant @m : memref<5x7xi32> = dense<[[0, 1, 2, 3, 4, 5, 6], [10, 11, 12, 13, 14, 15, 16], [20, 21, 22, 23, 24, 25, 26], [30, 31, 32, 33, 34, 35, 36], [40, 41, 42, 43, 44, 45, 46]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %m = memref.get_global @m : memref<5x7xi32>
  %p = arith.constant -1 : i32
  %d = memref.cast %m : memref<5x7xi32> to memref<?x?xi32>
  %v0 = vector.transfer_read %d[%c0, %c0], %p : memref<?x?xi32>, vector<2x3xi32>
  vector.print %v0 : vector<2x3xi32>
  %v1 = vector.transfer_read %d[%c3, %c5], %p : memref<?x?xi32>, vector<4x4xi32>
  vector.print %v1 : vector<4x4xi32>
  %v2 = vector.transfer_read %d[%c4, %c6], %p : memref<?x?xi32>, vector<1x1xi32>
  vector.print %v2 : vector<1x1xi32>
  %v3 = vector.transfer_read %d[%c2, %c6], %p : memref<?x?xi32>, vector<3x2xi32>
  vector.print %v3 : vector<3x2xi32>
  %v4 = vector.transfer_read %d[%c5, %c0], %p : memref<?x?xi32>, vector<2x2xi32>
  vector.print %v4 : vector<2x2xi32>
  %v5 = vector.transfer_read %d[%c0, %c7], %p : memref<?x?xi32>, vector<2x2xi32>
  vector.print %v5 : vector<2x2xi32>
  scf.for %i = %c0 to %c6 step %c2 {
    %w = vector.transfer_read %d[%i, %i], %p {in_bounds = [false, false]} : memref<?x?xi32>, vector<2x2xi32>
    vector.print %w : vector<2x2xi32>
  }
  %status = arith.constant 0 : i32
  return %status : i32
}
