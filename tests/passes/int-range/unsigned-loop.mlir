// RUN: terrace opt %s --int-range-optimizations
// DIFFERS: upstream takes the bounds of loops that compare unsigned numbers for signed ones

func.func @unsigned(%n: i32, %m: memref<i1>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for unsigned %i = %c0 to %n step %c1 : i32 {
    %0 = arith.cmpi sge, %i, %c0 : i32
    memref.store %0, %m[] : memref<i1>
  }
  scf.for %i = %c0 to %n step %c1 : i32 {
    %0 = arith.cmpi sge, %i, %c0 : i32
    memref.store %0, %m[] : memref<i1>
  }
  return
}

func.func @known(%m: memref<i1>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %max = arith.constant -2 : i32
  scf.for unsigned %i = %c1 to %max step %c1 : i32 {
    %0 = arith.cmpi ne, %i, %c0 : i32
    memref.store %0, %m[] : memref<i1>
    %1 = arith.cmpi ult, %i, %max : i32
    memref.store %1, %m[] : memref<i1>
  }
  return
}
