// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx950"
// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx950 allow-packed-f16-round-to-zero"
// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx1200 saturate-fp8-truncf"
// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx1100"

func.func @scalars(%h: f32, %d: f64, %e: f8E5M2, %k: f16) -> (f8E5M2, f8E5M2, f8E4M3FN, f32, f64, f16, f32) {
  %0 = arith.truncf %h : f32 to f8E5M2
  %5 = arith.truncf %d : f64 to f8E5M2
  %6 = arith.truncf %k : f16 to f8E4M3FN
  %9 = arith.extf %e : f8E5M2 to f32
  %14 = arith.extf %e : f8E5M2 to f64
  %15 = arith.extf %e : f8E5M2 to f16
  %16 = arith.extf %k : f16 to f32
  return %0, %5, %6, %9, %14, %15, %16 : f8E5M2, f8E5M2, f8E4M3FN, f32, f64, f16, f32
}
func.func @vec(%v: vector<5xf32>, %w: vector<2x3xf32>, %z: vector<f32>, %b: vector<2xf16>) -> (vector<5xf8E4M3FN>, vector<2x3xf8E5M2>, vector<2xf8E5M2>) {
  %1 = arith.truncf %v : vector<5xf32> to vector<5xf8E4M3FN>
  %2 = arith.truncf %w : vector<2x3xf32> to vector<2x3xf8E5M2>
  %4 = arith.truncf %b : vector<2xf16> to vector<2xf8E5M2>
  return %1, %2, %4 : vector<5xf8E4M3FN>, vector<2x3xf8E5M2>, vector<2xf8E5M2>
}
func.func @half(%h: f32, %v: vector<5xf32>, %z: vector<f32>, %b: vector<2xf32>) -> (f16, vector<5xf16>, vector<2xf16>) {
  %6 = arith.truncf %h : f32 to f16
  %7 = arith.truncf %v : vector<5xf32> to vector<5xf16>
  %9 = arith.truncf %b : vector<2xf32> to vector<2xf16>
  return %6, %7, %9 : f16, vector<5xf16>, vector<2xf16>
}
func.func @ext(%s: vector<5xf8E4M3FN>, %u: vector<f8E5M2>, %x: vector<2x2xf8E5M2>) -> (vector<5xf16>, vector<f32>, vector<2x2xf32>) {
  %10 = arith.extf %s : vector<5xf8E4M3FN> to vector<5xf16>
  %11 = arith.extf %u : vector<f8E5M2> to vector<f32>
  %13 = arith.extf %x : vector<2x2xf8E5M2> to vector<2x2xf32>
  return %10, %11, %13 : vector<5xf16>, vector<f32>, vector<2x2xf32>
}
