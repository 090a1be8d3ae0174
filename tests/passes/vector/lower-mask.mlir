// RUN: terrace opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-mask))'
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @a(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32) -> vector<4xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @b(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  vector.mask %k { vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// -----

func.func @c(%m: tensor<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) -> tensor<?xf32> {
  %0 = vector.mask %k { vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: f32, %w: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k, %w { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @g(%k: vector<4xi1>, %w: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.yield %w : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @h(%k: vector<4xi1>, %w: vector<4xf32>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k, %p { vector.yield %w : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @i(%k: vector<4xi1>) {
  vector.mask %k { } : vector<4xi1>
  return
}

// -----

func.func @j(%k: vector<4xi1>, %v: vector<4xf32>) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @k(%m: memref<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %k = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @l(%v: vector<4xf32>) -> f32 {
  %k = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @m(%v: vector<4xf32>) -> f32 {
  %k = arith.constant dense<true> : vector<4xi1>
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @n(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %p: f32) -> vector<4x2xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, false]} : memref<?x?xf32>, vector<4x2xf32> } : vector<2x4xi1> -> vector<4x2xf32>
  return %0 : vector<4x2xf32>
}

// -----

func.func @o(%m: tensor<?xf32>, %i: index, %k: vector<4xi1>, %p: f32) -> vector<4xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p : tensor<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
