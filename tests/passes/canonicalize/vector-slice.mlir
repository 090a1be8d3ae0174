// RUN: terrace opt %s --canonicalize --split-input-file

// Slices.

func.func @iss(%s: f32, %v: vector<4x4xf32>, %w: vector<2x2xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %a = vector.broadcast %s : f32 to vector<2x2xf32>
  %b = vector.broadcast %s : f32 to vector<4x4xf32>
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %e = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %1 = vector.insert_strided_slice %e, %v {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %2 = vector.insert_strided_slice %e, %v {offsets = [1, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %0, %1, %2 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
}

// -----

func.func @issd() -> (vector<4x4xi32>, vector<4x4xi32>, vector<2x3x2xi32>) {
  %a = arith.constant dense<1> : vector<2x2xi32>
  %b = arith.constant dense<[[5,6,7,8],[1,2,3,4],[1,2,3,4],[1,2,3,4]]> : vector<4x4xi32>
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 1], strides = [1, 1]} : vector<2x2xi32> into vector<4x4xi32>
  %c = arith.constant dense<[1,2]> : vector<2xi32>
  %1 = vector.insert_strided_slice %c, %b {offsets = [2, 1], strides = [1]} : vector<2xi32> into vector<4x4xi32>
  %d = arith.constant dense<9> : vector<2x3x2xi32>
  %e = arith.constant dense<[[1,2],[3,4]]> : vector<2x2xi32>
  %2 = vector.insert_strided_slice %e, %d {offsets = [1, 1, 0], strides = [1, 1]} : vector<2x2xi32> into vector<2x3x2xi32>
  return %0, %1, %2 : vector<4x4xi32>, vector<4x4xi32>, vector<2x3x2xi32>
}

// -----

func.func @issp(%v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = ub.poison : vector<2xf32>
  %c = arith.constant dense<1.0> : vector<2xf32>
  %p = ub.poison : vector<4xf32>
  %0 = vector.insert_strided_slice %a, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %1 = vector.insert_strided_slice %c, %p {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %2 = vector.insert_strided_slice %a, %p {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @isd2(%x: vector<2x2xi32>) -> (vector<4x4xi32>, vector<8xi1>) {
  %a = arith.constant dense<1> : vector<2x2xi32>
  %b = arith.constant dense<1> : vector<4x4xi32>
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 1], strides = [1, 1]} : vector<2x2xi32> into vector<4x4xi32>
  %c = arith.constant dense<true> : vector<4xi1>
  %d = arith.constant dense<false> : vector<8xi1>
  %1 = vector.insert_strided_slice %c, %d {offsets = [2], strides = [1]} : vector<4xi1> into vector<8xi1>
  return %0, %1 : vector<4x4xi32>, vector<8xi1>
}

// -----

func.func @isuse(%x: vector<2x2xi32>) -> (vector<4x4xi32>, vector<4x4xi32>) {
  %a = arith.constant dense<1> : vector<2x2xi32>
  %b = arith.constant dense<2> : vector<4x4xi32>
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 1], strides = [1, 1]} : vector<2x2xi32> into vector<4x4xi32>
  return %0, %b : vector<4x4xi32>, vector<4x4xi32>
}

// -----

