// RUN: terrace opt %s --convert-bufferization-to-memref
// DIFFERS: upstream refuses to clone into layouts that no cast gives to a buffer without layout, such as those with an offset.

func.func @offset(%m: memref<2xf32, strided<[1], offset: 1>>) -> memref<2xf32, strided<[1], offset: 1>> {
  %0 = bufferization.clone %m : memref<2xf32, strided<[1], offset: 1>> to memref<2xf32, strided<[1], offset: 1>>
  return %0 : memref<2xf32, strided<[1], offset: 1>>
}

func.func @transposed(%m: memref<2x3xf32, strided<[1, 2]>, 3>) -> memref<2x3xf32, strided<[1, 2]>, 3> {
  %0 = bufferization.clone %m : memref<2x3xf32, strided<[1, 2]>, 3> to memref<2x3xf32, strided<[1, 2]>, 3>
  return %0 : memref<2x3xf32, strided<[1, 2]>, 3>
}

func.func @every_second(%m: memref<2x?x3xf32, strided<[?, 6, 2], offset: ?>>) -> memref<2x?x3xf32, strided<[?, 6, 2], offset: ?>> {
  %0 = bufferization.clone %m : memref<2x?x3xf32, strided<[?, 6, 2], offset: ?>> to memref<2x?x3xf32, strided<[?, 6, 2], offset: ?>>
  return %0 : memref<2x?x3xf32, strided<[?, 6, 2], offset: ?>>
}

func.func @empty(%m: memref<0x4xf32, strided<[8, 2], offset: 5>>) -> memref<0x4xf32, strided<[8, 2], offset: 5>> {
  %0 = bufferization.clone %m : memref<0x4xf32, strided<[8, 2], offset: 5>> to memref<0x4xf32, strided<[8, 2], offset: 5>>
  return %0 : memref<0x4xf32, strided<[8, 2], offset: 5>>
}

func.func @scalar(%m: memref<f32, strided<[], offset: 7>>) -> memref<f32, strided<[], offset: 7>> {
  %0 = bufferization.clone %m : memref<f32, strided<[], offset: 7>> to memref<f32, strided<[], offset: 7>>
  return %0 : memref<f32, strided<[], offset: 7>>
}
