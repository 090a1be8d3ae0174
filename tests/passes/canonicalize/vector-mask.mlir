// RUN: terrace opt %s --canonicalize --split-input-file
// ONE-WAY: the location of an operation in a mask is not printed.

// Masks.

func.func @ecm(%x: index, %i: index) -> (vector<4x6xi1>, vector<6xi1>, vector<4x6xi1>, vector<4xi1>, vector<6xi1>, i1, vector<6xi1>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %m = vector.create_mask %c2, %x, %c3 : vector<4x4x6xi1>
  %0 = vector.extract %m[1] : vector<4x6xi1> from vector<4x4x6xi1>
  %1 = vector.extract %m[1, 3] : vector<6xi1> from vector<4x4x6xi1>
  %2 = vector.extract %m[3] : vector<4x6xi1> from vector<4x4x6xi1>
  %m2 = vector.create_mask %x, %x : vector<4x4xi1>
  %3 = vector.extract %m2[0] : vector<4xi1> from vector<4x4xi1>
  %m3 = vector.create_mask %x, %c2, %c3 : vector<4x4x6xi1>
  %4 = vector.extract %m3[0, 3] : vector<6xi1> from vector<4x4x6xi1>
  %m4 = vector.create_mask %c2, %x : vector<4x4xi1>
  %5 = vector.extract %m4[1, 1] : i1 from vector<4x4xi1>
  %6 = vector.extract %m[%i, 1] : vector<6xi1> from vector<4x4x6xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4x6xi1>, vector<6xi1>, vector<4x6xi1>, vector<4xi1>, vector<6xi1>, i1, vector<6xi1>
}

// -----

func.func @ecm2(%x: index) -> (vector<[6]xi1>, vector<[6]xi1>) {
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c2, %x : vector<4x[6]xi1>
  %0 = vector.extract %m[1] : vector<[6]xi1> from vector<4x[6]xi1>
  %1 = vector.extract %m[2] : vector<[6]xi1> from vector<4x[6]xi1>
  return %0, %1 : vector<[6]xi1>, vector<[6]xi1>
}

// -----

func.func @esm(%x: index, %y: index) -> (vector<2x2xi1>, vector<2x2xi1>, vector<2x3xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x4xi1>, vector<2x2xi1>) {
  %m = vector.constant_mask [3, 2] : vector<4x4xi1>
  %0 = vector.extract_strided_slice %m {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  %1 = vector.extract_strided_slice %m {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %m {offsets = [2, 1], sizes = [2, 3], strides = [1, 1]} : vector<4x4xi1> to vector<2x3xi1>
  %3 = vector.extract_strided_slice %m {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  %n = vector.create_mask %x, %y : vector<4x4xi1>
  %4 = vector.extract_strided_slice %n {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  %5 = vector.extract_strided_slice %n {offsets = [0], sizes = [2], strides = [1]} : vector<4x4xi1> to vector<2x4xi1>
  %6 = vector.extract_strided_slice %n {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x2xi1>, vector<2x2xi1>, vector<2x3xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<2x4xi1>, vector<2x2xi1>
}

// -----

func.func @esm3(%x: index, %v: vector<1x8xi1>) -> (vector<2x2xi1>, vector<2x4xi1>, vector<2xi1>) {
  %c3 = arith.constant 3 : index
  %m = vector.create_mask %c3, %x : vector<4x8xi1>
  %0 = vector.extract_strided_slice %m {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xi1> to vector<2x2xi1>
  %1 = vector.extract_strided_slice %m {offsets = [2, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xi1> to vector<2x4xi1>
  %n = vector.create_mask %c3 : vector<8xi1>
  %2 = vector.extract_strided_slice %n {offsets = [2], sizes = [2], strides = [1]} : vector<8xi1> to vector<2xi1>
  return %0, %1, %2 : vector<2x2xi1>, vector<2x4xi1>, vector<2xi1>
}

// -----

func.func @cm(%x: index) -> (vector<4xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>, vector<i1>) {
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %c0 = arith.constant 0 : index
  %cm = arith.constant -3 : index
  %0 = vector.create_mask %c2 : vector<4xi1>
  %1 = vector.create_mask %c7, %c2 : vector<4x3xi1>
  %2 = vector.create_mask %cm, %x : vector<4x3xi1>
  %3 = vector.create_mask %c2, %c0 : vector<4x3xi1>
  %4 = vector.create_mask %c7 : vector<i1>
  %5 = vector.create_mask %c0 : vector<i1>
  return %0, %1, %2, %3, %4, %5 : vector<4xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<i1>, vector<i1>
}

// -----

func.func @cms(%x: index) -> (vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>, vector<4x[4]xi1>, vector<4x[4]xi1>, vector<[4]xi1>, vector<[4]xi1>) {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %vs = vector.vscale
  %b = arith.muli %vs, %c4 : index
  %b2 = arith.muli %c2, %vs : index
  %0 = vector.create_mask %c4 : vector<[4]xi1>
  %1 = vector.create_mask %c0 : vector<[4]xi1>
  %2 = vector.create_mask %c2, %b : vector<4x[4]xi1>
  %3 = vector.create_mask %c4, %c0 : vector<4x[4]xi1>
  %4 = vector.create_mask %x, %b : vector<4x[4]xi1>
  %5 = vector.create_mask %b : vector<[4]xi1>
  %6 = vector.create_mask %b2 : vector<[4]xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>, vector<4x[4]xi1>, vector<4x[4]xi1>, vector<[4]xi1>, vector<[4]xi1>
}

// -----

func.func @cmneg(%x: index) -> (vector<[4]xi1>, vector<4xi1>, vector<4xi1>, vector<3xi1>, vector<i1>, vector<i1>) {
  %cm = arith.constant -1 : index
  %c4 = arith.constant 4 : index
  %vs = vector.vscale
  %b = arith.muli %vs, %c4 : index
  %0 = vector.create_mask %cm : vector<[4]xi1>
  %1 = vector.create_mask %b : vector<4xi1>
  %2 = vector.create_mask %vs : vector<4xi1>
  %3 = vector.create_mask %vs : vector<3xi1>
  %4 = vector.create_mask %vs : vector<i1>
  %5 = vector.create_mask %x : vector<i1>
  return %0, %1, %2, %3, %4, %5 : vector<[4]xi1>, vector<4xi1>, vector<4xi1>, vector<3xi1>, vector<i1>, vector<i1>
}

// -----

func.func @mask(%m: vector<4xi1>, %v: vector<4xf32>, %p: vector<4xf32>, %mem: memref<?xf32>, %i: index, %a: f32) -> (vector<4xf32>, vector<4xf32>, f32, vector<4xf32>) {
  %0 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %m, %p { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %m { } : vector<4xi1>
  %t = vector.constant_mask [4] : vector<4xi1>
  %2 = vector.mask %t { vector.reduction <add>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %t { vector.transfer_write %v, %mem[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %pad = arith.constant 0.0 : f32
  %3 = vector.mask %t, %p { vector.transfer_read %mem[%i], %pad : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, f32, vector<4xf32>
}

// -----

func.func @maskf(%v: vector<4xf32>, %p: vector<4xf32>, %mem: memref<?xf32>, %i: index, %a: f32) -> (f32, vector<4xf32>) {
  %t = vector.constant_mask [0] : vector<4xi1>
  %2 = vector.mask %t { vector.reduction <add>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %t { vector.transfer_write %v, %mem[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %pad = arith.constant 0.0 : f32
  %3 = vector.mask %t, %p { vector.transfer_read %mem[%i], %pad : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %2, %3 : f32, vector<4xf32>
}
