// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --lower-vector-mask
func.func @twice(%v: vector<2x3xi1>) -> vector<3xi1> {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %1 = vector.transpose %0, [1, 0] : vector<3x2xi1> to vector<2x3xi1>
  %2 = vector.extract %1[0] : vector<3xi1> from vector<2x3xi1>
  return %2 : vector<3xi1>
}

func.func @once(%v: vector<2x3xi1>) -> vector<2xi1> {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %2 = vector.extract %0[0] : vector<2xi1> from vector<3x2xi1>
  return %2 : vector<2xi1>
}

func.func @three(%v: vector<2x3x4xf32>) -> (vector<4xf32>, vector<3x4xf32>, vector<2x3xf32>) {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<3x4x2xf32> to vector<4x2x3xf32>
  %2 = vector.transpose %1, [1, 2, 0] : vector<4x2x3xf32> to vector<2x3x4xf32>
  %3 = vector.extract %2[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %4 = vector.extract %2[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %5 = vector.extract %1[1] : vector<2x3xf32> from vector<4x2x3xf32>
  return %3, %4, %5 : vector<4xf32>, vector<3x4xf32>, vector<2x3xf32>
}

// The insertion is into a transposed vector, at other positions than those that are extracted.
func.func @insert_between(%v: vector<2x3xf32>, %r: vector<2xf32>, %x: f32) -> (vector<3xf32>, f32, f32) {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.insert %r, %0 [2] : vector<2xf32> into vector<3x2xf32>
  %2 = vector.transpose %1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %3 = vector.extract %2[0] : vector<3xf32> from vector<2x3xf32>
  %4 = vector.extract %2[0, 1] : f32 from vector<2x3xf32>
  %5 = vector.extract %2[1, 2] : f32 from vector<2x3xf32>
  return %3, %4, %5 : vector<3xf32>, f32, f32
}

func.func @insert_elements(%v: vector<2x3xf32>, %r: vector<2xf32>, %x: f32, %i: index) -> (vector<3xf32>, vector<3xf32>, f32) {
  %0 = vector.insert %x, %v [0, 1] : f32 into vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.transpose %1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %3 = vector.extract %2[1] : vector<3xf32> from vector<2x3xf32>
  %4 = vector.extract %2[0] : vector<3xf32> from vector<2x3xf32>
  %5 = vector.insert %x, %v [0, %i] : f32 into vector<2x3xf32>
  %6 = vector.transpose %5, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %7 = vector.extract %6[2, 1] : f32 from vector<3x2xf32>
  return %3, %4, %7 : vector<3xf32>, vector<3xf32>, f32
}

// The inserted matrix is transposed before a row of it is taken.
func.func @insert_matrix(%v: vector<2x3x4xf32>, %m: vector<3x4xf32>) -> (vector<4xf32>, vector<3xf32>, vector<4x3xf32>) {
  %0 = vector.insert %m, %v [1] : vector<3x4xf32> into vector<2x3x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %2 = vector.extract %1[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  %3 = vector.transpose %0, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %4 = vector.extract %3[3, 1] : vector<3xf32> from vector<4x2x3xf32>
  %5 = vector.transpose %0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  %6 = vector.extract %5[1] : vector<4x3xf32> from vector<2x4x3xf32>
  return %2, %4, %6 : vector<4xf32>, vector<3xf32>, vector<4x3xf32>
}
