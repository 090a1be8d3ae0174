// RUN: terrace compile %s

func.func @f(%a: i32, %b: f32, %m: memref<4xf32>) -> (i32, memref<4xf32>, f32, index) {
  %c = arith.constant 3 : index
  return %a, %m, %b, %c : i32, memref<4xf32>, f32, index
}
func.func @g(%m: memref<4xf32>, %a: i32, %b: f32) -> f32 {
  %0:4 = call @f(%a, %b, %m) : (i32, f32, memref<4xf32>) -> (i32, memref<4xf32>, f32, index)
  %1 = memref.load %0#1[%0#3] : memref<4xf32>
  return %1 : f32
}
