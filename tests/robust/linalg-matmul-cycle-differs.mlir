// RUN: not terrace opt %s --allow-unregistered-dialect 2>&1
// DIFFERS: upstream follows the values forever.

// The body adds values from outside that follow from themselves.
%t = "test.def"() : () -> tensor<4x4xf32>
%a = arith.negf %b : f32
%b = arith.negf %a : f32
%0 = "linalg.matmul"(%t, %t, %t) <{operandSegmentSizes = array<i32: 2, 1>}> ({
^bb0(%x: f32, %y: f32, %z: f32):
  %1 = arith.addf %a, %z : f32
  linalg.yield %1 : f32
}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
