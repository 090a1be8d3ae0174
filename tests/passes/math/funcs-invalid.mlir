// RUN: not terrace opt %s --convert-math-to-funcs --split-input-file 2>&1

// DIFFERS: upstream calls a function of scalars with tensors; it takes scalable vectors apart as if they were not

func.func @tensor(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = math.ipowi %x, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @vector(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = math.ipowi %x, %x : vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
