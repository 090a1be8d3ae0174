// RUN: terrace opt %s --convert-vector-to-llvm

// Rows of the mask become constants in the place of the mask, not of the gathers.
func.func @after_index(%b: memref<?xf32>, %v: vector<3x2xi32>, %p: vector<3x2xf32>) -> vector<3x2xf32> {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [2, 1] : vector<3x2xi1>
  %g = vector.gather %b[%c0][%v], %k, %p : memref<?xf32>, vector<3x2xi32>, vector<3x2xi1>, vector<3x2xf32> into vector<3x2xf32>
  return %g : vector<3x2xf32>
}

func.func @before_index(%b: memref<?xf32>, %v: vector<3x2xi32>, %p: vector<3x2xf32>) -> vector<3x2xf32> {
  %k = vector.constant_mask [3, 1] : vector<3x2xi1>
  %c0 = arith.constant 0 : index
  %g = vector.gather %b[%c0][%v], %k, %p : memref<?xf32>, vector<3x2xi32>, vector<3x2xi1>, vector<3x2xf32> into vector<3x2xf32>
  return %g : vector<3x2xf32>
}

func.func @between_constants(%b: memref<?xf32>, %v: vector<2x2x2xi32>, %p: vector<2x2x2xf32>) -> (vector<2x2x2xf32>, index, vector<2xf32>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %z = arith.constant dense<2.5> : vector<2xf32>
  %k = vector.constant_mask [1, 2, 1] : vector<2x2x2xi1>
  %g = vector.gather %b[%c0][%v], %k, %p : memref<?xf32>, vector<2x2x2xi32>, vector<2x2x2xi1>, vector<2x2x2xf32> into vector<2x2x2xf32>
  return %g, %c9, %z : vector<2x2x2xf32>, index, vector<2xf32>
}

func.func @whole_and_rows() -> (index, vector<3x2xi1>, vector<2xi1>, vector<2xi1>, i1) {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [2, 1] : vector<3x2xi1>
  %x = vector.extract %k[0] : vector<2xi1> from vector<3x2xi1>
  %y = vector.extract %k[2] : vector<2xi1> from vector<3x2xi1>
  %e = vector.extract %k[1, 1] : i1 from vector<3x2xi1>
  return %c0, %k, %x, %y, %e : index, vector<3x2xi1>, vector<2xi1>, vector<2xi1>, i1
}

func.func @large() -> (vector<300x4xi1>, vector<20x20x20xi1>) {
  %a = vector.constant_mask [200, 3] : vector<300x4xi1>
  %b = vector.constant_mask [10, 11, 12] : vector<20x20x20xi1>
  return %a, %b : vector<300x4xi1>, vector<20x20x20xi1>
}

func.func @masked(%b: memref<?x?xf32>, %v: vector<3x2xf32>, %i: index) -> vector<3x2xf32> {
  %c1 = arith.constant 1.0 : f32
  %k = vector.constant_mask [2, 1] : vector<3x2xi1>
  %r = vector.transfer_read %b[%i, %i], %c1, %k {in_bounds = [true, true]} : memref<?x?xf32>, vector<3x2xf32>
  vector.transfer_write %v, %b[%i, %i], %k {in_bounds = [true, true]} : vector<3x2xf32>, memref<?x?xf32>
  return %r : vector<3x2xf32>
}
