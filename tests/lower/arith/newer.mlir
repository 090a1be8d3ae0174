// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --lower-to-llvm

// DIFFERS: MLIR 22 does not have these operations; MLIR 24 does not lower all of them

func.func @convert(%b: bf16, %v: vector<4xbf16>) -> (f16, f16, vector<4xf16>) {
  %0 = arith.convertf %b : bf16 to f16
  %1 = arith.convertf %b downward : bf16 to f16
  %2 = arith.convertf %v fastmath<fast> {note} : vector<4xbf16> to vector<4xf16>
  return %0, %1, %2 : f16, f16, vector<4xf16>
}
func.func @flush(%a: f32, %b: f80, %v: vector<4xf16>) -> (f32, f80, vector<4xf16>) {
  %0 = arith.flush_denormals %a : f32
  %1 = arith.flush_denormals %b : f80
  %2 = arith.flush_denormals %v : vector<4xf16>
  return %0, %1, %2 : f32, f80, vector<4xf16>
}
func.func @flush_quad(%a: f128) -> f128 {
  %0 = arith.flush_denormals %a : f128
  return %0 : f128
}
func.func @subtract(%x: i8, %y: i8, %i: index, %v: vector<4xi32>) -> (i8, i1, index, i1, vector<4xi32>, vector<4xi1>) {
  %c5 = arith.constant 5 : index
  %w = arith.constant dense<3> : vector<4xi32>
  %0:2 = arith.subui_extended %x, %y : i8, i1
  %1:2 = arith.subui_extended %i, %c5 : index, i1
  %2:2 = arith.subui_extended %v, %w : vector<4xi32>, vector<4xi1>
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : i8, i1, index, i1, vector<4xi32>, vector<4xi1>
}
