// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace compile %s

func.func @read(%m: memref<f32>) -> f32 {
  %v = memref.load %m[] : memref<f32>
  return %v : f32
}
func.func @write(%m: memref<f32>, %v: f32) {
  memref.store %v, %m[] : memref<f32>
  return
}
