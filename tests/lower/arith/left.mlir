// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-to-llvm

// Operations on types that have no LLVM equivalent stay as they are.
func.func @tensor(%a: tensor<4xi32>, %b: tensor<?xf32>) {
  %0 = arith.addi %a, %a : tensor<4xi32>
  %1 = arith.mulf %b, %b : tensor<?xf32>
  %2 = arith.constant dense<1> : tensor<4xi32>
  %3 = arith.cmpi eq, %a, %a : tensor<4xi32>
  return
}
func.func @tf32(%a: tf32) {
  %0 = arith.addf %a, %a : tf32
  return
}
func.func @scalable_nd(%a: vector<2x[4]xf32>, %b: vector<[2]x4xf32>) {
  %0 = arith.addf %a, %a : vector<2x[4]xf32>
  %1 = arith.addf %b, %b : vector<[2]x4xf32>
  return
}
func.func @scaling(%a: f8E5M2, %s: f8E8M0FNU, %f: f32) {
  %0 = arith.scaling_extf %a, %s : f8E5M2, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %f, %s : f32, f8E8M0FNU to f8E5M2
  return
}
func.func @nd_extended(%a: vector<2x3xi32>) {
  %s, %c = arith.addui_extended %a, %a : vector<2x3xi32>, vector<2x3xi1>
  %l, %h = arith.mulsi_extended %a, %a : vector<2x3xi32>
  return
}
