// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @static() -> memref<4x8xf32> {
  %0 = memref.alloca() : memref<4x8xf32>
  return %0 : memref<4x8xf32>
}
func.func @dynamic(%m: index) -> memref<?x3xf64> {
  %0 = memref.alloca(%m) : memref<?x3xf64>
  return %0 : memref<?x3xf64>
}
func.func @rank0() {
  %0 = memref.alloca() : memref<i32>
  return
}
func.func @aligned() {
  %0 = memref.alloca() {alignment = 32 : i64} : memref<4xf32>
  return
}
func.func @space() {
  %0 = memref.alloca() : memref<4xf32, 3>
  return
}
