// RUN: terrace compile %s

func.func @f(%m: memref<?xf32>, %i: index) -> f32 attributes {llvm.emit_c_interface} {
  %0 = memref.load %m[%i] : memref<?xf32>
  return %0 : f32
}
func.func private @imported(memref<4xf32>) -> i32 attributes {llvm.emit_c_interface}
func.func @call(%m: memref<4xf32>) -> i32 {
  %0 = call @imported(%m) : (memref<4xf32>) -> i32
  return %0 : i32
}
