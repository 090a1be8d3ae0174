// A loop over vectors whose last iteration is masked.

memref.global "private" constant @x : memref<11xf32> = dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0]>
memref.global "private" constant @y : memref<11xf32> = dense<[0.0, 1.0, 4.0, 2.0, 2.0, 4.0, 1.0, 0.0, 1.0, 4.0, 2.0]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c11 = arith.constant 11 : index
  %x = memref.get_global @x : memref<11xf32>
  %y = memref.get_global @y : memref<11xf32>
  %f = arith.constant 0.5 : f32
  %a = vector.broadcast %f : f32 to vector<4xf32>
  %pass = arith.constant dense<0.0> : vector<4xf32>
  %o = memref.alloc() : memref<11xf32>
  scf.for %i = %c0 to %c11 step %c4 {
    %left = arith.subi %c11, %i : index
    %k = vector.create_mask %left : vector<4xi1>
    %l = vector.maskedload %x[%i], %k, %pass : memref<11xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %r = vector.maskedload %y[%i], %k, %pass : memref<11xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %s = vector.fma %a, %l, %r : vector<4xf32>
    vector.maskedstore %o[%i], %k, %s : memref<11xf32>, vector<4xi1>, vector<4xf32>
  }
  %all = vector.load %o[%c0] : memref<11xf32>, vector<11xf32>
  vector.print %all : vector<11xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
