// RUN: terrace opt %s --canonicalize

// DIFFERS: MLIR 22 does not have these operations; the result is that of MLIR 24

func.func @constants(%x: i8, %w: vector<2xi8>) -> (f16, f32, f32, i8, i1, i8, i1, vector<2xi8>, vector<2xi1>, i8, i1, f16, f32, i8, i1) {
  %b = arith.constant 1.5 : bf16
  %big = arith.constant 1.0e30 : bf16
  %0 = arith.convertf %b : bf16 to f16
  %1 = arith.convertf %big : bf16 to f16
  %den = arith.constant 1.0e-40 : f32
  %n = arith.constant 1.0 : f32
  %2 = arith.flush_denormals %den : f32
  %3 = arith.flush_denormals %n : f32
  %c5 = arith.constant 5 : i8
  %c7 = arith.constant 7 : i8
  %c0 = arith.constant 0 : i8
  %v1 = arith.constant dense<[1,2]> : vector<2xi8>
  %v2 = arith.constant dense<[2,1]> : vector<2xi8>
  %d, %e = arith.subui_extended %c5, %c7 : i8, i1
  %d1, %e1 = arith.subui_extended %x, %c0 : i8, i1
  %d2, %e2 = arith.subui_extended %v1, %v2 : vector<2xi8>, vector<2xi1>
  %d3, %e3 = arith.subui_extended %x, %c5 : i8, i1
  %d4, %e4 = arith.subui_extended %c0, %x : i8, i1
  %f2 = arith.flush_denormals %3 : f32
  return %0, %2, %f2, %d, %e, %d1, %e1, %d2, %e2, %d3, %e3, %1, %3, %d4, %e4 : f16, f32, f32, i8, i1, i8, i1, vector<2xi8>, vector<2xi1>, i8, i1, f16, f32, i8, i1
}
func.func @without_borrow(%x: i8) -> i8 {
  %c5 = arith.constant 5 : i8
  %d4, %e4 = arith.subui_extended %x, %c5 : i8, i1
  return %d4 : i8
}
func.func @twice(%x: f32) -> f32 {
  %f = arith.flush_denormals %x : f32
  %f2 = arith.flush_denormals %f : f32
  return %f2 : f32
}
func.func @back(%b: bf16) -> bf16 {
  %0 = arith.convertf %b : bf16 to f16
  %1 = arith.convertf %0 : f16 to bf16
  return %1 : bf16
}
func.func @equal(%x: i8, %w: vector<2xi8>) -> (i8, i1, vector<2xi8>, vector<2xi1>) {
  %0:2 = arith.subui_extended %x, %x : i8, i1
  %1:2 = arith.subui_extended %w, %w : vector<2xi8>, vector<2xi1>
  return %0#0, %0#1, %1#0, %1#1 : i8, i1, vector<2xi8>, vector<2xi1>
}
// The sign of a denormal number stays.
func.func @negative() -> (f32, f64, f8E4M3FNUZ) {
  %a = arith.constant -1.0e-40 : f32
  %b = arith.constant dense<-1.0e-310> : vector<2xf64>
  %c = arith.constant 0x81 : f8E4M3FNUZ
  %0 = arith.flush_denormals %a : f32
  %1 = arith.flush_denormals %b : vector<2xf64>
  %2 = vector.extract %1[0] : f64 from vector<2xf64>
  %3 = arith.flush_denormals %c : f8E4M3FNUZ
  return %0, %2, %3 : f32, f64, f8E4M3FNUZ
}
