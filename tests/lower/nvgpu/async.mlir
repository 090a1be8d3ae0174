// RUN: terrace opt %s --convert-nvgpu-to-nvvm
// RUN: terrace opt %s --convert-nvgpu-to-nvvm --mlir-print-op-generic

func.func @copy(%a: memref<4x5xf32>, %b: memref<16xf32, 3>, %w: memref<4xf16, #gpu.address_space<workgroup>>, %h: memref<4xf16>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i], 4 : memref<4x5xf32> to memref<16xf32, 3>
  %1 = nvgpu.device_async_copy %a[%i, %i], %b[%i], 4 {bypassL1} : memref<4x5xf32> to memref<16xf32, 3>
  %2 = nvgpu.device_async_copy %h[%i], %w[%i], 8, %i {bypassL1 = unit, a = 1} : memref<4xf16> to memref<4xf16, #gpu.address_space<workgroup>>
  %3 = "nvgpu.device_async_copy"(%b, %i, %a, %i, %i, %i) <{dstElements = 1 : index, operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>}> : (memref<16xf32, 3>, index, memref<4x5xf32>, index, index, index) -> !nvgpu.device.async.token
  %4 = nvgpu.device_async_create_group %0, %1, %2 {a}
  %5 = nvgpu.device_async_create_group {b}
  %6 = "nvgpu.device_async_create_group"(%3) : (!nvgpu.device.async.token) -> !nvgpu.device.async.token
  nvgpu.device_async_wait %4
  nvgpu.device_async_wait %5 {numGroups = 1 : i32}
  "nvgpu.device_async_wait"(%6) <{numGroups = 2 : i32}> : (!nvgpu.device.async.token) -> ()
  return
}

func.func @scalar(%a: memref<f32>, %b: memref<f32, 3>, %s: memref<4x4xf32, strided<[8, 1], offset: 2>>, %t: memref<4x4xf32, strided<[?, 1], offset: ?>, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[], %b[], 1 : memref<f32> to memref<f32, 3>
  %1 = nvgpu.device_async_copy %s[%i, %i], %t[%i, %i], 2 : memref<4x4xf32, strided<[8, 1], offset: 2>> to memref<4x4xf32, strided<[?, 1], offset: ?>, 3>
  return
}

func.func @global(%a: memref<4xf32, 1>, %b: memref<4xf32, #gpu.address_space<global>>, %s: memref<4xf32, #gpu.address_space<private>>, %c: memref<4xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %c[%i], 4 : memref<4xf32, 1> to memref<4xf32, 3>
  %1 = nvgpu.device_async_copy %b[%i], %c[%i], 4 : memref<4xf32, #gpu.address_space<global>> to memref<4xf32, 3>
  %2 = nvgpu.device_async_copy %s[%i], %c[%i], 4 : memref<4xf32, #gpu.address_space<private>> to memref<4xf32, 3>
  return
}
