// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=32

func.func private @declared(i32, f32) -> i64
func.func private @no_args()
func.func private @two_results() -> (i32, f32)
func.func private @memrefs(memref<f32>, memref<4xf32>, memref<?x4xf64, strided<[?, 1], offset: ?>>, memref<2x?xi8, 3>) -> memref<?xf32>
func.func private @unranked(memref<*xf32>) -> memref<*xi8, 3>
func.func private @special(index, complex<f32>, vector<2x3xf32>, (i32) -> i32, si8, ui16, f8E5M2, vector<f32>, vector<[4]xi32>) -> vector<2xindex>
func.func @empty() {
  return
}
func.func @identity(%a: i32) -> i32 {
  return %a : i32
}
func.func @pair(%a: i32, %b: f32) -> (i32, f32) {
  return %a, %b : i32, f32
}
func.func @index(%i: index) -> index {
  return %i : index
}
func.func @memref_arg(%m: memref<?x8xf32>) {
  return
}
func.func @memref_through(%m: memref<?x8xf32>) -> memref<?x8xf32> {
  return %m : memref<?x8xf32>
}
func.func @memref_two(%m: memref<f32>, %i: index, %n: memref<4xf32>) -> (memref<4xf32>, index, memref<f32>) {
  return %n, %i, %m : memref<4xf32>, index, memref<f32>
}
func.func private @hidden(%a: i32) -> i32 {
  return %a : i32
}
func.func nested @nested(%a: i32) {
  return
}
func.func public @public() {
  return
}
