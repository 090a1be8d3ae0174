// RUN: terrace opt %s --canonicalize --split-input-file

// Broadcasts, shape casts and shuffles.

func.func @bb(%s: f32, %v: vector<3xf32>, %w: vector<1x3xf32>) -> (vector<2x3xf32>, vector<4x2x3xf32>, vector<4x2x3xf32>) {
  %0 = vector.broadcast %s : f32 to vector<3xf32>
  %1 = vector.broadcast %0 : vector<3xf32> to vector<2x3xf32>
  %2 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %3 = vector.broadcast %2 : vector<2x3xf32> to vector<4x2x3xf32>
  %4 = vector.broadcast %w : vector<1x3xf32> to vector<2x3xf32>
  %5 = vector.broadcast %4 : vector<2x3xf32> to vector<4x2x3xf32>
  return %1, %3, %5 : vector<2x3xf32>, vector<4x2x3xf32>, vector<4x2x3xf32>
}

// -----

func.func @shuf(%s: f32, %t: f32, %p: vector<4xf32>, %q: vector<4xf32>) -> (vector<3xf32>, vector<3xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %a = vector.broadcast %s : f32 to vector<4xf32>
  %b = vector.broadcast %s : f32 to vector<4xf32>
  %c = vector.broadcast %t : f32 to vector<4xf32>
  %0 = vector.shuffle %a, %b [0, 5, 3] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %a, %c [0, 5, 3] : vector<4xf32>, vector<4xf32>
  %2 = vector.shuffle %p, %q [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %p, %q [4, 0, 5, 1, 6, 2, 7, 3] : vector<4xf32>, vector<4xf32>
  %4 = vector.shuffle %p, %q [0, 4, 1, 5, 2, 6, -1, 7] : vector<4xf32>, vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<3xf32>, vector<3xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
}

// -----

func.func @shuf0(%p: vector<f32>, %q: vector<f32>) -> (vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>) {
  %0 = vector.shuffle %p, %q [0] : vector<f32>, vector<f32>
  %1 = vector.shuffle %p, %q [1] : vector<f32>, vector<f32>
  %2 = vector.shuffle %p, %q [0, 1] : vector<f32>, vector<f32>
  %3 = vector.shuffle %p, %q [1, -1] : vector<f32>, vector<f32>
  %4 = vector.shuffle %p, %p [1, 0, -1] : vector<f32>, vector<f32>
  return %0, %1, %2, %3, %4 : vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<2xf32>, vector<3xf32>
}

// -----

func.func @shuf1(%p: vector<1xf32>, %q: vector<1xf32>, %d: vector<2x3xf32>, %e: vector<2x3xf32>, %k: vector<2xf32>) -> (vector<2xf32>, vector<4x3xf32>, vector<4x3xf32>, vector<2xf32>, vector<4xf32>) {
  %0 = vector.shuffle %p, %q [0, 1] : vector<1xf32>, vector<1xf32>
  %1 = vector.shuffle %d, %e [0, 2, 1, 3] : vector<2x3xf32>, vector<2x3xf32>
  %2 = vector.shuffle %d, %e [0, 1, 2, 3] : vector<2x3xf32>, vector<2x3xf32>
  %3 = vector.shuffle %p, %k [0, 1] : vector<1xf32>, vector<2xf32>
  %4 = vector.shuffle %k, %k [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  return %0, %1, %2, %3, %4 : vector<2xf32>, vector<4x3xf32>, vector<4x3xf32>, vector<2xf32>, vector<4xf32>
}

// -----

func.func @shufdense() -> (vector<2x3xf32>, vector<3xi32>) {
  %a = arith.constant dense<1.0> : vector<2x3xf32>
  %0 = vector.shuffle %a, %a [0, 3] : vector<2x3xf32>, vector<2x3xf32>
  %b = arith.constant dense<1> : vector<2xi32>
  %1 = vector.shuffle %b, %b [0, 3, -1] : vector<2xi32>, vector<2xi32>
  return %0, %1 : vector<2x3xf32>, vector<3xi32>
}

// -----

func.func @sh0(%p: vector<f32>, %q: vector<f32>) -> (vector<1xf32>, vector<2xf32>) {
  %0 = vector.shuffle %p, %q [-1] : vector<f32>, vector<f32>
  %1 = vector.shuffle %p, %q [1, 0] : vector<f32>, vector<f32>
  return %0, %1 : vector<1xf32>, vector<2xf32>
}

// -----

func.func @sc(%x: index, %y: index, %s: f32, %v: vector<4xf32>, %w: vector<1x4xf32>) -> (vector<4xi1>, vector<4x1x1xi1>, vector<2x4xi1>, vector<8xf32>, vector<2x4xf32>, vector<1x4xf32>, vector<4x1xi1>) {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %x, %c1 : vector<4x1xi1>
  %0 = vector.shape_cast %m : vector<4x1xi1> to vector<4xi1>
  %n = vector.create_mask %x, %c1, %c1, %c1 : vector<4x1x1x1xi1>
  %1 = vector.shape_cast %n : vector<4x1x1x1xi1> to vector<4x1x1xi1>
  %o = vector.create_mask %x, %y, %c1 : vector<2x4x1xi1>
  %2 = vector.shape_cast %o : vector<2x4x1xi1> to vector<2x4xi1>
  %b = vector.broadcast %s : f32 to vector<2x4xf32>
  %3 = vector.shape_cast %b : vector<2x4xf32> to vector<8xf32>
  %c = vector.broadcast %v : vector<4xf32> to vector<2x1x4xf32>
  %4 = vector.shape_cast %c : vector<2x1x4xf32> to vector<2x4xf32>
  %d = vector.broadcast %v : vector<4xf32> to vector<1x1x4xf32>
  %5 = vector.shape_cast %d : vector<1x1x4xf32> to vector<1x4xf32>
  %q = vector.create_mask %x : vector<4xi1>
  %6 = vector.shape_cast %q : vector<4xi1> to vector<4x1xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xi1>, vector<4x1x1xi1>, vector<2x4xi1>, vector<8xf32>, vector<2x4xf32>, vector<1x4xf32>, vector<4x1xi1>
}

// -----

func.func @sc2(%x: index, %y: index, %s: f32, %v: vector<4xf32>) -> (vector<4xi1>, vector<4xi1>, vector<[4]xi1>, vector<2x2xi1>, vector<4xi1>, vector<2x3x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %x, %c0 : vector<4x1xi1>
  %0 = vector.shape_cast %m : vector<4x1xi1> to vector<4xi1>
  %n = vector.create_mask %x, %y : vector<4x1xi1>
  %1 = vector.shape_cast %n : vector<4x1xi1> to vector<4xi1>
  %o = vector.create_mask %x, %c1 : vector<[4]x1xi1>
  %2 = vector.shape_cast %o : vector<[4]x1xi1> to vector<[4]xi1>
  %p = vector.create_mask %x, %c1 : vector<4x1xi1>
  %3 = vector.shape_cast %p : vector<4x1xi1> to vector<2x2xi1>
  %q = vector.create_mask %c1, %x : vector<1x4xi1>
  %4 = vector.shape_cast %q : vector<1x4xi1> to vector<4xi1>
  %c = vector.broadcast %v : vector<4xf32> to vector<3x2x4xf32>
  %5 = vector.shape_cast %c : vector<3x2x4xf32> to vector<2x3x4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xi1>, vector<4xi1>, vector<[4]xi1>, vector<2x2xi1>, vector<4xi1>, vector<2x3x4xf32>
}

// -----

func.func @scm() -> (vector<4xi1>, vector<4xi1>, vector<4x1xi1>) {
  %m = vector.constant_mask [3, 1] : vector<4x1xi1>
  %0 = vector.shape_cast %m : vector<4x1xi1> to vector<4xi1>
  %n = vector.constant_mask [3, 1, 1] : vector<4x1x1xi1>
  %1 = vector.shape_cast %n : vector<4x1x1xi1> to vector<4xi1>
  %2 = vector.shape_cast %n : vector<4x1x1xi1> to vector<4x1xi1>
  return %0, %1, %2 : vector<4xi1>, vector<4xi1>, vector<4x1xi1>
}

// -----

func.func @foldbits(%x: f32, %v: vector<4xi8>) -> (vector<4xf32>, vector<1xi32>, vector<2xi16>, vector<f32>, f32) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %0 = vector.bitcast %c : vector<4xf32> to vector<4xf32>
  %1 = vector.bitcast %v : vector<4xi8> to vector<2xi16>
  %2 = vector.bitcast %1 : vector<2xi16> to vector<1xi32>
  %3 = arith.constant dense<3> : vector<4xi8>
  %4 = vector.bitcast %3 : vector<4xi8> to vector<2xi16>
  %5 = vector.broadcast %x : f32 to vector<f32>
  %6 = vector.extract %5[] : f32 from vector<f32>
  return %0, %2, %4, %5, %6 : vector<4xf32>, vector<1xi32>, vector<2xi16>, vector<f32>, f32
}

// -----

func.func @cast_more(%w: vector<1x4xf32>, %x: vector<2x1x2xf32>, %y: vector<2x1x1xf32>) -> (vector<2x4xf32>, vector<3x2x1x4xf32>, vector<6x2xf32>, vector<2x4x3xf32>) {
  %2 = vector.broadcast %w : vector<1x4xf32> to vector<1x2x4xf32>
  %3 = vector.shape_cast %2 : vector<1x2x4xf32> to vector<2x4xf32>
  %4 = vector.broadcast %w : vector<1x4xf32> to vector<6x1x4xf32>
  %5 = vector.shape_cast %4 : vector<6x1x4xf32> to vector<3x2x1x4xf32>
  %6 = vector.broadcast %x : vector<2x1x2xf32> to vector<2x3x2xf32>
  %7 = vector.shape_cast %6 : vector<2x3x2xf32> to vector<6x2xf32>
  %8 = vector.broadcast %y : vector<2x1x1xf32> to vector<2x3x4xf32>
  %9 = vector.shape_cast %8 : vector<2x3x4xf32> to vector<2x4x3xf32>
  return %3, %5, %7, %9 : vector<2x4xf32>, vector<3x2x1x4xf32>, vector<6x2xf32>, vector<2x4x3xf32>
}
