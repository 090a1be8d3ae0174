// RUN: terrace compile %s --emit=llvm-dialect
// DIFFERS: LLVM has no such formats, and MLIR no pass that computes with them

// Formats whose NaN is the encoding with all bits set, and the one of negative zero.

func.func @all_bits(%a: f8E4M3FN) -> f32 {
  %wide = arith.extf %a : f8E4M3FN to f32
  return %wide : f32
}

func.func @negative_zero(%a: vector<4xf8E5M2FNUZ>) -> vector<4xf32> {
  %wide = arith.extf %a : vector<4xf8E5M2FNUZ> to vector<4xf32>
  return %wide : vector<4xf32>
}

func.func @powers_of_two(%a: f8E8M0FNU) -> f32 {
  %wide = arith.extf %a : f8E8M0FNU to f32
  return %wide : f32
}
