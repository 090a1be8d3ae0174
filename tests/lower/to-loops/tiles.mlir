// DIFFERS: upstream has no such pass
// RUN: terrace opt %s --lower-to-loops=cpu=x86-64-v3 --split-input-file
// RUN: terrace opt %s --lower-to-loops=cpu=generic --split-input-file

// Tiles of 3 rows, each of 2 vectors: the factors are read where they are.
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  func.func @product(%a: memref<3x5xf32>, %b: memref<5x16xf32>, %c: memref<3x16xf32>) {
    linalg.matmul ins(%a, %b : memref<3x5xf32>, memref<5x16xf32>) outs(%c : memref<3x16xf32>)
    return
  }

  // The last columns are masked.
  func.func @columns(%a: memref<4x?xf64>, %c: memref<?xf64>) {
    linalg.reduce { arith.maximumf } ins(%a : memref<4x?xf64>) outs(%c : memref<?xf64>) dimensions = [0]
    return
  }

  // Elements of a column do not follow each other, nor do those of a slice: there are rows of one element.
  func.func @rows(%a: memref<?x4xi32>, %c: memref<?xi32>) {
    linalg.reduce { arith.addi } ins(%a : memref<?x4xi32>) outs(%c : memref<?xi32>) dimensions = [1]
    return
  }

  // A division by the elements beyond the end is undefined, so that there are plain loops.
  func.func @divided(%a: memref<3x7xi32>, %c: memref<7xi32>) {
    linalg.reduce { arith.divsi } ins(%a : memref<3x7xi32>) outs(%c : memref<7xi32>) dimensions = [0]
    return
  }

  // The output is an input, too.
  func.func @itself(%a: memref<4x4xf32>) {
    linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
    return
  }
}

// -----

// The second factor is transposed, so that both are packed.
module attributes {llvm.target_triple = "aarch64-unknown-linux-gnu"} {
  func.func @packed(%a: memref<8x?xi8>, %b: memref<16x?xi8>, %c: memref<8x16xi32>) {
    linalg.contract
        indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
        ins(%a, %b : memref<8x?xi8>, memref<16x?xi8>) outs(%c : memref<8x16xi32>)
    return
  }
}

// -----

// Nothing is known of this architecture.
module attributes {llvm.target_triple = "riscv64-unknown-linux-gnu"} {
  func.func @plain(%a: memref<4x4xf32>, %b: memref<4xf32>) {
    linalg.reduce { arith.addf } ins(%a : memref<4x4xf32>) outs(%b : memref<4xf32>) dimensions = [0]
    return
  }
}
