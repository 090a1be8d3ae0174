// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --finalize-memref-to-llvm=use-aligned-alloc=1
// RUN: terrace opt %s --finalize-memref-to-llvm=use-generic-functions=1
// RUN: terrace opt %s --finalize-memref-to-llvm='use-generic-functions=1 use-aligned-alloc=1'

func.func @scratch(%n: index) {
  %plain = memref.alloc(%n) : memref<?xf32>
  %aligned = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
  memref.dealloc %plain : memref<?xf32>
  memref.dealloc %aligned : memref<8xf32>
  return
}
