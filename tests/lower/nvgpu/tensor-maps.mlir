// RUN: terrace opt %s --convert-nvgpu-to-nvvm
// RUN: terrace opt %s --convert-nvgpu-to-nvvm --mlir-print-op-generic

!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!line = !nvgpu.tensormap.descriptor<tensor = memref<64xf32, #gpu.address_space<workgroup>>, swizzle = swizzle_32b, l2promo = l2promo_64b, oob = nan, interleave = none>
!group = !nvgpu.mbarrier.group<memorySpace = 3>

func.func @maps(%map: !map, %line: !line, %b: !group, %m: memref<64x64xf16, 3>, %l: memref<64xf32, 3>, %u: memref<*xf16>, %i: index, %p: i1, %mask: i16) {
  nvgpu.tma.async.load %map[%i, %i], %b[%i] to %m : !map, !group -> memref<64x64xf16, 3>
  nvgpu.tma.async.load %line[%i], %b[%i] to %l, predicate = %p : !line, !group -> memref<64xf32, 3>
  nvgpu.tma.async.load %map[%i, %i], %b[%i] to %m multicast_mask = %mask, predicate = %p {a} : !map, !group -> memref<64x64xf16, 3>
  "nvgpu.tma.async.load"(%m, %b, %map, %i, %i, %i, %mask) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 1, 0>}> : (memref<64x64xf16, 3>, !group, !map, index, index, index, i16) -> ()
  nvgpu.tma.async.store %m to %map[%i, %i] : memref<64x64xf16, 3> -> !map
  nvgpu.tma.async.store %m to %map[%i, %i], predicate = %p : memref<64x64xf16, 3> -> !map
  "nvgpu.tma.async.store"(%l, %line, %i, %p) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<64xf32, 3>, !line, index, i1) -> ()
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !map
  %1 = "nvgpu.tma.create.descriptor"(%u, %i) : (memref<*xf16>, index) -> !line
  nvgpu.tma.fence.descriptor %map : !map
  "nvgpu.tma.fence.descriptor"(%line) {a} : (!line) -> ()
  nvgpu.tma.prefetch.descriptor %map : !map
  nvgpu.tma.prefetch.descriptor %map, predicate = %p : !map
  "nvgpu.tma.prefetch.descriptor"(%line) : (!line) -> ()
  %2 = nvgpu.warpgroup.generate.descriptor %m, %map : memref<64x64xf16, 3>, !map -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
  %3 = "nvgpu.warpgroup.generate.descriptor"(%m, %map) {a} : (memref<64x64xf16, 3>, !map) -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
  return
}

// All types of elements that CUDA knows.
func.func @types(%a: memref<*xf32>, %b: memref<*xi32>, %c: memref<*xui8>, %d: memref<*xbf16>, %e: memref<*xf64>, %f: memref<*xi64>, %i: index, %g: memref<*xui64>, %h: memref<*xui16>, %j: memref<*xui32>) {
  %0 = nvgpu.tma.create.descriptor %a box[%i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
  %1 = nvgpu.tma.create.descriptor %b box[%i] : memref<*xi32> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
  %2 = nvgpu.tma.create.descriptor %c box[%i] : memref<*xui8> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
  %3 = nvgpu.tma.create.descriptor %d box[%i] : memref<*xbf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
  %4 = nvgpu.tma.create.descriptor %e box[%i] : memref<*xf64> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
  %5 = nvgpu.tma.create.descriptor %f box[%i] : memref<*xi64> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
  %6 = nvgpu.tma.create.descriptor %g box[%i] : memref<*xui64> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
  %7 = nvgpu.tma.create.descriptor %h box[%i] : memref<*xui16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
  %8 = nvgpu.tma.create.descriptor %j box[%i] : memref<*xui32> -> !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
  return
}
