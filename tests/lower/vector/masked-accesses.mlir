// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @maskedload_0(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @maskedstore_0(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @expandload_0(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %r = vector.expandload %m[%i, %i], %k, %p : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @compressstore_0(%m: memref<?x?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  vector.compressstore %m[%i, %i], %k, %p : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @maskedload_1(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @maskedstore_1(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @expandload_1(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %r = vector.expandload %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @compressstore_1(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) {
  vector.compressstore %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @maskedload_2(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>) -> vector<2x4xf32> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @maskedstore_2(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @maskedload_3(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>) -> vector<2x4xf32> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @maskedstore_3(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @maskedload_4(%m: memref<?x?xf32>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @maskedstore_4(%m: memref<?x?xf32>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf32>, vector<[4]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @maskedload_5(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @maskedstore_5(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<[4]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @maskedload_6(%m: memref<?x?xf32>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32>, vector<2x[4]xi1>, vector<2x[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @maskedstore_6(%m: memref<?x?xf32>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf32>, vector<2x[4]xi1>, vector<2x[4]xf32>
  return
}

// -----

func.func @maskedload_7(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x[4]xi1>, vector<2x[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @maskedstore_7(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x[4]xi1>, vector<2x[4]xf32>
  return
}

// -----

func.func @maskedload_8(%m: memref<?x?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>) -> vector<4xf64> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %r : vector<4xf64>
}

// -----

func.func @maskedstore_8(%m: memref<?x?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf64>, vector<4xi1>, vector<4xf64>
  return
}

// -----

func.func @expandload_4(%m: memref<?x?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>) -> vector<4xf64> {
  %r = vector.expandload %m[%i, %i], %k, %p : memref<?x?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %r : vector<4xf64>
}

// -----

func.func @compressstore_4(%m: memref<?x?xf64>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>) {
  vector.compressstore %m[%i, %i], %k, %p : memref<?x?xf64>, vector<4xi1>, vector<4xf64>
  return
}

// -----

func.func @maskedload_9(%m: memref<?x?xf64, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>) -> vector<4xf64> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf64, strided<[?, ?]>>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %r : vector<4xf64>
}

// -----

func.func @maskedstore_9(%m: memref<?x?xf64, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf64, strided<[?, ?]>>, vector<4xi1>, vector<4xf64>
  return
}

// -----

func.func @expandload_5(%m: memref<?x?xf64, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>) -> vector<4xf64> {
  %r = vector.expandload %m[%i, %i], %k, %p : memref<?x?xf64, strided<[?, ?]>>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %r : vector<4xf64>
}

// -----

func.func @compressstore_5(%m: memref<?x?xf64, strided<[?, ?]>>, %i: index, %k: vector<4xi1>, %p: vector<4xf64>) {
  vector.compressstore %m[%i, %i], %k, %p : memref<?x?xf64, strided<[?, ?]>>, vector<4xi1>, vector<4xf64>
  return
}

// -----

func.func @maskedload_10(%m: memref<?x?xf32>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>) -> vector<1xf32> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @maskedstore_10(%m: memref<?x?xf32>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf32>, vector<1xi1>, vector<1xf32>
  return
}

// -----

func.func @expandload_6(%m: memref<?x?xf32>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>) -> vector<1xf32> {
  %r = vector.expandload %m[%i, %i], %k, %p : memref<?x?xf32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @compressstore_6(%m: memref<?x?xf32>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>) {
  vector.compressstore %m[%i, %i], %k, %p : memref<?x?xf32>, vector<1xi1>, vector<1xf32>
  return
}

// -----

func.func @maskedload_11(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>) -> vector<1xf32> {
  %r = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @maskedstore_11(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>) {
  vector.maskedstore %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<1xi1>, vector<1xf32>
  return
}

// -----

func.func @expandload_7(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>) -> vector<1xf32> {
  %r = vector.expandload %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @compressstore_7(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<1xi1>, %p: vector<1xf32>) {
  vector.compressstore %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<1xi1>, vector<1xf32>
  return
}

// -----

func.func @maskedload_12(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %r = vector.maskedload %m[%i], %k, %p {alignment = 16} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @expandload_8(%m: memref<8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %r = vector.expandload %m[%i], %k, %p {alignment = 16} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @maskedload_13(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = vector.constant_mask [4] : vector<4xi1>
  %r = vector.maskedload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @maskedstore_12(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = vector.constant_mask [4] : vector<4xi1>
  vector.maskedstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @expandload_9(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = vector.constant_mask [4] : vector<4xi1>
  %r = vector.expandload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @compressstore_8(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = vector.constant_mask [4] : vector<4xi1>
  vector.compressstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @maskedload_14(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = vector.constant_mask [0] : vector<4xi1>
  %r = vector.maskedload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @maskedstore_13(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = vector.constant_mask [0] : vector<4xi1>
  vector.maskedstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @expandload_10(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = vector.constant_mask [0] : vector<4xi1>
  %r = vector.expandload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @compressstore_9(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = vector.constant_mask [0] : vector<4xi1>
  vector.compressstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @maskedload_15(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = vector.constant_mask [2] : vector<4xi1>
  %r = vector.maskedload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @maskedstore_14(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = vector.constant_mask [2] : vector<4xi1>
  vector.maskedstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @expandload_11(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = vector.constant_mask [2] : vector<4xi1>
  %r = vector.expandload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @compressstore_10(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = vector.constant_mask [2] : vector<4xi1>
  vector.compressstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @maskedload_16(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = vector.maskedload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @maskedstore_15(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = arith.constant dense<true> : vector<4xi1>
  vector.maskedstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @expandload_12(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = vector.expandload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @compressstore_11(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = arith.constant dense<true> : vector<4xi1>
  vector.compressstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @maskedload_17(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = vector.maskedload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @maskedstore_16(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = arith.constant dense<false> : vector<4xi1>
  vector.maskedstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @expandload_13(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = vector.expandload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @compressstore_12(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = arith.constant dense<false> : vector<4xi1>
  vector.compressstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @maskedload_18(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = arith.constant dense<[true, true, true, true]> : vector<4xi1>
  %r = vector.maskedload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @maskedstore_17(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = arith.constant dense<[true, true, true, true]> : vector<4xi1>
  vector.maskedstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @expandload_14(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) -> vector<4xf32> {
  %k = arith.constant dense<[true, true, true, true]> : vector<4xi1>
  %r = vector.expandload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @compressstore_13(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>) {
  %k = arith.constant dense<[true, true, true, true]> : vector<4xi1>
  vector.compressstore %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
