// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: scan, masks, interleaving, transpose, shuffle, fma.

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %w, %v4 {inclusive = true, reduction_dim = 2} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %w, %v4 {inclusive = true, reduction_dim = -1} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %w, %v4 {inclusive = true, reduction_dim = 1} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %w, %w {inclusive = true, reduction_dim = 1} : vector<2x4xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = vector.scan <and>, %w, %v4 {inclusive = true, reduction_dim = 0} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0:2 = vector.scan <add>, %v4, %f {inclusive = true, reduction_dim = 0} : vector<4xf32>, f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %w, %v4 {reduction_dim = 0} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %w, %v4 {inclusive = true} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %w, %v4 {inclusive = 1, reduction_dim = 0} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %w, %v4 {inclusive = true, reduction_dim = 0 : i32} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  %0:2 = vector.scan <add>, %z, %z {inclusive = true, reduction_dim = 0} : vector<f32>, vector<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = "vector.scan"(%w, %v4) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0}> : (vector<2x4xf32>, vector<4xf32>) -> (vector<2x4xf32>, vector<3xf32>)
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = "vector.scan"(%w, %v4) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0}> : (vector<2x4xf32>, vector<4xf32>) -> (vector<4xf32>, vector<3xf32>)
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0:2 = "vector.scan"(%w, %v4) <{inclusive = true, reduction_dim = 0}> : (vector<2x4xf32>, vector<4xf32>) -> (vector<4xf32>, vector<3xf32>)
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.scan <add>, %w, %v4 {inclusive = true, reduction_dim = 0} : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = vector.create_mask %n : vector<4x3xi1>
  return
}

// -----

func.func @f(%n: index) {
  %0 = vector.create_mask %n, %n : vector<4xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.create_mask : vector<i1>
  return
}

// -----

func.func @f(%n: index) {
  %0 = vector.create_mask %n, %n : vector<i1>
  return
}

// -----

func.func @f(%n: index) {
  %0 = vector.create_mask %n : vector<4xf32>
  return
}

// -----

func.func @f(%n: index) {
  %0 = vector.create_mask %n : i1
  return
}

// -----

func.func @f(%i: i32) {
  %0 = vector.create_mask %i : vector<4xi1>
  return
}

// -----

func.func @f() {
  %0 = "vector.create_mask"() : () -> vector<i1>
  return
}

// -----

func.func @f(%i: i32) {
  %0 = "vector.create_mask"(%i) : (i32) -> vector<4xi1>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "vector.create_mask"(%n) : (index) -> vector<4xi8>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [4, 3] : vector<8xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [4] : vector<8x8xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [9] : vector<8xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [-1] : vector<8xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [0, 1] : vector<8x8xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [0, 1] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [-1] : vector<i1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [9, 2] : vector<8x[4]xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [1] : vector<8xf32>
  return
}

// -----

func.func @f() {
  %0 = vector.constant_mask [a] : vector<8xi1>
  return
}

// -----

func.func @f() {
  %0 = "vector.constant_mask"() : () -> vector<8xi1>
  return
}

// -----

func.func @f() {
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 9>}> : () -> vector<8xi1>
  return
}

// -----

func.func @f() {
  %0 = "vector.constant_mask"() <{mask_dim_sizes = [9]}> : () -> vector<8xi1>
  return
}

// -----

func.func @f(%n: index) {
  %0 = "vector.constant_mask"(%n) <{mask_dim_sizes = array<i64: 9>}> : (index) -> vector<8xi1>
  return
}

// -----

func.func @f() {
  %0 = vector.step : vector<4xi32>
  return
}

// -----

func.func @f() {
  %0 = vector.step : vector<2x4xindex>
  return
}

// -----

func.func @f() {
  %0 = vector.step : vector<index>
  return
}

// -----

func.func @f() {
  %0 = vector.step : index
  return
}

// -----

func.func @f() {
  %0 = "vector.step"() : () -> vector<4xi64>
  return
}

// -----

func.func @f() {
  %0 = "vector.step"() : () -> f32
  return
}

// -----

