// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx942"
// RUN: terrace opt %s "--convert-arith-to-amdgpu=chipset=gfx942 saturate-fp8-truncf"

func.func @scalars(%h: f32, %d: f64, %e: f8E5M2FNUZ, %k: f16) -> (f8E5M2FNUZ, f8E5M2FNUZ, f8E4M3FNUZ, f32, f64, f16, f32) {
  %0 = arith.truncf %h : f32 to f8E5M2FNUZ
  %5 = arith.truncf %d : f64 to f8E5M2FNUZ
  %6 = arith.truncf %k : f16 to f8E4M3FNUZ
  %9 = arith.extf %e : f8E5M2FNUZ to f32
  %14 = arith.extf %e : f8E5M2FNUZ to f64
  %15 = arith.extf %e : f8E5M2FNUZ to f16
  %16 = arith.extf %k : f16 to f32
  return %0, %5, %6, %9, %14, %15, %16 : f8E5M2FNUZ, f8E5M2FNUZ, f8E4M3FNUZ, f32, f64, f16, f32
}
func.func @vec(%v: vector<5xf32>, %w: vector<2x3xf32>, %z: vector<f32>, %b: vector<2xf16>) -> (vector<5xf8E4M3FNUZ>, vector<2x3xf8E5M2FNUZ>, vector<2xf8E5M2FNUZ>) {
  %1 = arith.truncf %v : vector<5xf32> to vector<5xf8E4M3FNUZ>
  %2 = arith.truncf %w : vector<2x3xf32> to vector<2x3xf8E5M2FNUZ>
  %4 = arith.truncf %b : vector<2xf16> to vector<2xf8E5M2FNUZ>
  return %1, %2, %4 : vector<5xf8E4M3FNUZ>, vector<2x3xf8E5M2FNUZ>, vector<2xf8E5M2FNUZ>
}
func.func @half(%h: f32, %v: vector<5xf32>, %z: vector<f32>, %b: vector<2xf32>) -> (f16, vector<5xf16>, vector<2xf16>) {
  %6 = arith.truncf %h : f32 to f16
  %7 = arith.truncf %v : vector<5xf32> to vector<5xf16>
  %9 = arith.truncf %b : vector<2xf32> to vector<2xf16>
  return %6, %7, %9 : f16, vector<5xf16>, vector<2xf16>
}
func.func @ext(%s: vector<5xf8E4M3FNUZ>, %u: vector<f8E5M2FNUZ>, %x: vector<2x2xf8E5M2FNUZ>) -> (vector<5xf16>, vector<f32>, vector<2x2xf32>) {
  %10 = arith.extf %s : vector<5xf8E4M3FNUZ> to vector<5xf16>
  %11 = arith.extf %u : vector<f8E5M2FNUZ> to vector<f32>
  %13 = arith.extf %x : vector<2x2xf8E5M2FNUZ> to vector<2x2xf32>
  return %10, %11, %13 : vector<5xf16>, vector<f32>, vector<2x2xf32>
}
