// RUN: terrace opt %s --int-range-optimizations

// Sizes that do not fit 32 bits say nothing.
func.func @large(%m: memref<4xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4294967297 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    %t = gpu.thread_id x
    %0 = arith.cmpi ult, %t, %c1 : index
    memref.store %0, %m[%c0] : memref<4xi1>
    %g = gpu.global_id x
    %1 = arith.cmpi ult, %g, %c1 : index
    memref.store %1, %m[%c0] : memref<4xi1>
    gpu.terminator
  }
  return
}

func.func @small(%m: memref<4xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 32 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    %t = gpu.thread_id x
    %0 = arith.cmpi ult, %t, %n : index
    memref.store %0, %m[%c0] : memref<4xi1>
    gpu.terminator
  }
  return
}
