// RUN: terrace opt %s --convert-vector-to-llvm
// DIFFERS: upstream casts the element to the vector.

func.func @static(%v: vector<2xf32>) -> vector<1xf32> {
  %0 = vector.extract %v[0] : vector<1xf32> from vector<2xf32>
  return %0 : vector<1xf32>
}

func.func @dynamic(%v: vector<3x2xi8>, %i: index) -> vector<1xi8> {
  %0 = vector.extract %v[1, %i] : vector<1xi8> from vector<3x2xi8>
  return %0 : vector<1xi8>
}

func.func @no_dimension(%v: vector<index>) -> vector<1xindex> {
  %0 = vector.extract %v[] : vector<1xindex> from vector<index>
  return %0 : vector<1xindex>
}
