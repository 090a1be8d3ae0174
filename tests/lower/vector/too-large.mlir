// RUN: terrace opt %s --convert-vector-to-llvm --verify-diagnostics
// DIFFERS: upstream unrolls vectors of any size, and runs out of memory

func.func @transposed(%v: vector<4000x4000xi8>) -> vector<4000x4000xi8> {
  // expected-error@+1 {{unrolling 'vector<4000x4000xi8>' would create more than 10000000 operations}}
  %0 = vector.transpose %v, [1, 0] : vector<4000x4000xi8> to vector<4000x4000xi8>
  return %0 : vector<4000x4000xi8>
}

func.func @outer(%l: vector<20000000xf32>, %r: vector<4xf32>) -> vector<20000000x4xf32> {
  // expected-error@+1 {{unrolling 'vector<20000000x4xf32>' would create more than 10000000 operations}}
  %0 = vector.outerproduct %l, %r : vector<20000000xf32>, vector<4xf32>
  return %0 : vector<20000000x4xf32>
}

func.func @cast(%v: vector<4000x4000xi8>) -> vector<16000000xi8> {
  // expected-error@+1 {{unrolling 'vector<4000x4000xi8>' would create more than 10000000 operations}}
  %0 = vector.shape_cast %v : vector<4000x4000xi8> to vector<16000000xi8>
  return %0 : vector<16000000xi8>
}
