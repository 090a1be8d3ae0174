// RUN: terrace compile %s

func.func @argmax(%m: memref<?xf32>, %n: index) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %m[%c0] : memref<?xf32>
  %r:2 = scf.for %i = %c1 to %n step %c1 iter_args(%bi = %c0, %bv = %first) -> (index, f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %g = arith.cmpf ogt, %v, %bv : f32
    %ni = arith.select %g, %i, %bi : index
    %nv = arith.select %g, %v, %bv : f32
    scf.yield %ni, %nv : index, f32
  }
  return %r#0, %r#1 : index, f32
}
