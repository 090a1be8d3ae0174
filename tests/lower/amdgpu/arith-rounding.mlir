// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx950 allow-packed-f16-round-to-zero"

func.func @f(%h: f32, %v: vector<2xf32> ) -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2, vector<2xf8E5M2>) {
  %0 = arith.truncf %h to_nearest_even {x} : f32 to f8E5M2
  %1 = arith.truncf %h fastmath<fast> {x} : f32 to f8E5M2
  %2 = arith.truncf %h downward : f32 to f8E5M2
  %3 = arith.truncf %h {x} : f32 to f8E5M2
  %4 = arith.truncf %v downward {x} : vector<2xf32> to vector<2xf8E5M2>
  return %0, %1, %2, %3, %4 : f8E5M2, f8E5M2, f8E5M2, f8E5M2, vector<2xf8E5M2>
}
func.func @g(%h: f32, %v: vector<4xf32>, %d: f64, %b: vector<2xf64>) -> (f16, vector<4xf16>, f16, vector<2xf16>) {
  %0 = arith.truncf %h : f32 to f16
  %1 = arith.truncf %v {x} : vector<4xf32> to vector<4xf16>
  %2 = arith.truncf %d : f64 to f16
  %3 = arith.truncf %b : vector<2xf64> to vector<2xf16>
  return %0 , %1, %2, %3: f16, vector<4xf16>, f16, vector<2xf16>
}
func.func @h(%v: vector<[4]xf32>) -> vector<[4]xf16> {
  %1 = arith.truncf %v {x} : vector<[4]xf32> to vector<[4]xf16>
  return %1 : vector<[4]xf16>
}
func.func @i(%v: vector<[4]xf32>, %t: tensor<4xf32>) -> (vector<[4]xf8E5M2>, tensor<4xf8E5M2>) {
  %1 = arith.truncf %v {x} : vector<[4]xf32> to vector<[4]xf8E5M2>
  %2 = arith.truncf %t {x} : tensor<4xf32> to tensor<4xf8E5M2>
  return %1, %2 : vector<[4]xf8E5M2>, tensor<4xf8E5M2>
}
