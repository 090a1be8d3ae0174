// RUN: terrace compile %s
// DIFFERS: upstream's pipeline leaves some of these operations behind.

func.func @sum_of_rows(%m: memref<?x8xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %j = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
    %row = memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<?x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    %x = memref.load %row[%j] : memref<8xf32, strided<[1], offset: ?>>
    %k = index.add %i, %j
    %kx = index.cmp slt(%k, %n)
    %y = affine.load %m[symbol(%n) - 1, symbol(%n) mod 8] : memref<?x8xf32>
    %s = arith.addf %x, %y : f32
    %next = arith.addf %acc, %s : f32
    scf.yield %next : f32
  }
  return %sum : f32
}
