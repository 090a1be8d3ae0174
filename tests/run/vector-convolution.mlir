// A convolution of a padded image, row by row.

memref.global "private" constant @im : memref<5x6xf32> = dense<[[0.0, 3.0, 6.0, 1.0, 4.0, 7.0], [1.0, 4.0, 7.0, 2.0, 5.0, 0.0], [4.0, 7.0, 2.0, 5.0, 0.0, 3.0], [1.0, 4.0, 7.0, 2.0, 5.0, 0.0], [0.0, 3.0, 6.0, 1.0, 4.0, 7.0]]>
memref.global "private" constant @k : memref<3x3xf32> = dense<[[1.0, 2.0, 1.0], [0.0, 0.0, 0.0], [-1.0, -2.0, -1.0]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %im = memref.get_global @im : memref<5x6xf32>
  %k = memref.get_global @k : memref<3x3xf32>
  %z = arith.constant 0.0 : f32
  %p = memref.alloc() : memref<7x8xf32>
  %zero = arith.constant dense<0.0> : vector<7x8xf32>
  vector.transfer_write %zero, %p[%c0, %c0] {in_bounds = [true, true]} : vector<7x8xf32>, memref<7x8xf32>
  %all = vector.transfer_read %im[%c0, %c0], %z {in_bounds = [true, true]} : memref<5x6xf32>, vector<5x6xf32>
  vector.transfer_write %all, %p[%c1, %c1] {in_bounds = [true, true]} : vector<5x6xf32>, memref<7x8xf32>
  scf.for %i = %c0 to %c5 step %c1 {
    %start = arith.constant dense<0.0> : vector<6xf32>
    %row = affine.for %a = 0 to 3 iter_args(%r = %start) -> (vector<6xf32>) {
      %next = affine.for %c = 0 to 3 iter_args(%s = %r) -> (vector<6xf32>) {
        %w = affine.load %k[%a, %c] : memref<3x3xf32>
        %wv = vector.broadcast %w : f32 to vector<6xf32>
        %y = arith.addi %i, %a : index
        %x = vector.transfer_read %p[%y, %c], %z : memref<7x8xf32>, vector<6xf32>
        %t = vector.fma %wv, %x, %s : vector<6xf32>
        affine.yield %t : vector<6xf32>
      }
      affine.yield %next : vector<6xf32>
    }
    vector.print %row : vector<6xf32>
  }
  %status = arith.constant 0 : i32
  return %status : i32
}
