// Masked transfers of one element, also broadcast.
// DIFFERS: upstream has no lowering of masked transfers without dimensions

memref.global "private" constant @m : memref<5x7xi32> = dense<[[0, 1, 2, 3, 4, 5, 6], [10, 11, 12, 13, 14, 15, 16], [20, 21, 22, 23, 24, 25, 26], [30, 31, 32, 33, 34, 35, 36], [40, 41, 42, 43, 44, 45, 46]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @m : memref<5x7xi32>
  %p = arith.constant -1 : i32
  %on = vector.create_mask %c1 : vector<1xi1>
  %off = vector.create_mask %c0 : vector<1xi1>
  %a = vector.transfer_read %m[%c1, %c2], %p, %on {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<5x7xi32>, vector<3xi32>
  %b = vector.transfer_read %m[%c1, %c2], %p, %off {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : memref<5x7xi32>, vector<3xi32>
  vector.print %a : vector<3xi32>
  vector.print %b : vector<3xi32>
  %o = memref.alloc() : memref<2xi32>
  memref.store %p, %o[%c0] : memref<2xi32>
  memref.store %p, %o[%c1] : memref<2xi32>
  %v = arith.constant dense<5> : vector<i32>
  vector.transfer_write %v, %o[%c0], %off : vector<i32>, memref<2xi32>
  vector.transfer_write %v, %o[%c1], %on : vector<i32>, memref<2xi32>
  %r = vector.load %o[%c0] : memref<2xi32>, vector<2xi32>
  vector.print %r : vector<2xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
