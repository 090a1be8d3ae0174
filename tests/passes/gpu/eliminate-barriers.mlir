// RUN: terrace opt %s --allow-unregistered-dialect --gpu-eliminate-barriers

func.func @straight(%A: memref<2x32xf32>, %B: memref<f32>, %x: f32, %c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.barrier
  %0 = memref.load %B[] : memref<f32>
  gpu.barrier
  memref.store %x, %B[] : memref<f32>
  gpu.barrier
  gpu.barrier
  %1 = memref.load %B[] : memref<f32>
  gpu.barrier
  %2 = memref.load %A[%c0, %c0] : memref<2x32xf32>
  gpu.barrier
  %a = memref.alloca() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  gpu.barrier
  %3 = memref.load %a[%c0] : memref<4xf32>
  gpu.barrier
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %A[%c0, %i] : memref<2x32xf32>
    gpu.barrier
    %4 = memref.load %A[%c0, %i] : memref<2x32xf32>
    gpu.barrier
  }
  gpu.barrier
  scf.if %c {
    memref.store %x, %A[%c0, %c1] : memref<2x32xf32>
    gpu.barrier
  } else {
    gpu.barrier
  }
  %al = memref.alloc() : memref<4xf32>
  gpu.barrier
  memref.dealloc %al : memref<4xf32>
  gpu.barrier
  func.call @g() : () -> ()
  gpu.barrier
  "test.x"() : () -> ()
  gpu.barrier
  gpu.barrier
  scf.while : () -> () { scf.condition(%c) } do { gpu.barrier memref.store %x, %B[] : memref<f32> scf.yield }
  return
}
func.func private @g()
func.func @loop(%n: index, %B: memref<4xf32>, %C: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    scf.for %i = %c0 to %n step %c1 {
      memref.copy %B, %C : memref<4xf32> to memref<4xf32>
      gpu.barrier
      %v = vector.load %B[%c0] : memref<4xf32>, vector<4xf32>
      gpu.barrier
      vector.store %v, %B[%c0] : memref<4xf32>, vector<4xf32>
    }
    %al = memref.alloc() : memref<4xf32>
    memref.store %x, %al[%c0] : memref<4xf32>
    gpu.barrier
    %sv = memref.subview %al[0] [2] [1] : memref<4xf32> to memref<2xf32>
    memref.store %x, %sv[%c0] : memref<2xf32>
    gpu.barrier
    gpu.terminator
  }
  return
}
