// RUN: terrace opt %s --convert-math-to-llvm
// RUN: terrace opt %s --convert-to-llvm

// DIFFERS: upstream makes operations here that its verifier refuses

func.func @isfinite(%a: vector<2x3xf32>) -> vector<2x3xi1> {
  %0 = math.isfinite %a : vector<2x3xf32>
  return %0 : vector<2x3xi1>
}

func.func @isnan(%a: vector<2x1x[2]xf64>) -> vector<2x1x[2]xi1> {
  %0 = math.isnan %a : vector<2x1x[2]xf64>
  return %0 : vector<2x1x[2]xi1>
}

func.func @sincos(%a: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %0, %1 = math.sincos %a fastmath<fast> {x} : vector<2x3xf32>
  return %0, %1 : vector<2x3xf32>, vector<2x3xf32>
}

// Left as it is: the intrinsic takes one exponent only.
func.func @fpowi(%a: vector<4xf32>, %b: vector<4xi32>) -> vector<4xf32> {
  %0 = math.fpowi %a, %b : vector<4xf32>, vector<4xi32>
  return %0 : vector<4xf32>
}

func.func @fpowi_n(%a: vector<2x4xf32>, %b: vector<2x4xi32>) -> vector<2x4xf32> {
  %0 = math.fpowi %a, %b : vector<2x4xf32>, vector<2x4xi32>
  return %0 : vector<2x4xf32>
}
