// RUN: terrace compile %s

func.func @sum(%n: index, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %acc, %v : f32
    scf.yield %s : f32
  }
  return %r : f32
}
func.func @i32_loop(%lb: i32, %ub: i32, %st: i32, %m: memref<i32>) {
  scf.for %i = %lb to %ub step %st : i32 {
    memref.store %i, %m[] : memref<i32>
  }
  return
}
