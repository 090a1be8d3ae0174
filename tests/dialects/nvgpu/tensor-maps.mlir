// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

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
