// RUN: terrace opt %s --finalize-memref-to-llvm

// Products of sizes wrap.
func.func @f(%n: index) {
  %a = memref.alloc() : memref<8589934592x8589934592x5xi8>
  %b = memref.alloca() : memref<3074457345618258602x7xi16>
  %c = memref.alloc() : memref<4611686018427387904x2x3xi8>
  %d = memref.alloc(%n) : memref<?x4611686018427387904x5xi8>
  return
}