func.func @iss3(%s: f32, %v: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<3x4x4xf32>, vector<4x4xf32>) {
  %a = vector.broadcast %s : f32 to vector<2xf32>
  %b = vector.broadcast %s : f32 to vector<4x4xf32>
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 1], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  %e = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  %1 = vector.insert_strided_slice %e, %v {offsets = [1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
  %c = vector.broadcast %s : f32 to vector<3x4x4xf32>
  %2 = vector.insert_strided_slice %b, %c {offsets = [1, 0, 0], strides = [1, 1]} : vector<4x4xf32> into vector<3x4x4xf32>
  %z = arith.constant dense<0.0> : vector<4x4xf32>
  %y = arith.constant dense<0.0> : vector<2xf32>
  %3 = vector.insert_strided_slice %y, %z {offsets = [1, 0], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return %0, %1, %2, %3 : vector<4x4xf32>, vector<4x4xf32>, vector<3x4x4xf32>, vector<4x4xf32>
}

// -----

func.func @ess(%s: f32, %v: vector<4xf32>, %w: vector<1x4xf32>, %u: vector<2x1xf32>) -> (vector<2xf32>, vector<2x2xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<1x3xf32>, vector<2x2xf32>, vector<1x2xf32>) {
  %a = vector.broadcast %s : f32 to vector<4xf32>
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %b = vector.broadcast %v : vector<4xf32> to vector<4x4xf32>
  %1 = vector.extract_strided_slice %b {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %2 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  %c = vector.broadcast %w : vector<1x4xf32> to vector<4x4xf32>
  %3 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  %4 = vector.extract_strided_slice %c {offsets = [1, 1], sizes = [1, 3], strides = [1, 1]} : vector<4x4xf32> to vector<1x3xf32>
  %d = vector.broadcast %u : vector<2x1xf32> to vector<2x4xf32>
  %5 = vector.extract_strided_slice %d {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
  %6 = vector.extract_strided_slice %d {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2xf32>, vector<2x2xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<1x3xf32>, vector<2x2xf32>, vector<1x2xf32>
}

// -----

func.func @esc2(%x: index, %v: vector<4x4xf32>, %w: vector<1x8x8xf32>, %u: vector<1x4xf32>, %t: vector<4xf32>, %r: vector<2x4x1xf32>) -> (vector<1x4xf32>, vector<1x1x8xf32>, vector<1x2xf32>, vector<1xf32>, vector<1x1xf32>, vector<1x4x1xf32>, vector<1x2x1xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
  %1 = vector.extract_strided_slice %w {offsets = [0, 5], sizes = [1, 1], strides = [1, 1]} : vector<1x8x8xf32> to vector<1x1x8xf32>
  %2 = vector.extract_strided_slice %u {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x4xf32> to vector<1x2xf32>
  %3 = vector.extract_strided_slice %t {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
  %4 = vector.extract_strided_slice %v {offsets = [1, 3], sizes = [1, 1], strides = [1, 1]} : vector<4x4xf32> to vector<1x1xf32>
  %5 = vector.extract_strided_slice %r {offsets = [1], sizes = [1], strides = [1]} : vector<2x4x1xf32> to vector<1x4x1xf32>
  %6 = vector.extract_strided_slice %r {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4x1xf32> to vector<1x2x1xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<1x4xf32>, vector<1x1x8xf32>, vector<1x2xf32>, vector<1xf32>, vector<1x1xf32>, vector<1x4x1xf32>, vector<1x2x1xf32>
}

// -----

func.func @escs(%v: vector<4x[4]xf32>, %w: vector<[1]x4xf32>, %z: vector<2x1x4xf32>) -> (vector<1x[4]xf32>, vector<2x[4]xf32>, vector<1x1x2xf32>, vector<1x1x4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]} : vector<4x[4]xf32> to vector<1x[4]xf32>
  %1 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x[4]xf32> to vector<2x[4]xf32>
  %2 = vector.extract_strided_slice %z {offsets = [1, 0, 2], sizes = [1, 1, 2], strides = [1, 1, 1]} : vector<2x1x4xf32> to vector<1x1x2xf32>
  %3 = vector.extract_strided_slice %z {offsets = [1, 0, 0], sizes = [1, 1, 4], strides = [1, 1, 1]} : vector<2x1x4xf32> to vector<1x1x4xf32>
  return %0, %1, %2, %3 : vector<1x[4]xf32>, vector<2x[4]xf32>, vector<1x1x2xf32>, vector<1x1x4xf32>
}

// -----

func.func @esc3(%r: vector<2x1x4xf32>, %s: vector<2x1x1xf32>, %t: vector<1x1x4xf32>, %q: vector<3x2x1x1xf32>) -> (vector<1x1x4xf32>, vector<1x1x1xf32>, vector<1x1x2xf32>, vector<1x1x1x1xf32>, vector<1x2x1x1xf32>, vector<1x2x1x1xf32>) {
  %0 = vector.extract_strided_slice %r {offsets = [1], sizes = [1], strides = [1]} : vector<2x1x4xf32> to vector<1x1x4xf32>
  %1 = vector.extract_strided_slice %s {offsets = [1, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<2x1x1xf32> to vector<1x1x1xf32>
  %2 = vector.extract_strided_slice %t {offsets = [0, 0, 1], sizes = [1, 1, 2], strides = [1, 1, 1]} : vector<1x1x4xf32> to vector<1x1x2xf32>
  %3 = vector.extract_strided_slice %q {offsets = [1, 1], sizes = [1, 1], strides = [1, 1]} : vector<3x2x1x1xf32> to vector<1x1x1x1xf32>
  %4 = vector.extract_strided_slice %q {offsets = [1], sizes = [1], strides = [1]} : vector<3x2x1x1xf32> to vector<1x2x1x1xf32>
  %5 = vector.extract_strided_slice %q {offsets = [1, 0, 0, 0], sizes = [1, 2, 1, 1], strides = [1, 1, 1, 1]} : vector<3x2x1x1xf32> to vector<1x2x1x1xf32>
  return %0, %1, %2, %3, %4, %5 : vector<1x1x4xf32>, vector<1x1x1xf32>, vector<1x1x2xf32>, vector<1x1x1x1xf32>, vector<1x2x1x1xf32>, vector<1x2x1x1xf32>
}

// -----

func.func @esb2(%u: vector<2x1xf32>, %v: vector<4xf32>) -> (vector<1x4x4xf32>, vector<2x2x4xf32>, vector<1x2x2xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4x4xf32> to vector<1x4x4xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x4x4xf32> to vector<2x2x4xf32>
  %3 = vector.broadcast %u : vector<2x1xf32> to vector<4x2x4xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [1, 0, 1], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<4x2x4xf32> to vector<1x2x2xf32>
  return %1, %2, %4 : vector<1x4x4xf32>, vector<2x2x4xf32>, vector<1x2x2xf32>
}

// -----

func.func @bigc(%x: index) -> (vector<512xi32>, vector<512xi32>, vector<512xi32>, vector<300xi32>) {
  %a = arith.constant dense<1> : vector<2xi32>
  %b = arith.constant dense<2> : vector<512xi32>
  %d = arith.constant dense<2> : vector<300xi32>
  %0 = vector.insert_strided_slice %a, %b {offsets = [1], strides = [1]} : vector<2xi32> into vector<512xi32>
  %s = arith.constant 4 : i32
  %1 = vector.insert %s, %b[4] : i32 into vector<512xi32>
  %2 = vector.insert_strided_slice %a, %d {offsets = [298], strides = [1]} : vector<2xi32> into vector<300xi32>
  return %0, %b, %1, %2 : vector<512xi32>, vector<512xi32>, vector<512xi32>, vector<300xi32>
}
