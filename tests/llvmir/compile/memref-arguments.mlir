// RUN: terrace compile %s

func.func private @callee(memref<?x8xf32>, index) -> memref<?x8xf32>
func.func @f(%m: memref<?x8xf32>, %n: index) -> memref<?x8xf32> {
  %0 = call @callee(%m, %n) : (memref<?x8xf32>, index) -> memref<?x8xf32>
  %1 = call @callee(%0, %n) : (memref<?x8xf32>, index) -> memref<?x8xf32>
  return %1 : memref<?x8xf32>
}
func.func @swap(%a: memref<4xf32>, %b: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  return %b, %a : memref<4xf32>, memref<4xf32>
}