func.func @f(%n: index) {
  %0 = "vector.step"(%n) : (index) -> vector<4xindex>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.interleave %v4, %v4 : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.interleave %v4, %v4 : vector<4xf32> -> vector<8xf64>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.interleave %v4, %v8 : vector<4xf32> -> vector<8xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  %0 = vector.interleave %z, %z : vector<f32> -> vector<1xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.interleave %w, %w : vector<2x4xf32> -> vector<4x4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.interleave %s, %s : vector<[4]xf32> -> vector<8xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.interleave %f, %f : f32 -> vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = "vector.interleave"(%v4, %v8) : (vector<4xf32>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.interleave"(%v4, %v4) : (vector<4xf32>, vector<4xf32>) -> vector<9xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.interleave"(%v4, %v4) : (vector<4xf32>, vector<4xf32>) -> vector<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.interleave"(%v4, %v4) : (vector<4xf32>, vector<4xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  %0 = "vector.interleave"(%z, %z) : (vector<f32>, vector<f32>) -> vector<2xf64>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0, %1 = vector.deinterleave %v4 : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%v3: vector<3xf32>) {
  %0, %1 = vector.deinterleave %v3 : vector<3xf32> -> vector<1xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0, %1 = vector.deinterleave %v4 : vector<4xf32> -> vector<2xf64>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0, %1 = vector.deinterleave %w : vector<2x4xf32> -> vector<1x4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0, %1 = vector.deinterleave %s : vector<[4]xf32> -> vector<2xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  %0, %1 = vector.deinterleave %z : vector<f32> -> vector<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0, %1 = "vector.deinterleave"(%v4) : (vector<4xf32>) -> (vector<2xf32>, vector<3xf32>)
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0, %1 = "vector.deinterleave"(%v4) : (vector<4xf32>) -> (vector<3xf32>, vector<3xf32>)
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.deinterleave"(%v4) : (vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.transpose %w, [0] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.transpose %w, [0, 0] : vector<2x4xf32> to vector<2x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.transpose %w, [0, 2] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.transpose %w, [0, -1] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.transpose %w, [0, 1] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.transpose %w, [1, 0, 2] : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf64>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.transpose %f, [0] : f32 to vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.transpose"(%w) : (vector<2x4xf32>) -> vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.transpose"(%w) <{permutation = [1, 0]}> : (vector<2x4xf32>) -> vector<4x2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.transpose"(%w) <{permutation = array<i64: 1>}> : (vector<2x4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.transpose"(%w) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.transpose"(%w) <{permutation = array<i64: 9223372036854775807, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shuffle %v4, %v4 [0, 8] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shuffle %v4, %v4 [-2] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shuffle %v4, %v4 [] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v3: vector<3xf32>) {
  %0 = vector.shuffle %v4, %v3 [7] : vector<4xf32>, vector<3xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.shuffle %v4, %w [0] : vector<4xf32>, vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.shuffle %w, %v4 [0] : vector<2x4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.shuffle %s, %s [0] : vector<[4]xf32>, vector<[4]xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %s: vector<[4]xf32>) {
  %0 = vector.shuffle %s, %v4 [0] : vector<[4]xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %h4: vector<4xf16>) {
  %0 = vector.shuffle %v4, %h4 [0] : vector<4xf32>, vector<4xf16>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %w3: vector<2x3x4xf32>) {
  %0 = vector.shuffle %w, %w3 [0] : vector<2x4xf32>, vector<2x3x4xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  %0 = vector.shuffle %z, %z [2] : vector<f32>, vector<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %z: vector<f32>) {
  %0 = vector.shuffle %z, %v4 [0] : vector<f32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shuffle %v4, %v4 : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shuffle %v4, %v4 [0] : vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shuffle %v4, %v4, %v4 [0] : vector<4xf32>, vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shuffle %v4 [0] : vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<3x5xf32>
  %0 = vector.shuffle %w, %c1 [0] : vector<2x4xf32>, vector<3x5xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %c1 = builtin.unrealized_conversion_cast %f : f32 to vector<3x4xf32>
  %0 = vector.shuffle %w, %c1 [0, 5] : vector<2x4xf32>, vector<3x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.shuffle"(%v4, %v4) : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.shuffle"(%v4, %v4) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.shuffle"(%v4, %v4) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf64>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.shuffle"(%v4, %v4) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.shuffle"(%v4, %v4) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<[1]xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.shuffle"(%w, %w) <{mask = array<i64: 0>}> : (vector<2x4xf32>, vector<2x4xf32>) -> vector<1x[4]xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.shuffle"(%w, %w) <{mask = array<i64: 0>}> : (vector<2x4xf32>, vector<2x4xf32>) -> vector<1x3xf32>
  return
}

// -----

func.func @f(%i4: vector<4xi32>) {
  %0 = vector.fma %i4, %i4, %i4 : vector<4xi32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v3: vector<3xf32>) {
  %0 = vector.fma %v4, %v4, %v3 : vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.fma %f, %f, %f : f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v3: vector<3xf32>) {
  %0 = "vector.fma"(%v4, %v4, %v3) : (vector<4xf32>, vector<4xf32>, vector<3xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.fma"(%v4, %v4, %v4) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%i4: vector<4xi32>) {
  %0 = "vector.fma"(%i4, %i4, %i4) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.fma"(%v4, %v4) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
