// Three generations of the game of life; reads beyond the last row and column are padding.

memref.global "private" constant @life : memref<5x6xi32> = dense<[[0, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [1, 1, 1, 0, 0, 0], [0, 0, 0, 0, 1, 1], [0, 0, 0, 0, 1, 1]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %life = memref.get_global @life : memref<5x6xi32>
  %z = arith.constant 0 : i32
  %a = memref.alloc(%c6, %c7) : memref<?x?xi32>
  %zero = arith.constant dense<0> : vector<6x7xi32>
  vector.transfer_write %zero, %a[%c0, %c0] {in_bounds = [true, true]} : vector<6x7xi32>, memref<?x?xi32>
  %start = vector.transfer_read %life[%c0, %c0], %z {in_bounds = [true, true]} : memref<5x6xi32>, vector<5x6xi32>
  vector.transfer_write %start, %a[%c1, %c1] {in_bounds = [true, true]} : vector<5x6xi32>, memref<?x?xi32>
  %three = arith.constant dense<3> : vector<5x6xi32>
  %four = arith.constant dense<4> : vector<5x6xi32>
  %none = arith.constant dense<0> : vector<5x6xi32>
  %one = arith.constant dense<1> : vector<5x6xi32>
  scf.for %g = %c0 to %c3 step %c1 {
    %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%r = %none) -> (vector<5x6xi32>) {
      %next = scf.for %j = %c0 to %c3 step %c1 iter_args(%s = %r) -> (vector<5x6xi32>) {
        %v = vector.transfer_read %a[%i, %j], %z : memref<?x?xi32>, vector<5x6xi32>
        %t = arith.addi %s, %v : vector<5x6xi32>
        scf.yield %t : vector<5x6xi32>
      }
      scf.yield %next : vector<5x6xi32>
    }
    %self = vector.transfer_read %a[%c1, %c1], %z : memref<?x?xi32>, vector<5x6xi32>
    %born = arith.cmpi eq, %sum, %three : vector<5x6xi32>
    %stays = arith.cmpi eq, %sum, %four : vector<5x6xi32>
    %kept = arith.select %stays, %self, %none : vector<5x6xi1>, vector<5x6xi32>
    %new = arith.select %born, %one, %kept : vector<5x6xi1>, vector<5x6xi32>
    vector.transfer_write %new, %a[%c1, %c1] : vector<5x6xi32>, memref<?x?xi32>
    vector.print %new : vector<5x6xi32>
  }
  %status = arith.constant 0 : i32
  return %status : i32
}
