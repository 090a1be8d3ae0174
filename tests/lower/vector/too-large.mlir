// RUN: terrace opt %s --convert-vector-to-llvm --verify-diagnostics
// DIFFERS: upstream unrolls vectors of any size, and runs out of memory

func.func @transposed(%v: vector<4000x4000xi8>) -> vector<4000x4000xi8> {
  // expected-error@+1 {{unrolling 'vector<4000x4000xi8>' would create more than 10000000 operations}}
  %0 = vector.transpose %v, [1, 0] : vector<4000x4000xi8> to vector<4000x4000xi8>
  return %0 : vector<4000x4000xi8>
}
