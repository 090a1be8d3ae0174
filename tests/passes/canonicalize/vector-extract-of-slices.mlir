// RUN: terrace opt %s --canonicalize

func.func @beside(%a: vector<2x3xi8>, %b: vector<2x3xi8>, %d: vector<5x4x3xi8>) -> (vector<3xi8>, i8, vector<4x3xi8>, i8) {
  %0 = vector.insert_strided_slice %a, %d {offsets = [2, 2, 0], strides = [1, 1]} : vector<2x3xi8> into vector<5x4x3xi8>
  %1 = vector.insert_strided_slice %b, %0 {offsets = [0, 1, 0], strides = [1, 1]} : vector<2x3xi8> into vector<5x4x3xi8>
  %2 = vector.extract %1[2, 3] : vector<3xi8> from vector<5x4x3xi8>
  %3 = vector.extract %1[2, 2, 1] : i8 from vector<5x4x3xi8>
  // Partly inside.
  %4 = vector.extract %1[2] : vector<4x3xi8> from vector<5x4x3xi8>
  // In neither slice.
  %5 = vector.extract %1[4, 0, 0] : i8 from vector<5x4x3xi8>
  return %2, %3, %4, %5 : vector<3xi8>, i8, vector<4x3xi8>, i8
}
func.func @over(%a: vector<2xi8>, %b: vector<3xi8>, %d: vector<6xi8>) -> (i8, i8) {
  %0 = vector.insert_strided_slice %a, %d {offsets = [1], strides = [1]} : vector<2xi8> into vector<6xi8>
  %1 = vector.insert_strided_slice %b, %0 {offsets = [2], strides = [1]} : vector<3xi8> into vector<6xi8>
  %2 = vector.extract %1[2] : i8 from vector<6xi8>
  %3 = vector.extract %1[1] : i8 from vector<6xi8>
  return %2, %3 : i8, i8
}
