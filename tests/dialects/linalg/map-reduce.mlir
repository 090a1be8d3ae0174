// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @map(%a: tensor<4xf32>, %i: tensor<4xi32>, %p: tensor<4xi1>) {
  %0 = linalg.map { arith.addf } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>)
  %1 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>, note} } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) {other}
  %2 = linalg.map { arith.addi {overflowFlags = #arith.overflow<nsw>} } ins(%i, %i : tensor<4xi32>, tensor<4xi32>) outs(%i : tensor<4xi32>)
  %3 = linalg.map { arith.muli } ins(%i, %i : tensor<4xi32>, tensor<4xi32>) outs(%i : tensor<4xi32>)
  %4 = linalg.map { arith.cmpf {predicate = 4 : i64} } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%p : tensor<4xi1>)
  %5 = linalg.map ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32, %y: f32, %z: f32) {
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  %6 = linalg.map ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32, %y: f32, %z: f32) {
    %s = arith.addf %y, %x : f32
    linalg.yield %s : f32
  }
  %7 = linalg.map outs(%a : tensor<4xf32>) {note} (%z: f32) {
    %s = arith.constant 1.0 : f32
    linalg.yield %s : f32
  }
  return
}

func.func @map_buffers(%a: memref<4x?xf32>) {
  linalg.map { math.exp } ins(%a : memref<4x?xf32>) outs(%a : memref<4x?xf32>)
  linalg.map outs(%a : memref<4x?xf32>) (%z: f32) {
    linalg.yield %z : f32
  }
  return
}

func.func @reduce(%a: tensor<4x5xf32>, %b: tensor<4xf32>, %n: tensor<4x5xf32>, %s: tensor<f32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x5xf32>) outs(%b : tensor<4xf32>) dimensions = [1]
  // The short form means that the output is the first operand.
  %1 = linalg.reduce ins(%a : tensor<4x5xf32>) outs(%b : tensor<4xf32>) dimensions = [1] {note} (%in: f32, %out: f32) {
    %x = arith.subf %out, %in : f32
    linalg.yield %x : f32
  }
  %2 = linalg.reduce ins(%a : tensor<4x5xf32>) outs(%b : tensor<4xf32>) dimensions = [1] (%in: f32, %out: f32) {
    %x = arith.subf %in, %out : f32
    linalg.yield %x : f32
  }
  %3:2 = linalg.reduce ins(%a, %n : tensor<4x5xf32>, tensor<4x5xf32>) outs(%b, %b : tensor<4xf32>, tensor<4xf32>) dimensions = [1]
      (%x: f32, %y: f32, %u: f32, %v: f32) {
    %p = arith.addf %x, %u : f32
    linalg.yield %p, %v : f32, f32
  }
  %4 = linalg.reduce { arith.maximumf } ins(%a : tensor<4x5xf32>) outs(%s : tensor<f32>) dimensions = [0, 1]
  %5 = linalg.reduce { arith.maximumf } ins(%a : tensor<4x5xf32>) outs(%n : tensor<4x5xf32>) dimensions = []
  return
}

func.func @transpose(%a: tensor<4x5x6xf32>, %b: tensor<6x4x5xf32>, %m: memref<4x?xf32>, %n: memref<?x4xf32>) -> tensor<6x4x5xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x5x6xf32>) outs(%b : tensor<6x4x5xf32>) permutation = [2, 0, 1] {note}
  linalg.transpose ins(%m : memref<4x?xf32>) outs(%n : memref<?x4xf32>) permutation = [1, 0]
  return %0 : tensor<6x4x5xf32>
}

func.func @broadcast(%a: tensor<4xf32>, %b: tensor<4x5x6xf32>, %m: memref<f32>, %n: memref<4xf32>) -> tensor<4x5x6xf32> {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x5x6xf32>) dimensions = [1, 2] {note}
  linalg.broadcast ins(%m : memref<f32>) outs(%n : memref<4xf32>) dimensions = [0]
  return %0 : tensor<4x5x6xf32>
}
