// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: extract, insert, strided slices.

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[4] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[-2] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[0, 1] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.extract %w[0] : f32 from vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.extract %w[0] : vector<3xf32> from vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.extract %w[0, 0] : vector<f32> from vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[0] : f64 from vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[0] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.extract %w[2, 1] : f32 from vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.extract %w[0, 7] : f32 from vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.extract %w[0, 7] : vector<1xf32> from vector<2x4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.extract %s[7] : f32 from vector<[4]xf32>
  return
}

// -----

func.func @f(%sw: vector<2x[4]xf32>) {
  %0 = vector.extract %sw[1] : vector<4xf32> from vector<2x[4]xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  %0 = vector.extract %z[0] : f32 from vector<f32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  %0 = vector.extract %z[] : vector<f32> from vector<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index) {
  %0 = vector.extract %v4[%n, %n] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i: i32) {
  %0 = vector.extract %v4[%i] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.extract %f[] : f32 from f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4 : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[a] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract %v4[0] : vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract"(%v4) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f64
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract"(%v4) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index) {
  %0 = "vector.extract"(%v4, %n) <{static_position = array<i64: 1>}> : (vector<4xf32>, index) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index) {
  %0 = "vector.extract"(%v4, %n, %n) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index, index) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i: i32) {
  %0 = "vector.extract"(%v4, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, i32) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract"(%v4) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract"(%v4) <{static_position = [0]}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract"(%v4) {static_position = [0]} : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract"(%v4) <{static_position = array<i32: 0>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.extract"(%w) <{static_position = array<i64: 0>}> : (vector<2x4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0:2 = "vector.extract"(%w) <{static_position = array<i64: 0>}> : (vector<2x4xf32>) -> (vector<4xf32>, f32)
  return
}

// -----

func.func @f(%f: f32) {
  %0 = "vector.extract"(%f) <{static_position = array<i64: 0>}> : (f32) -> f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.extract"(%w) <{static_position = array<i64: 0, 0, 0>}> : (vector<2x4xf32>) -> f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.extract"(%w) <{static_position = array<i64: 0, 5>}> : (vector<2x4xf32>) -> f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  "vector.extract"(%w) <{static_position = array<i64: 0, 5>}> : (vector<2x4xf32>) -> ()
  return
}

// -----

func.func @f() {
  "vector.extract"() <{static_position = array<i64: 0, 5>}> : () -> ()
  return
}

// -----

func.func @f() {
  %0 = "vector.extract"() <{static_position = array<i64: 0, 5>}> : () -> f32
  return
}

// -----

func.func @f(%t1: tensor<?xf32>) {
  %0 = vector.extract %t1[0] : f32 from tensor<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = vector.insert %f, %v4[4] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = vector.insert %f, %v4[-2] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = vector.insert %f, %v4[0, 1] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %0 = vector.insert %f, %w[1] : f32 into vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.insert %v4, %w[1, 2] : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %z: vector<f32>) {
  %0 = vector.insert %z, %w[1, 2] : vector<f32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %z: vector<f32>) {
  %0 = vector.insert %z, %v4[2] : vector<f32> into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %d: f64) {
  %0 = vector.insert %d, %v4[1] : f64 into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.insert %f, %f[] : f32 into f32
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %0 = vector.insert %f, %w[] : f32 into vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32, %i: i32) {
  %0 = vector.insert %f, %v4[%i] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = "vector.insert"(%f, %v4) <{static_position = array<i64: 1>}> : (f32, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32) {
  %0 = "vector.insert"(%f, %v4) : (f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %f: f32) {
  %0 = "vector.insert"(%f, %w) <{static_position = array<i64: 0, 9>}> : (f32, vector<2x4xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %t1: tensor<?xf32>) {
  %0 = "vector.insert"(%t1, %w) <{static_position = array<i64: 0>}> : (tensor<?xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>, %f: f32) {
  %0 = "vector.insert"(%f, %s) <{static_position = array<i64: 9>}> : (f32, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = "vector.insert"(%f, %f) <{static_position = array<i64: 9>}> : (f32, f32) -> f32
  return
}

// -----

func.func @f(%f: f32) {
  %0 = "vector.insert"(%f) <{static_position = array<i64: 9>}> : (f32) -> f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<3xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [0], sizes = [2, 2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [0], sizes = [2], strides = [1, 1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [4], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [-1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [0], sizes = [5], strides = [1]} : vector<4xf32> to vector<5xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [0], sizes = [0], strides = [1]} : vector<4xf32> to vector<5xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [0], sizes = [2], strides = [2]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [0], sizes = [2], strides = [0]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [3], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [0 : i32], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = 0, sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = vector.extract_strided_slice %v4 {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf64>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %w {offsets = [0], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x3xf32>
  return
}

// -----

func.func @f(%sw: vector<2x[4]xf32>) {
  %0 = vector.extract_strided_slice %sw {offsets = [0, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x[4]xf32> to vector<1x[2]xf32>
  return
}

// -----

func.func @f(%sw: vector<2x[4]xf32>) {
  %0 = vector.extract_strided_slice %sw {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x[4]xf32> to vector<1x4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  %0 = vector.extract_strided_slice %s {offsets = [2], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32>
  return
}

// -----

func.func @f(%z: vector<f32>) {
  %0 = vector.extract_strided_slice %z {offsets = [], sizes = [], strides = []} : vector<f32> to vector<f32>
  return
}

// -----

func.func @f(%f: f32) {
  %0 = vector.extract_strided_slice %f {offsets = [], sizes = [], strides = []} : f32 to vector<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract_strided_slice"(%v4) <{offsets = [0], sizes = [2], strides = [3.0]}> : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract_strided_slice"(%v4) <{offsets = [0], sizes = [2], strides = 3}> : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract_strided_slice"(%v4) <{offsets = [0], sizes = [2]}> : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>) {
  %0 = "vector.extract_strided_slice"(%v4) <{offsets = [9223372036854775807], sizes = [9223372036854775807], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>) {
  %0 = "vector.extract_strided_slice"(%w) <{offsets = [0, 3], sizes = [1, 2], strides = [1, 1]}> : (vector<2x4xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.insert_strided_slice %v4, %v8 {offsets = [0], strides = [2]} : vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.insert_strided_slice %v4, %v8 {offsets = [5], strides = [1]} : vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.insert_strided_slice %v4, %v8 {offsets = [8], strides = [1]} : vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.insert_strided_slice %v4, %v8 {offsets = [-1], strides = [1]} : vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.insert_strided_slice %v4, %v8 {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.insert_strided_slice %v4, %v8 {offsets = [0], strides = [1, 1]} : vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %w: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %w, %v8 {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v4, %w {offsets = [0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v4, %w {offsets = [0, 1], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v4, %w {offsets = [2, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %w: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v4, %w {offsets = [0, 0], strides = []} : vector<4xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %h4: vector<4xf16>) {
  %0 = vector.insert_strided_slice %h4, %w {offsets = [0, 0], strides = [1]} : vector<4xf16> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %sw: vector<2x[4]xf32>) {
  %0 = vector.insert_strided_slice %v4, %sw {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<2x[4]xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %s: vector<[4]xf32>) {
  %0 = vector.insert_strided_slice %s, %w {offsets = [0, 0], strides = [1]} : vector<[4]xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%s: vector<[4]xf32>, %sw: vector<2x[4]xf32>) {
  %0 = vector.insert_strided_slice %s, %sw {offsets = [0, 1], strides = [1]} : vector<[4]xf32> into vector<2x[4]xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %w: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v8, %w {offsets = [0, 0], strides = [1]} : vector<8xf32> into vector<2x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.insert_strided_slice %v4, %v8 {strides = [1]} : vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.insert_strided_slice %v4, %v8 {offsets = [0]} : vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = vector.insert_strided_slice %v4, %v8 : vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %z: vector<f32>) {
  %0 = vector.insert_strided_slice %z, %v8 {offsets = [0], strides = []} : vector<f32> into vector<8xf32>
  return
}

// -----

func.func @f(%v8: vector<8xf32>, %f: f32) {
  %0 = vector.insert_strided_slice %f, %v8 {offsets = [0], strides = []} : f32 into vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = "vector.insert_strided_slice"(%v4, %v8) <{offsets = [0], strides = [1]}> : (vector<4xf32>, vector<8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  %0 = "vector.insert_strided_slice"(%v4, %v8) <{offsets = [0], strides = [1.0]}> : (vector<4xf32>, vector<8xf32>) -> vector<4xf32>
  return
}
