// A product of matrices by outer products of tiles, of which the last ones are partly out of bounds.

memref.global "private" constant @a : memref<5x6xf32> = dense<[[-3.0, 2.0, 0.0, -2.0, 3.0, 1.0], [0.0, -2.0, 3.0, 1.0, -1.0, -3.0], [3.0, 1.0, -1.0, -3.0, 2.0, 0.0], [-1.0, -3.0, 2.0, 0.0, -2.0, 3.0], [2.0, 0.0, -2.0, 3.0, 1.0, -1.0]]>
memref.global "private" constant @b : memref<6x7xf32> = dense<[[-2.0, 1.0, -1.0, 2.0, 0.0, -2.0, 1.0], [0.0, -2.0, 1.0, -1.0, 2.0, 0.0, -2.0], [2.0, 0.0, -2.0, 1.0, -1.0, 2.0, 0.0], [-1.0, 2.0, 0.0, -2.0, 1.0, -1.0, 2.0], [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, -1.0], [-2.0, 1.0, -1.0, 2.0, 0.0, -2.0, 1.0]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %a = memref.get_global @a : memref<5x6xf32>
  %b = memref.get_global @b : memref<6x7xf32>
  %z = arith.constant 0.0 : f32
  %out = memref.alloc(%c5, %c7) : memref<?x?xf32>
  %da = memref.cast %a : memref<5x6xf32> to memref<?x?xf32>
  %db = memref.cast %b : memref<6x7xf32> to memref<?x?xf32>
  %zero = arith.constant dense<0.0> : vector<4x4xf32>
  scf.for %i = %c0 to %c5 step %c4 {
    scf.for %j = %c0 to %c7 step %c4 {
      %sum = scf.for %k = %c0 to %c6 step %c1 iter_args(%acc = %zero) -> (vector<4x4xf32>) {
        %l = vector.transfer_read %da[%i, %k], %z {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
        %r = vector.transfer_read %db[%k, %j], %z : memref<?x?xf32>, vector<4xf32>
        %next = vector.outerproduct %l, %r, %acc {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
        scf.yield %next : vector<4x4xf32>
      }
      vector.transfer_write %sum, %out[%i, %j] : vector<4x4xf32>, memref<?x?xf32>
    }
  }
  scf.for %i = %c0 to %c5 step %c1 {
    %row = vector.transfer_read %out[%i, %c0], %z {in_bounds = [true]} : memref<?x?xf32>, vector<7xf32>
    vector.print %row : vector<7xf32>
  }
  %status = arith.constant 0 : i32
  return %status : i32
}
