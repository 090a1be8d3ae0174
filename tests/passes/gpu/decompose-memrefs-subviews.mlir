// RUN: terrace opt %s --allow-unregistered-dialect --gpu-decompose-memrefs

// The types of views stay, also where constants say more of offsets and strides.
func.func @dynamic(%m: memref<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %0 = memref.subview %m[%tx, %ty, %tz] [%c2, %c2, %c2] [%c1, %c1, %c1] : memref<?x?x?xf32> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
    %1 = memref.subview %m[0, %ty, %tz] [2, %c2, %c2] [1, %c2, 1] : memref<?x?x?xf32> to memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>
    %2 = memref.subview %m[%c0, %c0, %c0] [%c2, %c2, %c2] [1, 1, 1] : memref<?x?x?xf32> to memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>
    %3 = memref.subview %m[0, 0, 0] [2, 1, 2] [1, 1, 1] : memref<?x?x?xf32> to memref<2x2xf32, strided<[?, 1]>>
    "test.use"(%0, %1, %2, %3) : (memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>, memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>, memref<2x2xf32, strided<[?, 1]>>) -> ()
    gpu.terminator
  }
  return
}

func.func @static(%m: memref<4x5x6xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %0 = memref.subview %m[%c1, %c1, %c1] [2, 2, 2] [1, 1, 1] : memref<4x5x6xf32> to memref<2x2x2xf32, strided<[30, 6, 1], offset: ?>>
    %1 = memref.subview %m[1, 1, 1] [2, 2, 2] [%c1, %c1, %c2] : memref<4x5x6xf32> to memref<2x2x2xf32, strided<[?, ?, ?], offset: 37>>
    %2 = memref.subview %m[0, 0, 0] [4, 5, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<4x5x6xf32>
    %3 = memref.subview %m[0, 0, 0] [4, 5, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<4x5x6xf32, strided<[30, 6, 1]>>
    %4 = memref.subview %m[0, 0, 0] [1, 1, 6] [1, 1, 1] : memref<4x5x6xf32> to memref<6xf32, strided<[1]>>
    "test.use"(%0, %1, %2, %3, %4) : (memref<2x2x2xf32, strided<[30, 6, 1], offset: ?>>, memref<2x2x2xf32, strided<[?, ?, ?], offset: 37>>, memref<4x5x6xf32>, memref<4x5x6xf32, strided<[30, 6, 1]>>, memref<6xf32, strided<[1]>>) -> ()
    gpu.terminator
  }
  return
}
