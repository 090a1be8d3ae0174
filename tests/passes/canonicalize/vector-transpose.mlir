// RUN: terrace opt %s --canonicalize --split-input-file

// Transpositions.

func.func @tr(%v: vector<4x2xf32>, %s: f32, %w: vector<4xf32>, %x: index, %y: index, %u: vector<1x4xf32>) -> (vector<4x2xf32>, vector<2x4xf32>, vector<4x3xf32>, vector<3x4xi1>, vector<4x1xf32>, vector<4x1xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %b = vector.broadcast %s : f32 to vector<4x2xf32>
  %2 = vector.transpose %b, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %c = vector.broadcast %w : vector<4xf32> to vector<3x4xf32>
  %3 = vector.transpose %c, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %m = vector.create_mask %x, %y : vector<4x3xi1>
  %4 = vector.transpose %m, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  %5 = vector.transpose %u, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %d = vector.broadcast %w : vector<4xf32> to vector<1x4xf32>
  %6 = vector.transpose %d, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %1, %2, %3, %4, %5, %6 : vector<4x2xf32>, vector<2x4xf32>, vector<4x3xf32>, vector<3x4xi1>, vector<4x1xf32>, vector<4x1xf32>
}

// -----

func.func @tr2(%v: vector<2x3x4xf32>, %w: vector<4xf32>, %a: f32, %b: f32, %c: f32, %d: f32, %s: f32, %u: vector<2x1xf32>) -> (vector<4x2x3xf32>, vector<3x2x4xf32>, vector<2x2xf32>, vector<2x5x4xf32>, vector<4x2xf32>, vector<4x5x2xf32>) {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<3x4x2xf32> to vector<4x2x3xf32>
  %e = vector.broadcast %w : vector<4xf32> to vector<2x3x4xf32>
  %2 = vector.transpose %e, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %f = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %3 = vector.transpose %f, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %g = vector.broadcast %w : vector<4xf32> to vector<5x2x4xf32>
  %4 = vector.transpose %g, [1, 0, 2] : vector<5x2x4xf32> to vector<2x5x4xf32>
  %h = vector.broadcast %u : vector<2x1xf32> to vector<2x4xf32>
  %5 = vector.transpose %h, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %i = vector.broadcast %u : vector<2x1xf32> to vector<5x2x4xf32>
  %6 = vector.transpose %i, [2, 0, 1] : vector<5x2x4xf32> to vector<4x5x2xf32>
  return %1, %2, %3, %4, %5, %6 : vector<4x2x3xf32>, vector<3x2x4xf32>, vector<2x2xf32>, vector<2x5x4xf32>, vector<4x2xf32>, vector<4x5x2xf32>
}

// -----

func.func @tr3(%v: vector<4x1xf32>, %w: vector<4xf32>, %x: vector<2x4xf32>, %k: vector<1x1x4xf32>) -> (vector<4xf32>, vector<1x4xf32>, vector<4x2x1xf32>, vector<4x1x1xf32>, vector<1x4x1xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4xf32>
  %2 = vector.shape_cast %w : vector<4xf32> to vector<4x1xf32>
  %3 = vector.transpose %2, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %4 = vector.shape_cast %x : vector<2x4xf32> to vector<1x2x4xf32>
  %5 = vector.transpose %4, [2, 1, 0] : vector<1x2x4xf32> to vector<4x2x1xf32>
  %6 = vector.transpose %k, [2, 0, 1] : vector<1x1x4xf32> to vector<4x1x1xf32>
  %7 = vector.shape_cast %w : vector<4xf32> to vector<1x1x4xf32>
  %8 = vector.transpose %7, [1, 2, 0] : vector<1x1x4xf32> to vector<1x4x1xf32>
  return %1, %3, %5, %6, %8 : vector<4xf32>, vector<1x4xf32>, vector<4x2x1xf32>, vector<4x1x1xf32>, vector<1x4x1xf32>
}

// -----

func.func @trb(%a: vector<1x4xf32>, %b: vector<2x1x1xf32>, %c: vector<1xf32>, %d: vector<[4]xf32>, %e: vector<1x1x4xf32>) -> (vector<3x2x4xf32>, vector<2x1x5xf32>, vector<2x3xf32>, vector<3x2x[4]xf32>, vector<3x2x4xf32>) {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<2x3x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %2 = vector.broadcast %b : vector<2x1x1xf32> to vector<2x5x1xf32>
  %3 = vector.transpose %2, [0, 2, 1] : vector<2x5x1xf32> to vector<2x1x5xf32>
  %4 = vector.broadcast %c : vector<1xf32> to vector<3x2xf32>
  %5 = vector.transpose %4, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %6 = vector.broadcast %d : vector<[4]xf32> to vector<2x3x[4]xf32>
  %7 = vector.transpose %6, [1, 0, 2] : vector<2x3x[4]xf32> to vector<3x2x[4]xf32>
  %8 = vector.broadcast %e : vector<1x1x4xf32> to vector<2x3x4xf32>
  %9 = vector.transpose %8, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %1, %3, %5, %7, %9 : vector<3x2x4xf32>, vector<2x1x5xf32>, vector<2x3xf32>, vector<3x2x[4]xf32>, vector<3x2x4xf32>
}

// -----

func.func @trm(%x: index, %y: index) -> (vector<3x4xi1>, vector<2x4x3xi1>) {
  %m = vector.constant_mask [3, 2] : vector<4x3xi1>
  %0 = vector.transpose %m, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  %c2 = arith.constant 2 : index
  %n = vector.create_mask %x, %y, %c2 : vector<4x3x2xi1>
  %1 = vector.transpose %n, [2, 0, 1] : vector<4x3x2xi1> to vector<2x4x3xi1>
  return %0, %1 : vector<3x4xi1>, vector<2x4x3xi1>
}

// -----

// A fixed dimension becomes a scalable one: that moves nothing, but the types differ.
func.func @scalable(%v: vector<4xi32>, %w: vector<4x4xi32>) -> (vector<[4]xi32>, vector<[4]x4xi32>) {
  %0 = vector.transpose %v, [0] : vector<4xi32> to vector<[4]xi32>
  %1 = vector.transpose %w, [0, 1] : vector<4x4xi32> to vector<[4]x4xi32>
  return %0, %1 : vector<[4]xi32>, vector<[4]x4xi32>
}
