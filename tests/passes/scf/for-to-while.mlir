// RUN: terrace opt %s --scf-for-to-while
// RUN: terrace opt %s --scf-for-to-while --mlir-print-debuginfo

func.func @loops(%a: memref<?xi32>, %n: index, %x: i32, %lb: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for unsigned %i = %lb to %n step %c1 iter_args(%s = %f) -> f32 {
    %0 = arith.addi %x, %x : i32
    memref.store %0, %a[%i] : memref<?xi32>
    %1 = scf.for %j = %c0 to %i step %c1 iter_args(%t = %s) -> f32 {
      %2 = arith.addf %t, %t : f32
      scf.yield %2 : f32
    } {foo}
    scf.yield %1 : f32
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %a[%i] : memref<?xi32>
  }
  scf.for %i = %x to %x step %x : i32 {
    scf.for %k = %x to %i step %x : i32 {
      memref.store %i, %a[%c0] : memref<?xi32>
    }
  }
  return %r : f32
}
