// RUN: terrace opt %s --convert-vector-to-llvm

func.func @reduction(%v: vector<4000x4000xi8>, %a: vector<4000xi8>) -> vector<4000xi8> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<4000x4000xi8> to vector<4000xi8>
  return %0 : vector<4000xi8>
}

func.func @scan(%v: vector<4000x4000xi8>, %a: vector<4000xi8>) -> vector<4000xi8> {
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 1} : vector<4000x4000xi8>, vector<4000xi8>
  return %0#1 : vector<4000xi8>
}
