// RUN: terrace opt %s --allow-unregistered-dialect --gpu-decompose-memrefs

func.func @f(%n: index, %m: memref<?x?xf32>, %s: memref<4x8xf32>, %d: memref<?x?xf32, strided<[?, ?], offset: ?>>, %z: memref<f32>) {
  %c1 = arith.constant 1 : index
  %x0 = memref.load %m[%n, %c1] : memref<?x?xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) workgroup(%w : memref<32x4xf32, 3>) {
    %x = memref.load %m[%tx, %c1] : memref<?x?xf32>
    memref.store %x, %s[%tx, %ty] : memref<4x8xf32>
    memref.store %x, %w[%tx, %ty] : memref<32x4xf32, 3>
    memref.store %x, %d[%tx, %ty] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    memref.store %x, %z[] : memref<f32>
    %v = memref.subview %m[%tx, %ty] [%sx, %n] [2, %n] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %v2 = memref.subview %s[1, %ty] [1, 4] [1, 1] : memref<4x8xf32> to memref<4xf32, strided<[1], offset: ?>>
    %v3 = memref.subview %s[0, 0] [2, 8] [1, 1] : memref<4x8xf32> to memref<2x8xf32, strided<[8, 1]>>
    "test.use"(%v, %v2, %v3) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>, memref<2x8xf32, strided<[8, 1]>>) -> ()
    gpu.terminator
  }
  return
}
