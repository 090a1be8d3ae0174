// RUN: terrace opt %s --convert-vector-to-llvm --split-input-file --verify-diagnostics
// DIFFERS: upstream unrolls vectors of any size, and runs out of memory

func.func @transposed(%v: vector<4000x4000xi8>) -> vector<4000x4000xi8> {
  // expected-error@+2 {{unrolling 'vector<4000x4000xi8>' into 16000000 operations would exceed the limit of 1048576}}
  // expected-note@+1 {{split it into operations on smaller vectors; 'terrace compile' lowers some without unrolling}}
  %0 = vector.transpose %v, [1, 0] : vector<4000x4000xi8> to vector<4000x4000xi8>
  return %0 : vector<4000x4000xi8>
}

// -----

func.func @outer(%l: vector<20000000xf32>, %r: vector<4xf32>) -> vector<20000000x4xf32> {
  // expected-error@+2 {{unrolling 'vector<20000000x4xf32>' into 20000000 operations would exceed the limit of 1048576}}
  // expected-note@+1 {{split it into}}
  %0 = vector.outerproduct %l, %r : vector<20000000xf32>, vector<4xf32>
  return %0 : vector<20000000x4xf32>
}

// -----

func.func @cast(%v: vector<4000x4000xi8>) -> vector<16000000xi8> {
  // expected-error@+2 {{unrolling 'vector<4000x4000xi8>' into 1000004000 operations would exceed the limit of 1048576}}
  // expected-note@+1 {{split it into}}
  %0 = vector.shape_cast %v : vector<4000x4000xi8> to vector<16000000xi8>
  return %0 : vector<16000000xi8>
}

// -----

// The first extent is small.
func.func @rows(%v: vector<4000x4000x1xi8>) -> vector<4000x4000x2xi8> {
  // expected-error@+2 {{unrolling 'vector<4000x4000x2xi8>' into 16000000 operations would exceed the limit of 1048576}}
  // expected-note@+1 {{split it into}}
  %0 = vector.broadcast %v : vector<4000x4000x1xi8> to vector<4000x4000x2xi8>
  return %0 : vector<4000x4000x2xi8>
}

// -----

func.func @fma(%v: vector<4000x4000x2xf32>) -> vector<4000x4000x2xf32> {
  // expected-error@+2 {{unrolling 'vector<4000x4000x2xf32>' into 16000000 operations}}
  // expected-note@+1 {{split it into}}
  %0 = vector.fma %v, %v, %v : vector<4000x4000x2xf32>
  return %0 : vector<4000x4000x2xf32>
}

// -----

func.func @slices(%v: vector<4000x4000x2xi8>, %w: vector<3999x4000x2xi8>) {
  // expected-error@+2 {{unrolling 'vector<4000x4000x2xi8>' into 15992001 operations}}
  // expected-note@+1 {{split it into}}
  %0 = vector.extract_strided_slice %v {offsets = [1, 1, 0], sizes = [3999, 3999, 1], strides = [1, 1, 1]} : vector<4000x4000x2xi8> to vector<3999x3999x1xi8>
  // expected-error@+2 {{unrolling 'vector<4000x4000x2xi8>' into 15996000 operations}}
  // expected-note@+1 {{split it into}}
  %1 = vector.insert_strided_slice %w, %v {offsets = [1, 0, 0], strides = [1, 1, 1]} : vector<3999x4000x2xi8> into vector<4000x4000x2xi8>
  return
}

// -----

func.func @pairs(%v: vector<2000x2000x2xi8>, %m: memref<?xi8>, %i: vector<2000x2000x2xindex>, %k: vector<2000x2000x2xi1>) {
  %c = arith.constant 0 : index
  // expected-error@+2 {{unrolling 'vector<2000x2000x4xi8>' into 4000000 operations}}
  // expected-note@+1 {{split it into}}
  %0 = vector.interleave %v, %v : vector<2000x2000x2xi8> -> vector<2000x2000x4xi8>
  // expected-error@+2 {{unrolling 'vector<2000x2000x2xi8>' into 4000000 operations}}
  // expected-note@+1 {{split it into}}
  %1, %2 = vector.deinterleave %v : vector<2000x2000x2xi8> -> vector<2000x2000x1xi8>
  // expected-error@+2 {{unrolling 'vector<2000x2000x2xi8>' into 4000000 operations}}
  // expected-note@+1 {{split it into}}
  %3 = vector.bitcast %v : vector<2000x2000x2xi8> to vector<2000x2000x1xi16>
  // expected-error@+2 {{into 4000000 operations}}
  // expected-note@+1 {{split it into}}
  %4 = vector.gather %m[%c][%i], %k, %v : memref<?xi8>, vector<2000x2000x2xindex>, vector<2000x2000x2xi1>, vector<2000x2000x2xi8> into vector<2000x2000x2xi8>
  // expected-error@+2 {{unrolling 'vector<2000x2000x2xi1>' into 4000000 operations}}
  // expected-note@+1 {{split it into}}
  %5 = vector.constant_mask [2000, 2000, 1] : vector<2000x2000x2xi1>
  return
}

// -----

// Each by itself is small enough.
func.func @many(%v: vector<1000x1000xi8>) {
  %0 = vector.transpose %v, [1, 0] : vector<1000x1000xi8> to vector<1000x1000xi8>
  %1 = vector.transpose %v, [1, 0] : vector<1000x1000xi8> to vector<1000x1000xi8>
  %2 = vector.transpose %v, [1, 0] : vector<1000x1000xi8> to vector<1000x1000xi8>
  %3 = vector.transpose %v, [1, 0] : vector<1000x1000xi8> to vector<1000x1000xi8>
  %4 = vector.transpose %v, [1, 0] : vector<1000x1000xi8> to vector<1000x1000xi8>
  %5 = vector.transpose %v, [1, 0] : vector<1000x1000xi8> to vector<1000x1000xi8>
  %6 = vector.transpose %v, [1, 0] : vector<1000x1000xi8> to vector<1000x1000xi8>
  %7 = vector.transpose %v, [1, 0] : vector<1000x1000xi8> to vector<1000x1000xi8>
  // expected-error@+2 {{unrolling 'vector<1000x1000xi8>' into 1000000 operations would exceed the limit of 8388608, with those in front of it}}
  // expected-note@+1 {{split it into}}
  %8 = vector.transpose %v, [1, 0] : vector<1000x1000xi8> to vector<1000x1000xi8>
  return
}

// -----

// The pass does not unroll reductions.
func.func @reduction(%v: vector<4000x4000xi8>, %a: vector<4000xi8>) -> vector<4000xi8> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<4000x4000xi8> to vector<4000xi8>
  return %0 : vector<4000xi8>
}
