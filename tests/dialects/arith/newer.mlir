// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-version=24
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic
// RUN: not terrace opt %s --split-input-file --mlir-version=22 2>&1

// DIFFERS: MLIR 22 does not have these operations

func.func @forms(%a: f32, %b: bf16, %h: f16, %i: i32, %v: vector<4xbf16>, %t: tensor<4x?xi32>) {
  %0 = arith.convertf %b : bf16 to f16
  %1 = arith.convertf %h downward fastmath<fast> {note} : f16 to bf16
  %2 = arith.convertf %v to_nearest_away : vector<4xbf16> to vector<4xf16>
  %3 = arith.flush_denormals %a : f32
  %4 = arith.flush_denormals %v fastmath<nnan> {note} : vector<4xbf16>
  %diff, %borrow = arith.subui_extended %i, %i : i32, i1
  %5:2 = arith.subui_extended %t, %t {note} : tensor<4x?xi32>, tensor<4x?xi1>
  return
}
