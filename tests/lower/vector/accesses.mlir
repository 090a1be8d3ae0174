// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @load_0(%m: memref<8x16xf32>, %i: index) -> vector<4xf32> {
  %r = vector.load %m[%i, %i] : memref<8x16xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @store_0(%m: memref<8x16xf32>, %i: index, %x: vector<4xf32>) {
  vector.store %x, %m[%i, %i] : memref<8x16xf32>, vector<4xf32>
  return
}

// -----

func.func @load_1(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index) -> vector<4xf32> {
  %r = vector.load %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @store_1(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %x: vector<4xf32>) {
  vector.store %x, %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  return
}

// -----

func.func @load_2(%m: memref<8x16xf32, 3>, %i: index) -> vector<4xf32> {
  %r = vector.load %m[%i, %i] : memref<8x16xf32, 3>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @store_2(%m: memref<8x16xf32, 3>, %i: index, %x: vector<4xf32>) {
  vector.store %x, %m[%i, %i] : memref<8x16xf32, 3>, vector<4xf32>
  return
}

// -----

func.func @load_3(%m: memref<8x16xf32>, %i: index) -> vector<2x4xf32> {
  %r = vector.load %m[%i, %i] : memref<8x16xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @store_3(%m: memref<8x16xf32>, %i: index, %x: vector<2x4xf32>) {
  vector.store %x, %m[%i, %i] : memref<8x16xf32>, vector<2x4xf32>
  return
}

// -----

func.func @load_4(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index) -> vector<2x4xf32> {
  %r = vector.load %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @store_4(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %x: vector<2x4xf32>) {
  vector.store %x, %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
  return
}

// -----

func.func @load_5(%m: memref<8x16xf32, 3>, %i: index) -> vector<2x4xf32> {
  %r = vector.load %m[%i, %i] : memref<8x16xf32, 3>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @store_5(%m: memref<8x16xf32, 3>, %i: index, %x: vector<2x4xf32>) {
  vector.store %x, %m[%i, %i] : memref<8x16xf32, 3>, vector<2x4xf32>
  return
}

// -----

func.func @load_6(%m: memref<8x16xf32>, %i: index) -> vector<[4]xf32> {
  %r = vector.load %m[%i, %i] : memref<8x16xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @store_6(%m: memref<8x16xf32>, %i: index, %x: vector<[4]xf32>) {
  vector.store %x, %m[%i, %i] : memref<8x16xf32>, vector<[4]xf32>
  return
}

// -----

func.func @load_7(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index) -> vector<[4]xf32> {
  %r = vector.load %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @store_7(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %x: vector<[4]xf32>) {
  vector.store %x, %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<[4]xf32>
  return
}

// -----

func.func @load_8(%m: memref<8x16xf32, 3>, %i: index) -> vector<[4]xf32> {
  %r = vector.load %m[%i, %i] : memref<8x16xf32, 3>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @store_8(%m: memref<8x16xf32, 3>, %i: index, %x: vector<[4]xf32>) {
  vector.store %x, %m[%i, %i] : memref<8x16xf32, 3>, vector<[4]xf32>
  return
}

// -----

func.func @load_9(%m: memref<8x16xf32>, %i: index) -> vector<f32> {
  %r = vector.load %m[%i, %i] : memref<8x16xf32>, vector<f32>
  return %r : vector<f32>
}

// -----

func.func @store_9(%m: memref<8x16xf32>, %i: index, %x: vector<f32>) {
  vector.store %x, %m[%i, %i] : memref<8x16xf32>, vector<f32>
  return
}

// -----

func.func @load_10(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index) -> vector<f32> {
  %r = vector.load %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<f32>
  return %r : vector<f32>
}

// -----

func.func @store_10(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %x: vector<f32>) {
  vector.store %x, %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<f32>
  return
}

// -----

func.func @load_11(%m: memref<8x16xf32, 3>, %i: index) -> vector<f32> {
  %r = vector.load %m[%i, %i] : memref<8x16xf32, 3>, vector<f32>
  return %r : vector<f32>
}

// -----

func.func @store_11(%m: memref<8x16xf32, 3>, %i: index, %x: vector<f32>) {
  vector.store %x, %m[%i, %i] : memref<8x16xf32, 3>, vector<f32>
  return
}

// -----

func.func @load_12(%m: memref<8x16xf32>, %i: index) -> vector<1xf32> {
  %r = vector.load %m[%i, %i] : memref<8x16xf32>, vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @store_12(%m: memref<8x16xf32>, %i: index, %x: vector<1xf32>) {
  vector.store %x, %m[%i, %i] : memref<8x16xf32>, vector<1xf32>
  return
}

// -----

func.func @load_13(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index) -> vector<1xf32> {
  %r = vector.load %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @store_13(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %x: vector<1xf32>) {
  vector.store %x, %m[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<1xf32>
  return
}

// -----

func.func @load_14(%m: memref<8x16xf32, 3>, %i: index) -> vector<1xf32> {
  %r = vector.load %m[%i, %i] : memref<8x16xf32, 3>, vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @store_14(%m: memref<8x16xf32, 3>, %i: index, %x: vector<1xf32>) {
  vector.store %x, %m[%i, %i] : memref<8x16xf32, 3>, vector<1xf32>
  return
}

// -----

func.func @load_15(%m: memref<8x16xindex>, %i: index) -> vector<4xindex> {
  %r = vector.load %m[%i, %i] : memref<8x16xindex>, vector<4xindex>
  return %r : vector<4xindex>
}

// -----

func.func @store_15(%m: memref<8x16xindex>, %i: index, %x: vector<4xindex>) {
  vector.store %x, %m[%i, %i] : memref<8x16xindex>, vector<4xindex>
  return
}

// -----

func.func @load_16(%m: memref<?x?xindex, strided<[?, 1], offset: ?>>, %i: index) -> vector<4xindex> {
  %r = vector.load %m[%i, %i] : memref<?x?xindex, strided<[?, 1], offset: ?>>, vector<4xindex>
  return %r : vector<4xindex>
}

// -----

func.func @store_16(%m: memref<?x?xindex, strided<[?, 1], offset: ?>>, %i: index, %x: vector<4xindex>) {
  vector.store %x, %m[%i, %i] : memref<?x?xindex, strided<[?, 1], offset: ?>>, vector<4xindex>
  return
}

// -----

func.func @load_17(%m: memref<8x16xindex, 3>, %i: index) -> vector<4xindex> {
  %r = vector.load %m[%i, %i] : memref<8x16xindex, 3>, vector<4xindex>
  return %r : vector<4xindex>
}

// -----

func.func @store_17(%m: memref<8x16xindex, 3>, %i: index, %x: vector<4xindex>) {
  vector.store %x, %m[%i, %i] : memref<8x16xindex, 3>, vector<4xindex>
  return
}

// -----

func.func @load_18(%m: memref<8x16xi1>, %i: index) -> vector<4xi1> {
  %r = vector.load %m[%i, %i] : memref<8x16xi1>, vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @store_18(%m: memref<8x16xi1>, %i: index, %x: vector<4xi1>) {
  vector.store %x, %m[%i, %i] : memref<8x16xi1>, vector<4xi1>
  return
}

// -----

func.func @load_19(%m: memref<?x?xi1, strided<[?, 1], offset: ?>>, %i: index) -> vector<4xi1> {
  %r = vector.load %m[%i, %i] : memref<?x?xi1, strided<[?, 1], offset: ?>>, vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @store_19(%m: memref<?x?xi1, strided<[?, 1], offset: ?>>, %i: index, %x: vector<4xi1>) {
  vector.store %x, %m[%i, %i] : memref<?x?xi1, strided<[?, 1], offset: ?>>, vector<4xi1>
  return
}

// -----

func.func @load_20(%m: memref<8x16xi1, 3>, %i: index) -> vector<4xi1> {
  %r = vector.load %m[%i, %i] : memref<8x16xi1, 3>, vector<4xi1>
  return %r : vector<4xi1>
}

// -----

func.func @store_20(%m: memref<8x16xi1, 3>, %i: index, %x: vector<4xi1>) {
  vector.store %x, %m[%i, %i] : memref<8x16xi1, 3>, vector<4xi1>
  return
}

// -----

func.func @load_21(%m: memref<8x16xi4>, %i: index) -> vector<4xi4> {
  %r = vector.load %m[%i, %i] : memref<8x16xi4>, vector<4xi4>
  return %r : vector<4xi4>
}

// -----

func.func @store_21(%m: memref<8x16xi4>, %i: index, %x: vector<4xi4>) {
  vector.store %x, %m[%i, %i] : memref<8x16xi4>, vector<4xi4>
  return
}

// -----

func.func @load_22(%m: memref<?x?xi4, strided<[?, 1], offset: ?>>, %i: index) -> vector<4xi4> {
  %r = vector.load %m[%i, %i] : memref<?x?xi4, strided<[?, 1], offset: ?>>, vector<4xi4>
  return %r : vector<4xi4>
}

// -----

func.func @store_22(%m: memref<?x?xi4, strided<[?, 1], offset: ?>>, %i: index, %x: vector<4xi4>) {
  vector.store %x, %m[%i, %i] : memref<?x?xi4, strided<[?, 1], offset: ?>>, vector<4xi4>
  return
}

// -----

func.func @load_23(%m: memref<8x16xi4, 3>, %i: index) -> vector<4xi4> {
  %r = vector.load %m[%i, %i] : memref<8x16xi4, 3>, vector<4xi4>
  return %r : vector<4xi4>
}

// -----

func.func @store_23(%m: memref<8x16xi4, 3>, %i: index, %x: vector<4xi4>) {
  vector.store %x, %m[%i, %i] : memref<8x16xi4, 3>, vector<4xi4>
  return
}

// -----

func.func @load_24(%m: memref<8xf32>, %i: index) -> vector<4xf32> {
  %r = vector.load %m[%i] {nontemporal = true, alignment = 32} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @store_24(%m: memref<8xf32>, %i: index, %x: vector<4xf32>) {
  vector.store %x, %m[%i] {nontemporal = true, alignment = 8} : memref<8xf32>, vector<4xf32>
  return
}

// -----

func.func @load_25(%m: memref<8xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %r = vector.load %m[%i] : memref<8xvector<4xf32>>, vector<4xf32>
  return %r : vector<4xf32>
}
