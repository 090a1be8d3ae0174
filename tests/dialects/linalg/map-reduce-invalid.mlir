// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@below {{expected operation name in quotes}}
  %2 = linalg.map {foo} ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32, %y: f32, %z : f32) {
    %s = arith.mulf %x, %z : f32
    linalg.yield %s : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@below {{expected '}'}}
  %2 = linalg.map {foo = 1} ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) (%x: f32, %y: f32, %z : f32) {
    %s = arith.mulf %x, %z : f32
    linalg.yield %s : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>, %c : tensor<4xi1>) {
  %2 = linalg.map ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xi1>) (%x: f32, %y: f32, %z: i1) { %s = arith.cmpf olt, %x, %y : f32 linalg.yield %s : i1}
  %3 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32, %z: f32) { %s = math.exp %x : f32 linalg.yield %s : f32}
  // expected-error@below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  %5 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32, %z: f32) { %s = "foo.bar"(%x) {x} : (f32) -> f32 linalg.yield %s : f32}
  %6 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32, %z: f32) { %s = arith.addf %x, %x : f32 linalg.yield %s : f32}
  %8 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32, %z: f32) { %s:2 = "foo.bar"(%x) {x} : (f32) -> (f32, f32) linalg.yield %s#0 : f32}
  %9 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32, %z: f32) { %s = arith.extf %x : f32 to f64  %t = arith.truncf %s : f64 to f32 linalg.yield %t : f32}
  %10 = linalg.map ins(%b : tensor<4xi32>) outs(%a : tensor<4xf32>) (%x: i32, %z: f32) { %s = arith.sitofp %x : i32 to f32 linalg.yield %s : f32}
  %11 = linalg.map ins(%b : tensor<4xi32>) outs(%a : tensor<4xf32>) (%x: i32, %z: f32) { %s = "foo.baz"(%x) ({ }) : (i32) -> f32 linalg.yield %s : f32}
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>, %c : tensor<4xi1>) {
  // expected-error@below {{unregistered operation 'arith.nope' found in dialect ('arith') that does not allow unknown operations}}
  %2 = linalg.map { arith.nope } ins(%b : tensor<4xi32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>, %c : tensor<4xi1>) {
  // expected-error@below {{expected bare identifier or keyword}}
  %2 = linalg.map { } ins(%b : tensor<4xi32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>, %c : tensor<4xi1>) {
  // expected-error@below {{'.addf' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
  %2 = linalg.map { addf } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>, %c : tensor<4xi1>) {
  // expected-error@below {{'arith.addf' op expected 2 operands, but found 1}}
  %2 = linalg.map { arith.addf } ins(%a: tensor<4xf32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>, %c : tensor<4xi1>) {
  // expected-error@below {{'arith.addf' op operand #1 must be floating-point-like, but got 'i32'}}
  %2 = linalg.map { arith.addf } ins(%a, %b: tensor<4xf32>, tensor<4xi32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>, %c : tensor<4xi1>) {
  // expected-error@below {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  %2 = linalg.reduce { arith.addf } ins(%a: tensor<4x4xf32>) outs(%b : tensor<4xf32>) dimensions = [1, 0]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.transpose' op size of permutation 0 does not match the argument rank 2}}
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%c : memref<4x5xf32>) permutation = []
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 2, dimensions size: 1, init rank: 2}}
  linalg.broadcast ins(%a : memref<4x5xf32>) outs(%c : memref<4x5xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 2}}
  linalg.reduce { arith.addf } ins(%a : memref<4x5xf32>) outs(%c : memref<4x5xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.transpose' op permutation is not valid}}
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%c : memref<4x5xf32>) permutation = [1]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 5}}
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%c : memref<4x5xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  linalg.reduce { arith.addf } ins(%a : memref<4x5xf32>) outs(%c : memref<4x5xf32>) dimensions = [2]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<5x4xf32>) {
  // expected-error@below {{'linalg.broadcast' op input dim 0 should match init dim 0. input: 4, init: 5}}
  linalg.broadcast ins(%a : memref<4x5xf32>) outs(%c : memref<5x4xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<5x4xf32>) {
  // expected-error@below {{'linalg.reduce' op init dimensions [5, 4] doesn't match input dimensions after reduction [4, 5]}}
  linalg.reduce { arith.addf } ins(%a : memref<4x5xf32>) outs(%c : memref<5x4xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<5x4xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5) to match shape of output (5, 4)}}
  linalg.map { math.exp } ins(%a : memref<4x5xf32>) outs(%c : memref<5x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<5x4xf32>) {
  // expected-error@below {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  linalg.reduce { arith.addf } ins(%a, %c : memref<4x5xf32>, memref<5x4xf32>) outs(%c, %a : memref<5x4xf32>, memref<4x5xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4xf32>) {
  // expected-error@below {{'linalg.transpose' op input rank 2 does not match init rank 1}}
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%c : memref<4xf32>) permutation = []
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4xf32>) {
  // expected-error@below {{'linalg.reduce' op init dimensions [4] doesn't match input dimensions after reduction [5]}}
  linalg.reduce { arith.addf } ins(%a : memref<4x5xf32>) outs(%c : memref<4xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5) to match shape of output (4)}}
  linalg.map { math.exp } ins(%a : memref<4x5xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<f32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5) to match shape of output ()}}
  linalg.map { math.exp } ins(%a : memref<4x5xf32>) outs(%c : memref<f32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@below {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 2], got: -1}}
  linalg.broadcast ins(%a : memref<4x5xf32>) outs(%c : memref<4x5x6xf32>) dimensions = [-1]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5) to match shape of output (4, 5, 6)}}
  linalg.map { math.exp } ins(%a : memref<4x5xf32>) outs(%c : memref<4x5x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<?x5xf32>) {
  // expected-error@below {{'linalg.broadcast' op input dim 0 should match init dim 0. input: 4, init: -9223372036854775808}}
  linalg.broadcast ins(%a : memref<4x5xf32>) outs(%c : memref<?x5xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<?x5xf32>) {
  // expected-error@below {{'linalg.reduce' op init dimensions [-9223372036854775808, 5] doesn't match input dimensions after reduction [4, 5]}}
  linalg.reduce { arith.addf } ins(%a : memref<4x5xf32>) outs(%c : memref<?x5xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<?x5xf32>) {
  // expected-error@below {{'linalg.transpose' op dim(result, 0) = -9223372036854775808 doesn't match dim(input, permutation[0]) = 4}}
  linalg.transpose ins(%a : memref<4x5xf32>) outs(%c : memref<?x5xf32>) permutation = [0, 1]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<?x5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5) to match shape of output (-9223372036854775808, 5)}}
  linalg.map { math.exp } ins(%a : memref<4x5xf32>) outs(%c : memref<?x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4x?xf32>) {
  // expected-error@below {{'linalg.reduce' op init dimensions [4, -9223372036854775808] doesn't match input dimensions after reduction [4, 5]}}
  linalg.reduce { arith.addf } ins(%a : memref<4x5xf32>) outs(%c : memref<4x?xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %c: memref<4x?xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5) to match shape of output (4, -9223372036854775808)}}
  linalg.map { math.exp } ins(%a : memref<4x5xf32>) outs(%c : memref<4x?xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
  linalg.broadcast ins(%a : memref<4xf32>) outs(%c : memref<4x5xf32>) dimensions = [2]
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4) to match shape of output (4, 5)}}
  linalg.map { math.exp } ins(%a : memref<4xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4) to match shape of output (5)}}
  linalg.map { math.exp } ins(%a : memref<4xf32>) outs(%c : memref<5xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4) to match shape of output ()}}
  linalg.map { math.exp } ins(%a : memref<4xf32>) outs(%c : memref<f32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4) to match shape of output (4, 5, 6)}}
  linalg.map { math.exp } ins(%a : memref<4xf32>) outs(%c : memref<4x5x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<?x5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4) to match shape of output (-9223372036854775808, 5)}}
  linalg.map { math.exp } ins(%a : memref<4xf32>) outs(%c : memref<?x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<4x?xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4) to match shape of output (4, -9223372036854775808)}}
  linalg.map { math.exp } ins(%a : memref<4xf32>) outs(%c : memref<4x?xf32>)
  return
}

