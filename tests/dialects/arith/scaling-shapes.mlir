// RUN: not terrace opt %s --split-input-file 2>&1
// What is scaled has the shape of the result; the scale may be a scalar.

func.func @scalar_scale(%a: vector<4xf16>, %b: f16) {
  %0 = arith.scaling_extf %a, %b : vector<4xf16>, f16 to vector<4xf32>
  return
}

// -----

func.func @scalar_input(%a: f16, %b: vector<4xf16>) {
  %0 = arith.scaling_extf %a, %b : f16, vector<4xf16> to vector<4xf32>
  return
}

// -----

func.func @scalable(%a: f128, %b: vector<[4]xf16>) {
  %0 = arith.scaling_truncf %a, %b : f128, vector<[4]xf16> to vector<[4]xf64>
  return
}

// -----

func.func @scalar_result(%a: vector<4xf128>, %b: vector<4xf16>) {
  %0 = arith.scaling_truncf %a, %b : vector<4xf128>, vector<4xf16> to f16
  return
}

// -----

func.func @length(%a: vector<4xf16>, %b: f16) {
  %0 = arith.scaling_extf %a, %b : vector<4xf16>, f16 to vector<5xf32>
  return
}

// -----

func.func @tensors(%a: tensor<4xf16>, %b: f16) {
  %0 = arith.scaling_extf %a, %b : tensor<4xf16>, f16 to tensor<?xf32>
  return
}

// -----

func.func @wider(%a: f32, %b: f16) {
  %0 = arith.scaling_truncf %a, %b : f32, f16 to f64
  return
}
