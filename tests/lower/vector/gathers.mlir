// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @gather_0(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scatter_0(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_1(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xindex>) -> vector<4xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scatter_1(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_2(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scatter_2(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_3(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xindex>) -> vector<4xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scatter_3(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_4(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>, %x: vector<2x4xi32>) -> vector<2x4xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @scatter_4(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>, %x: vector<2x4xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @gather_5(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>, %x: vector<2x4xindex>) -> vector<2x4xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @scatter_5(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>, %x: vector<2x4xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @gather_6(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>, %x: vector<2x4xi32>) -> vector<2x4xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @scatter_6(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>, %x: vector<2x4xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @gather_7(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>, %x: vector<2x4xindex>) -> vector<2x4xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @scatter_7(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>, %x: vector<2x4xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @gather_8(%m: memref<?x?xf32>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>, %x: vector<[4]xi32>) -> vector<[4]xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @scatter_8(%m: memref<?x?xf32>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>, %x: vector<[4]xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @gather_9(%m: memref<?x?xf32>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>, %x: vector<[4]xindex>) -> vector<[4]xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @scatter_9(%m: memref<?x?xf32>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>, %x: vector<[4]xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @gather_10(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>, %x: vector<[4]xi32>) -> vector<[4]xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @scatter_10(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>, %x: vector<[4]xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @gather_11(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>, %x: vector<[4]xindex>) -> vector<[4]xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @scatter_11(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>, %x: vector<[4]xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @gather_12(%m: memref<?x?xf32>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>, %x: vector<2x[4]xi32>) -> vector<2x[4]xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<2x[4]xi32>, vector<2x[4]xi1>, vector<2x[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @scatter_12(%m: memref<?x?xf32>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>, %x: vector<2x[4]xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<2x[4]xi32>, vector<2x[4]xi1>, vector<2x[4]xf32>
  return
}

// -----

func.func @gather_13(%m: memref<?x?xf32>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>, %x: vector<2x[4]xindex>) -> vector<2x[4]xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<2x[4]xindex>, vector<2x[4]xi1>, vector<2x[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @scatter_13(%m: memref<?x?xf32>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>, %x: vector<2x[4]xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<2x[4]xindex>, vector<2x[4]xi1>, vector<2x[4]xf32>
  return
}

// -----

func.func @gather_14(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>, %x: vector<2x[4]xi32>) -> vector<2x[4]xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x[4]xi32>, vector<2x[4]xi1>, vector<2x[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @scatter_14(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>, %x: vector<2x[4]xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x[4]xi32>, vector<2x[4]xi1>, vector<2x[4]xf32>
  return
}

// -----

func.func @gather_15(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>, %x: vector<2x[4]xindex>) -> vector<2x[4]xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x[4]xindex>, vector<2x[4]xi1>, vector<2x[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @scatter_15(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>, %x: vector<2x[4]xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x[4]xindex>, vector<2x[4]xi1>, vector<2x[4]xf32>
  return
}

// -----

func.func @gather_16(%m: memref<?x?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>, %x: vector<4xi32>) -> vector<4xf64> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %r : vector<4xf64>
}

// -----

func.func @scatter_16(%m: memref<?x?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>, %x: vector<4xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64>
  return
}

// -----

func.func @gather_17(%m: memref<?x?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>, %x: vector<4xindex>) -> vector<4xf64> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf64>, vector<4xindex>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %r : vector<4xf64>
}

// -----

func.func @scatter_17(%m: memref<?x?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>, %x: vector<4xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf64>, vector<4xindex>, vector<4xi1>, vector<4xf64>
  return
}

// -----

func.func @gather_18(%m: memref<?x?xf64, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>, %x: vector<4xi32>) -> vector<4xf64> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf64, strided<[?, ?]>>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %r : vector<4xf64>
}

// -----

func.func @scatter_18(%m: memref<?x?xf64, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>, %x: vector<4xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf64, strided<[?, ?]>>, vector<4xi32>, vector<4xi1>, vector<4xf64>
  return
}

// -----

func.func @gather_19(%m: memref<?x?xf64, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>, %x: vector<4xindex>) -> vector<4xf64> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf64, strided<[?, ?]>>, vector<4xindex>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %r : vector<4xf64>
}

// -----

func.func @scatter_19(%m: memref<?x?xf64, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>, %x: vector<4xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf64, strided<[?, ?]>>, vector<4xindex>, vector<4xi1>, vector<4xf64>
  return
}

// -----

func.func @gather_20(%m: memref<?x?xf32>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>, %x: vector<1xi32>) -> vector<1xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @scatter_20(%m: memref<?x?xf32>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>, %x: vector<1xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32>
  return
}

// -----

func.func @gather_21(%m: memref<?x?xf32>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>, %x: vector<1xindex>) -> vector<1xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<1xindex>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @scatter_21(%m: memref<?x?xf32>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>, %x: vector<1xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32>, vector<1xindex>, vector<1xi1>, vector<1xf32>
  return
}

// -----

func.func @gather_22(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>, %x: vector<1xi32>) -> vector<1xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<1xi32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @scatter_22(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>, %x: vector<1xi32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<1xi32>, vector<1xi1>, vector<1xf32>
  return
}

// -----

func.func @gather_23(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>, %x: vector<1xindex>) -> vector<1xf32> {
  %r = vector.gather %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<1xindex>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @scatter_23(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>, %x: vector<1xindex>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<1xindex>, vector<1xi1>, vector<1xf32>
  return
}

// -----

func.func @gather_24(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %r = vector.gather %m[%i] [%x], %k, %p {alignment = 16} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @gather_25(%m: memref<8xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>, %x: vector<2x4xi32>) -> vector<2x4xf32> {
  %r = vector.gather %m[%i] [%x], %k, %p {alignment = 16} : memref<8xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @gather_26(%m: tensor<8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %r = vector.gather %m[%i] [%x], %k, %p : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @gather_27(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = vector.constant_mask [4] : vector<4xi1>
  %r = vector.gather %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scatter_24(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = vector.constant_mask [4] : vector<4xi1>
  vector.scatter %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_28(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = vector.constant_mask [0] : vector<4xi1>
  %r = vector.gather %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scatter_25(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = vector.constant_mask [0] : vector<4xi1>
  vector.scatter %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_29(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = vector.constant_mask [2] : vector<4xi1>
  %r = vector.gather %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scatter_26(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = vector.constant_mask [2] : vector<4xi1>
  vector.scatter %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_30(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = vector.gather %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scatter_27(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = arith.constant dense<true> : vector<4xi1>
  vector.scatter %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_31(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = vector.gather %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scatter_28(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = arith.constant dense<false> : vector<4xi1>
  vector.scatter %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @gather_32(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = arith.constant dense<[true, true, true, true]> : vector<4xi1>
  %r = vector.gather %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @scatter_29(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = arith.constant dense<[true, true, true, true]> : vector<4xi1>
  vector.scatter %m[%i][%x], %k, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
