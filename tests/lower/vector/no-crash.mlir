// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// DIFFERS: upstream crashes on an inserted row at a dynamic position, and on a choice between masks of one element

func.func @f40(%a: vector<2x3xf32>, %x: vector<3xf32>, %i: index) -> vector<2x3xf32> {
  %r = vector.insert %x, %a [%i] : vector<3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @f624(%c: i1) -> vector<1xi1> {
  %t = arith.constant dense<true> : vector<1xi1>
  %u = arith.constant dense<false> : vector<1xi1>
  %r = arith.select %c, %u, %t : vector<1xi1>
  return %r : vector<1xi1>
}
