// RUN: terrace compile %s

func.func @blur(%in: memref<?xf32>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %third = arith.constant 0.333333343 : f32
  %n = memref.dim %in, %c0 : memref<?xf32>
  %last = arith.subi %n, %c1 : index
  scf.for %i = %c1 to %last step %c1 {
    %l = arith.subi %i, %c1 : index
    %r = arith.addi %i, %c1 : index
    %a = memref.load %in[%l] : memref<?xf32>
    %b = memref.load %in[%i] : memref<?xf32>
    %c = memref.load %in[%r] : memref<?xf32>
    %ab = arith.addf %a, %b : f32
    %abc = arith.addf %ab, %c : f32
    %m = arith.mulf %abc, %third : f32
    memref.store %m, %out[%i] : memref<?xf32>
  }
  return
}
