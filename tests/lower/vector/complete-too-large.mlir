// RUN: not terrace compile %s 2>&1
// DIFFERS: upstream unrolls vectors of any size, and runs out of memory

// Elements of one bit are not moved through memory. The refusal comes before anything is lowered.
func.func @cast(%v: vector<4000x4000xi1>) -> vector<16000000xi1> {
  %0 = vector.shape_cast %v : vector<4000x4000xi1> to vector<16000000xi1>
  return %0 : vector<16000000xi1>
}

func.func @mask() -> vector<4000x4000x2xi1> {
  %0 = vector.constant_mask [4000, 4000, 1] : vector<4000x4000x2xi1>
  return %0 : vector<4000x4000x2xi1>
}

func.func @moved(%v: vector<4000x4000xi8>, %l: vector<4000xi8>) -> vector<3999x3999xi8> {
  %0 = vector.outerproduct %l, %l, %v {kind = #vector.kind<add>} : vector<4000xi8>, vector<4000xi8>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [3999, 3999], strides = [1, 1]} : vector<4000x4000xi8> to vector<3999x3999xi8>
  return %1 : vector<3999x3999xi8>
}
