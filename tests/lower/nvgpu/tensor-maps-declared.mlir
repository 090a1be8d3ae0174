// RUN: terrace opt %s --convert-nvgpu-to-nvvm

llvm.func @mgpuTensorMapEncodeTiledMemref(i64, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr) -> !llvm.ptr
func.func @t(%a: memref<*xf32>, %b: memref<*xi32>, %c: memref<*xui8>, %d: memref<*xbf16>, %e: memref<*xf64>, %f: memref<*xi64>, %i: index, %g: memref<*xui64>, %h: memref<*xui16>, %j: memref<*xui32>) {
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
