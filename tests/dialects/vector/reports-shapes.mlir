// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: bitcast, broadcast, shape_cast.

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.bitcast %v4 : vector<4xf32> to vector<4xf64>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.bitcast %v4 : vector<4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.bitcast %w : vector<2x4xf32> to vector<4x4xf16>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  %0 = vector.bitcast %z : vector<f32> to vector<f64>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.bitcast %v4 : vector<4xf32> to vector<3xi32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.bitcast %v4 : vector<4xf32> to f32
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.bitcast %f : f32 to vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.bitcast %v4 : vector<4xf32> to vector<4xindex>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.bitcast"(%v4) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  %0 = "vector.bitcast"(%f) : (f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.bitcast"(%v4, %v4) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.bitcast"(%v4) {a} : (vector<4xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%i4: vector<4xi32>) {
  %0 = vector.bitcast %i4 : vector<4xi32> to vector<4xcomplex<f32>>
  return
}

// -----

func.func @f(%w3: vector<2x3x4xf32>) {
  %0 = vector.bitcast %w3 : vector<2x3x4xf32> to vector<2x2x8xf16>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.broadcast %v4 : vector<4xf32> to vector<3xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.broadcast %f : f32 to vector<4xf64>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.broadcast %f : f32 to f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.broadcast %w : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.broadcast %w : vector<2x4xf32> to vector<3x2x5xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.broadcast %w : vector<2x4xf32> to vector<3x3x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.broadcast %v4 : vector<4xf32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.broadcast %s : vector<[4]xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.broadcast %s : vector<[4]xf32> to vector<2x[8]xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.broadcast %s : vector<[4]xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.broadcast %v4 : vector<4xf32> to vector<f32>
  return
}

// -----

func.func @f(%t1: tensor<?xf32>) {
  %0 = vector.broadcast %t1 : tensor<?xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  %0 = vector.broadcast %a : memref<?xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%um: memref<*xf32>) {
  %0 = vector.broadcast %um : memref<*xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  %0 = vector.broadcast %a : memref<?xf32> to vector<4xmemref<?xf32>>
  return
}

// -----

func.func @f(%ut: tensor<*xf32>) {
  %0 = vector.broadcast %ut : tensor<*xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = "vector.broadcast"(%f) : (f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  %0 = "vector.broadcast"(%f) : (f32) -> vector<4xf16>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.broadcast"(%w) : (vector<2x4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<[1]xf32>
  %0 = vector.broadcast %c1 : vector<[1]xf32> to vector<[4]xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<1x4xf32>
  %0 = vector.broadcast %c1 : vector<1x4xf32> to vector<1x3xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.shape_cast %w : vector<2x4xf32> to vector<2x4xf64>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.shape_cast %w : vector<2x4xf32> to vector<9xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.shape_cast %s : vector<[4]xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%sw: vector<2x[4]xf32>) {
  %0 = vector.shape_cast %sw : vector<2x[4]xf32> to vector<[2]x[4]xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shape_cast %v4 : vector<4xf32> to vector<f32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.shape_cast %f : f32 to vector<1xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.shape_cast %w : vector<2x4xf32> to vector<9xf64>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.shape_cast"(%w) : (vector<2x4xf32>) -> tensor<8xf32>
  return
}
