// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: outerproduct, reductions.

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.extract %w[0, 0] : vector<1x1xf32> from vector<2x4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<4x1x1xf32>
  %0 = vector.extract %c1[0] : f32 from vector<4x1x1xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[0] : vector<2xf32> from vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[0] : tensor<1xf32> from vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[0, 0] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[0, 0, 1] : vector<1xf32> from vector<4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  %0 = vector.extract %z[0] : vector<f32> from vector<f32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.extract %w[0] : vector<f32> from vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract"(%v4) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.outerproduct %v4, %w : vector<4xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.outerproduct %w, %v4 : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.outerproduct %v4 : vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.outerproduct %v4, %v4, %w, %w : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.outerproduct %v4, %v4 : vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.outerproduct %v4, %v4 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.outerproduct %v4, %v4, %w : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = vector.outerproduct %f, %v4 : f32, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %d: f64) {
  %0 = vector.outerproduct %v4, %d : vector<4xf32>, f64
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %h4: vector<4xf16>) {
  %0 = vector.outerproduct %v4, %h4 : vector<4xf32>, vector<4xf16>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.outerproduct %v4, %v4 {kind = #vector.kind<and>} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = vector.outerproduct %v4, %f {kind = #vector.kind<and>} : vector<4xf32>, f32
  return
}

// -----

func.func @f(%i4: vector<4xi32>) {
  %0 = vector.outerproduct %i4, %i4 {kind = #vector.kind<minnumf>} : vector<4xi32>, vector<4xi32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i: i32) {
  %0 = vector.outerproduct %v4, %i : vector<4xf32>, i32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = vector.outerproduct %s, %v4 : vector<[4]xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.outerproduct %v4, %v4 {kind = #vector.kind<bad>} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.outerproduct"(%v4, %v4) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v3: vector<3xf32>) {
  %0 = "vector.outerproduct"(%v4, %v3) : (vector<4xf32>, vector<3xf32>) -> vector<3x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v3: vector<3xf32>) {
  %0 = "vector.outerproduct"(%v4, %v3) : (vector<4xf32>, vector<3xf32>) -> vector<4x2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = "vector.outerproduct"(%v4, %f) : (vector<4xf32>, f32) -> vector<4x2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = "vector.outerproduct"(%v4, %f) : (vector<4xf32>, f32) -> vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = "vector.outerproduct"(%v4, %v4, %w) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, vector<2x4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = "vector.outerproduct"(%s, %v4) : (vector<[4]xf32>, vector<4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = "vector.outerproduct"(%w, %v4) : (vector<2x4xf32>, vector<4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = "vector.outerproduct"(%v4, %w) : (vector<4xf32>, vector<2x4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %0 = "vector.outerproduct"(%w, %f) : (vector<2x4xf32>, f32) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.outerproduct"(%v4, %v4) <{kind = 3}> : (vector<4xf32>, vector<4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = "vector.outerproduct"(%v4, %f, %v4, %v4) : (vector<4xf32>, f32, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.outerproduct"(%v4) : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %h4: vector<4xf16>) {
  %0 = "vector.outerproduct"(%v4, %h4) : (vector<4xf32>, vector<4xf16>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %h4: vector<4xf16>) {
  %0 = "vector.outerproduct"(%h4, %v4) : (vector<4xf16>, vector<4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %z: vector<f32>) {
  %0 = "vector.outerproduct"(%v4, %z) : (vector<4xf32>, vector<f32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %0 = vector.multi_reduction <add>, %w, %f [0] : vector<2x4xf32> to f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.multi_reduction <add>, %w, %v4 [0, 1] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.multi_reduction <add>, %w, %v4 [1] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.multi_reduction <add>, %w, %v4 [2] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.multi_reduction <add>, %w, %v4 [-1] : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %sw: vector<2x[4]xf32>) {
  %0 = vector.multi_reduction <add>, %sw, %v4 [0] : vector<2x[4]xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>, %f: f32) {
  %0 = vector.multi_reduction <add>, %z, %f [] : vector<f32> to f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %z: vector<f32>) {
  %0 = vector.multi_reduction <add>, %v4, %z [0] : vector<4xf32> to vector<f32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %d: f64) {
  %0 = vector.multi_reduction <add>, %w, %d [0, 1] : vector<2x4xf32> to f64
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %0 = vector.multi_reduction add, %w, %f [0, 1] : vector<2x4xf32> to f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %0 = vector.multi_reduction <add> %w, %f [0, 1] : vector<2x4xf32> to f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %0 = vector.multi_reduction <foo>, %w, %f [0, 1] : vector<2x4xf32> to f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %0 = vector.multi_reduction <add>, %w, %f : vector<2x4xf32> to f32
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.multi_reduction <add>, %f, %f [0] : f32 to f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %0 = "vector.multi_reduction"(%w, %f) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<2x4xf32>, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = "vector.multi_reduction"(%w, %v4) <{kind = #vector.kind<add>}> : (vector<2x4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = "vector.multi_reduction"(%w, %v4) <{reduction_dims = array<i64: 0>}> : (vector<2x4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = "vector.multi_reduction"(%w, %v4) <{kind = 0, reduction_dims = array<i64: 0>}> : (vector<2x4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %v3: vector<3xf32>) {
  %0 = "vector.multi_reduction"(%w, %v3) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<2x4xf32>, vector<3xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.reduction <add>, %w : vector<2x4xf32> into f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.reduction <add>, %v4 : vector<4xf32> into f64
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.reduction <and>, %v4 : vector<4xf32> into f32
  return
}

// -----

func.func @f(%i4: vector<4xi32>) {
  %0 = vector.reduction <minimumf>, %i4 : vector<4xi32> into i32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %d: f64) {
  %0 = vector.reduction <add>, %v4, %d : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.reduction <add>, %v4 fastmath<bad> : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.reduction <bad>, %v4 : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.reduction "add", %v4 : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.reduction <add> %v4 : vector<4xf32> into f32
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.reduction <add>, %f : f32 into f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.reduction <add>, %v4 : vector<4xf32> into vector<1xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.reduction <add>, %v4, %v4 : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = vector.reduction <add>, %v4, %f, %f : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.reduction"(%v4) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %d: f64) {
  %0 = "vector.reduction"(%v4, %d) <{kind = #vector.kind<add>}> : (vector<4xf32>, f64) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = "vector.reduction"(%v4, %f, %f) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32, f32) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.reduction"(%v4) <{kind = #vector.kind<add>, fastmath = 3}> : (vector<4xf32>) -> f32
  return
}
