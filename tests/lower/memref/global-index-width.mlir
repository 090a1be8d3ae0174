// RUN: terrace opt %s --finalize-memref-to-llvm=index-bitwidth=32
// RUN: terrace opt %s --finalize-memref-to-llvm=index-bitwidth=16

memref.global "private" @g : memref<2x3xi16, 1> = dense<7>
func.func @f() -> memref<2x3xi16, 1> {
  %0 = memref.get_global @g : memref<2x3xi16, 1>
  return %0 : memref<2x3xi16, 1>
}
