// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// DIFFERS: upstream makes invalid operations of expansions and compressions of several dimensions, and of masked transfers
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @f305(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>) -> vector<2x4xf32> {
  %r = vector.expandload %m[%i, %i], %k, %p : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @f306(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>) {
  vector.compressstore %m[%i, %i], %k, %p : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @f313(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>) -> vector<2x4xf32> {
  %r = vector.expandload %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @f314(%m: memref<?x?xf32, strided<[?, ?]>>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>) {
  vector.compressstore %m[%i, %i], %k, %p : memref<?x?xf32, strided<[?, ?]>>, vector<2x4xi1>, vector<2x4xf32>
  return
}

// -----

func.func @f396(%m: memref<8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %k = vector.constant_mask [0] : vector<4xi1>
  %r = vector.mask %k { vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f397(%m: memref<8xf32>, %i: index, %p: vector<4xf32>) {
  %k = vector.constant_mask [0] : vector<4xi1>
  vector.mask %k { vector.transfer_write %p, %m[%i] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  return
}

// -----

func.func @f405(%m: memref<8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %k = vector.constant_mask [2] : vector<4xi1>
  %r = vector.mask %k { vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @f406(%m: memref<8xf32>, %i: index, %p: vector<4xf32>) {
  %k = vector.constant_mask [2] : vector<4xi1>
  vector.mask %k { vector.transfer_write %p, %m[%i] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  return
}
