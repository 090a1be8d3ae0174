// RUN: terrace opt %s --convert-tensor-to-linalg

func.func @pad(%t: tensor<?x4xf32>, %n: index, %f: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %t low[1, %n] high[2, 3] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @const(%t: tensor<?x4xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.pad %t low[1, %n] high[2, %n] { ^bb0(%a: index, %b: index): 
    %f = arith.constant 1.0 : f32
    tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @gen(%t: tensor<?x4xi32>, %n: index) -> tensor<?x10xi32> {
  %0 = tensor.pad %t nofold low[0, 3] high[0, 3] { ^bb0(%a: index, %b: index): 
    %c1 = arith.constant 1 : index
    %s = arith.addi %c1, %c1 : index
    %x = arith.addi %a, %s : index
    %f = arith.index_cast %x : index to i32
    tensor.yield %f : i32 } : tensor<?x4xi32> to tensor<?x10xi32>
  return %0 : tensor<?x10xi32>
}
func.func @stat(%t: tensor<2x4xi32>, %f: i32) -> tensor<4x10xi32> {
  %0 = tensor.pad %t nofold low[2, 3] high[0, 3] { ^bb0(%a: index, %b: index): 
    tensor.yield %f : i32 } : tensor<2x4xi32> to tensor<4x10xi32>
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %s = arith.addi %c1, %c1 : i32
  %1 = tensor.pad %0 low[%c0, 0] high[0, 3] { ^bb0(%a: index, %b: index): 
    tensor.yield %s : i32 } : tensor<4x10xi32> to tensor<4x13xi32>
  %2 = tensor.extract_slice %1[0, 0] [4, 10] [1, 1] : tensor<4x13xi32> to tensor<4x10xi32>
  return %2 : tensor<4x10xi32>
}
func.func @nof(%t: tensor<2x4xi32>, %f: i32) -> tensor<2x4xi32> {
  %0 = tensor.pad %t low[0, 0] high[0, 0] { ^bb0(%a: index, %b: index): 
    tensor.yield %f : i32 } : tensor<2x4xi32> to tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
func.func @slice(%cc: i1, %t: tensor<?x?xi32>, %f: i32, %n : index) -> tensor<?x4xi32> {
  %s = tensor.extract_slice %t[0, 0] [%n, 4] [1, 1] : tensor<?x?xi32> to tensor<?x4xi32>
  %c = tensor.cast %s : tensor<?x4xi32> to tensor<?x?xi32>
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %s low[0, 0] high[0, 0] { ^bb0(%a: index, %b: index): 
    tensor.yield %f : i32 } : tensor<?x4xi32> to tensor<?x4xi32>
  %1 = tensor.pad %c low[%c0, 0] high[1, 0] { ^bb0(%a: index, %b: index): 
    tensor.yield %f : i32 } : tensor<?x?xi32> to tensor<?x4xi32>
  %2 = scf.if %cc -> tensor<?x4xi32> {
  %3 = tensor.pad %c low[%c0, 0] high[1, 0] { ^bb0(%a: index, %b: index): 
    tensor.yield %f : i32 } : tensor<?x?xi32> to tensor<?x4xi32>
    scf.yield %3 : tensor<?x4xi32>
    } else { scf.yield %1 : tensor<?x4xi32> }
  return %0 : tensor<?x4xi32>
}
