// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv

func.func private @declared(memref<4xf32>, i32) -> memref<4xf32>
func.func private @scalar_result(memref<f32, 3>) -> (memref<2x3xi8>, i32)
func.func @arg(%m: memref<4x8xf32>) {
  return
}
func.func @through(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func.func @two(%m: memref<4xf32>, %i: index) -> (memref<4xf32>, index) {
  return %m, %i : memref<4xf32>, index
}
func.func @strided(%m: memref<4x8xf32, strided<[16, 2], offset: 5>>) -> memref<4x8xf32, strided<[16, 2], offset: 5>> {
  return %m : memref<4x8xf32, strided<[16, 2], offset: 5>>
}
func.func @call(%m: memref<4xf32>, %a: i32) -> memref<4xf32> {
  %0 = call @declared(%m, %a) : (memref<4xf32>, i32) -> memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @call_multi(%m: memref<f32, 3>) -> memref<2x3xi8> {
  %0:2 = call @scalar_result(%m) : (memref<f32, 3>) -> (memref<2x3xi8>, i32)
  return %0#0 : memref<2x3xi8>
}
func.func @indirect(%f: (memref<4xf32>) -> memref<4xf32>, %m: memref<4xf32>) -> memref<4xf32> {
  %0 = call_indirect %f(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @attrs(%m: memref<4xf32> {llvm.noalias, llvm.align = 16 : i64}) {
  return
}
func.func @rank0(%m: memref<f32>) -> memref<f32> {
  return %m : memref<f32>
}