// -----

func.func @f(%a: memref<f32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.reduce' op dimensions for reduction should be in the range [0, -1].}}
  linalg.reduce { arith.addf } ins(%a : memref<f32>) outs(%c : memref<4x5xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: memref<f32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input () to match shape of output (4, 5)}}
  linalg.map { math.exp } ins(%a : memref<f32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<f32>, %c: memref<4xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input () to match shape of output (4)}}
  linalg.map { math.exp } ins(%a : memref<f32>) outs(%c : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<f32>, %c: memref<4x5x6xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input () to match shape of output (4, 5, 6)}}
  linalg.map { math.exp } ins(%a : memref<f32>) outs(%c : memref<4x5x6xf32>)
  return
}

// -----

func.func @f(%a: memref<f32>, %c: memref<?x5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input () to match shape of output (-9223372036854775808, 5)}}
  linalg.map { math.exp } ins(%a : memref<f32>) outs(%c : memref<?x5xf32>)
  return
}

// -----

func.func @f(%a: memref<f32>, %c: memref<4x?xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input () to match shape of output (4, -9223372036854775808)}}
  linalg.map { math.exp } ins(%a : memref<f32>) outs(%c : memref<4x?xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5x6xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5, 6) to match shape of output (4, 5)}}
  linalg.map { math.exp } ins(%a : memref<4x5x6xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5x6xf32>, %c: memref<4xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5, 6) to match shape of output (4)}}
  linalg.map { math.exp } ins(%a : memref<4x5x6xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5x6xf32>, %c: memref<f32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5, 6) to match shape of output ()}}
  linalg.map { math.exp } ins(%a : memref<4x5x6xf32>) outs(%c : memref<f32>)
  return
}

