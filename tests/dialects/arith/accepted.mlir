// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Text that looks wrong and is accepted.
// ONE-WAY: the custom form writes one type where operands may have several that are compatible.

func.func @compatible_tensors(%t: tensor<4xi32>, %u: tensor<?xi32>, %w: tensor<*xi32>) {
  %0 = "arith.addi"(%t, %u) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>
  return
}

func.func @unknown_property(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{nope = 1}> : (i32, i32) -> i32
  return
}

func.func @said_twice(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> {overflowFlags = #arith.overflow<nuw>} : (i32, i32) -> i32
  %1 = arith.addi %a, %a overflow<nsw> {overflowFlags = #arith.overflow<nuw>} : i32
  return
}

func.func @unused_result(%a: i32) {
  arith.addi %a, %a : i32
  "arith.addi"(%a, %a) : (i32, i32) -> i32
  return
}

func.func @memref_casts(%a: memref<4xi32>, %b: memref<4xi32, 1>) {
  %0 = arith.bitcast %a : memref<4xi32> to memref<?xf32>
  %1 = arith.bitcast %b : memref<4xi32, 1> to memref<4xf32, 2>
  return
}

func.func @scalar_scale(%a: vector<4xf4E2M1FN>, %s: f8E8M0FNU) {
  %0 = arith.scaling_extf %a, %s : vector<4xf4E2M1FN>, f8E8M0FNU to vector<4xf32>
  return
}

func.func @scalable_splat() {
  %0 = arith.constant dense<1> : vector<[4]xi32>
  return
}
// UNSTABLE: operands of compatible but different types are printed with one type, as upstream
