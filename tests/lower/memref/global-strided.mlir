// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm

memref.global "private" constant @rows : memref<4x3xi16, strided<[5, 1]>> = dense<7>
memref.global @offset : memref<2xf32, strided<[1], offset: 3>>
memref.global @equal : memref<2x3xf32, strided<[3, 1]>> = dense<1.0>
memref.global @plain : memref<3xf32, strided<[1]>> = dense<1.0>
func.func @f() -> (memref<4x3xi16, strided<[5, 1]>>, memref<3xf32, strided<[1]>>) {
  %0 = memref.get_global @rows : memref<4x3xi16, strided<[5, 1]>>
  %1 = memref.get_global @plain : memref<3xf32, strided<[1]>>
  return %0, %1 : memref<4x3xi16, strided<[5, 1]>>, memref<3xf32, strided<[1]>>
}
