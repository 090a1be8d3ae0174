// RUN: terrace opt %s --convert-func-to-llvm --finalize-memref-to-llvm --split-input-file
// RUN: not terrace compile %s --split-input-file 2>&1
// DIFFERS: upstream leaves memory spaces that are unsigned numbers, and names no place for those that are none

// #111242
func.func @unsigned(%m: memref<10xf32, 1 : ui64>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<10xf32, 1 : ui64>
  return %0 : f32
}

// -----

// #58803
func.func @text(%m: memref<?xf32, "global">) {
  return
}

// -----

// #64076, #64385
func.func @alloc(%n: index) {
  %0 = memref.alloc() : memref<14xf16, "shared">
  %1 = memref.alloc(%n) : memref<?xf16, "shared">
  %2 = memref.alloca() : memref<4xf32, "shared">
  return
}