// -----

func.func @f(%a: memref<4x5x6xf32>, %c: memref<?x5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5, 6) to match shape of output (-9223372036854775808, 5)}}
  linalg.map { math.exp } ins(%a : memref<4x5x6xf32>) outs(%c : memref<?x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5x6xf32>, %c: memref<4x?xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, 5, 6) to match shape of output (4, -9223372036854775808)}}
  linalg.map { math.exp } ins(%a : memref<4x5x6xf32>) outs(%c : memref<4x?xf32>)
  return
}

// -----

func.func @f(%a: memref<?x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.broadcast' op input dim 0 should match init dim 0. input: -9223372036854775808, init: 4}}
  linalg.broadcast ins(%a : memref<?x5xf32>) outs(%c : memref<4x5xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<?x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.reduce' op init dimensions [4, 5] doesn't match input dimensions after reduction [-9223372036854775808, 5]}}
  linalg.reduce { arith.addf } ins(%a : memref<?x5xf32>) outs(%c : memref<4x5xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<?x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = -9223372036854775808}}
  linalg.transpose ins(%a : memref<?x5xf32>) outs(%c : memref<4x5xf32>) permutation = [0, 1]
  return
}

// -----

func.func @f(%a: memref<?x5xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (-9223372036854775808, 5) to match shape of output (4, 5)}}
  linalg.map { math.exp } ins(%a : memref<?x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<?x5xf32>, %c: memref<4xf32>) {
  // expected-error@below {{'linalg.reduce' op init dimensions [4] doesn't match input dimensions after reduction [-9223372036854775808]}}
  linalg.reduce { arith.addf } ins(%a : memref<?x5xf32>) outs(%c : memref<4xf32>) dimensions = [1]
  return
}

// -----

func.func @f(%a: memref<?x5xf32>, %c: memref<4xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (-9223372036854775808, 5) to match shape of output (4)}}
  linalg.map { math.exp } ins(%a : memref<?x5xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<?x5xf32>, %c: memref<f32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (-9223372036854775808, 5) to match shape of output ()}}
  linalg.map { math.exp } ins(%a : memref<?x5xf32>) outs(%c : memref<f32>)
  return
}

// -----

func.func @f(%a: memref<?x5xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (-9223372036854775808, 5) to match shape of output (4, 5, 6)}}
  linalg.map { math.exp } ins(%a : memref<?x5xf32>) outs(%c : memref<4x5x6xf32>)
  return
}

// -----

func.func @f(%a: memref<?x5xf32>, %c: memref<4x?xf32>) {
  // expected-error@below {{'linalg.reduce' op init dimensions [4, -9223372036854775808] doesn't match input dimensions after reduction [-9223372036854775808, 5]}}
  linalg.reduce { arith.addf } ins(%a : memref<?x5xf32>) outs(%c : memref<4x?xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<?x5xf32>, %c: memref<4x?xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (-9223372036854775808, 5) to match shape of output (4, -9223372036854775808)}}
  linalg.map { math.exp } ins(%a : memref<?x5xf32>) outs(%c : memref<4x?xf32>)
  return
}

// -----

func.func @f(%a: memref<4x?xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.reduce' op init dimensions [4, 5] doesn't match input dimensions after reduction [4, -9223372036854775808]}}
  linalg.reduce { arith.addf } ins(%a : memref<4x?xf32>) outs(%c : memref<4x5xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<4x?xf32>, %c: memref<4x5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, -9223372036854775808) to match shape of output (4, 5)}}
  linalg.map { math.exp } ins(%a : memref<4x?xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x?xf32>, %c: memref<4xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, -9223372036854775808) to match shape of output (4)}}
  linalg.map { math.exp } ins(%a : memref<4x?xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x?xf32>, %c: memref<f32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, -9223372036854775808) to match shape of output ()}}
  linalg.map { math.exp } ins(%a : memref<4x?xf32>) outs(%c : memref<f32>)
  return
}

// -----

func.func @f(%a: memref<4x?xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, -9223372036854775808) to match shape of output (4, 5, 6)}}
  linalg.map { math.exp } ins(%a : memref<4x?xf32>) outs(%c : memref<4x5x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x?xf32>, %c: memref<?x5xf32>) {
  // expected-error@below {{'linalg.reduce' op init dimensions [-9223372036854775808, 5] doesn't match input dimensions after reduction [4, -9223372036854775808]}}
  linalg.reduce { arith.addf } ins(%a : memref<4x?xf32>) outs(%c : memref<?x5xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<4x?xf32>, %c: memref<?x5xf32>) {
  // expected-error@below {{'linalg.map' op expected shape of input (4, -9223372036854775808) to match shape of output (-9223372036854775808, 5)}}
  linalg.map { math.exp } ins(%a : memref<4x?xf32>) outs(%c : memref<?x5xf32>)
  return
}
