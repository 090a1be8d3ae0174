// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @unary(%a: memref<4x?xf32>, %c: memref<4x?xf32>) {
  linalg.abs ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.ceil ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.erf ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.exp ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.floor ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.log ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.negf ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.reciprocal ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.round ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.rsqrt ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.sqrt ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.square ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.tanh ins(%a : memref<4x?xf32>) outs(%c : memref<4x?xf32>)
  return
}

func.func @binary(%a: memref<4xf64>, %b: memref<4xf64>, %c: memref<4xf64>) {
  linalg.add ins(%a, %b : memref<4xf64>, memref<4xf64>) outs(%c : memref<4xf64>)
  linalg.sub ins(%a, %b : memref<4xf64>, memref<4xf64>) outs(%c : memref<4xf64>)
  linalg.mul ins(%a, %b : memref<4xf64>, memref<4xf64>) outs(%c : memref<4xf64>)
  linalg.div ins(%a, %b : memref<4xf64>, memref<4xf64>) outs(%c : memref<4xf64>)
  linalg.max ins(%a, %b : memref<4xf64>, memref<4xf64>) outs(%c : memref<4xf64>)
  linalg.min ins(%a, %b : memref<4xf64>, memref<4xf64>) outs(%c : memref<4xf64>)
  linalg.powf ins(%a, %b : memref<4xf64>, memref<4xf64>) outs(%c : memref<4xf64>)
  return
}

func.func @integers(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) {
  linalg.add ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.sub ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.mul ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.div ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.div_unsigned ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.max ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  linalg.min ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)
  return
}

func.func @booleans(%a: memref<4xi1>, %b: memref<4xi1>, %c: memref<4xi1>) {
  linalg.add ins(%a, %b : memref<4xi1>, memref<4xi1>) outs(%c : memref<4xi1>)
  linalg.mul ins(%a, %b : memref<4xi1>, memref<4xi1>) outs(%c : memref<4xi1>)
  return
}

func.func @complex(%a: memref<4xcomplex<f32>>, %c: memref<4xcomplex<f32>>) {
  linalg.add ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%c : memref<4xcomplex<f32>>)
  linalg.sub ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%c : memref<4xcomplex<f32>>)
  linalg.mul ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%c : memref<4xcomplex<f32>>)
  linalg.div ins(%a, %a : memref<4xcomplex<f32>>, memref<4xcomplex<f32>>) outs(%c : memref<4xcomplex<f32>>)
  return
}

func.func @tensors(%p: tensor<4xi1>, %a: tensor<4xf32>, %s: tensor<f32>, %x: f32) -> tensor<4xf32> {
  %0 = linalg.select ins(%p, %a, %a : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  // A tensor of rank zero is the same for all elements.
  %1 = linalg.add {note} ins(%0, %s : tensor<4xf32>, tensor<f32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.fill ins(%x : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

func.func @copies(%a: memref<4xf32>, %h: memref<4xf16>, %i: memref<4xi8>, %j: memref<4xi32>, %z: memref<4xcomplex<f64>>) {
  linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.copy ins(%h : memref<4xf16>) outs(%a : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%h : memref<4xf16>)
  linalg.copy ins(%i : memref<4xi8>) outs(%j : memref<4xi32>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%i : memref<4xi8>) outs(%j : memref<4xi32>)
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%j : memref<4xi32>) outs(%i : memref<4xi8>)
  linalg.copy ins(%i : memref<4xi8>) outs(%a : memref<4xf32>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf32>) outs(%i : memref<4xi8>)
  linalg.copy ins(%a : memref<4xf32>) outs(%z : memref<4xcomplex<f64>>)
  linalg.copy ins(%i : memref<4xi8>) outs(%z : memref<4xcomplex<f64>>)
  return
}

func.func @random(%min: f64, %max: f64, %seed: i32, %c: memref<4x?xf32>) {
  linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%c : memref<4x?xf32>)
  return
}
