// RUN: terrace opt %s --amdgpu-fold-memrefs-ops
// DIFFERS: upstream writes to the source of a view whose elements are neighbours although those of the source's rows are not, which is
// invalid.

func.func @f(%m: memref<64xf16>, %l: memref<64x64xf16, strided<[1, 64]>, 3>, %i: index) {
  %0 = memref.subview %l[0, %i] [64, 1] [1, 1] : memref<64x64xf16, strided<[1, 64]>, 3> to memref<64xf16, strided<[1], offset: ?>, 3>
  amdgpu.gather_to_lds %m[%i], %0[%i] : f16, memref<64xf16>, memref<64xf16, strided<[1], offset: ?>, 3>
  return
}
