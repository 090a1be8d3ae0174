// Transfers in a loop of 200000 iterations, whose buffers take no new stack.
// DIFFERS: the buffers of upstream take new stack in each iteration, which overflows

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %m = memref.alloc() : memref<8x8xi32>
  %one = arith.constant dense<1> : vector<8x8xi32>
  %p = arith.constant 0 : i32
  %n = arith.constant 200000 : index
  affine.for %i = 0 to 8 { affine.for %j = 0 to 8 { affine.store %p, %m[%i, %j] : memref<8x8xi32> } }
  scf.for %i = %c0 to %n step %c1 {
    %v = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<8x8xi32>, vector<8x8xi32>
    %w = arith.addi %v, %one : vector<8x8xi32>
    vector.transfer_write %w, %m[%c0, %c0] {in_bounds = [true, true]} : vector<8x8xi32>, memref<8x8xi32>
  }
  %r = vector.transfer_read %m[%c7, %c0], %p : memref<8x8xi32>, vector<2x8xi32>
  vector.print %r : vector<2x8xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
