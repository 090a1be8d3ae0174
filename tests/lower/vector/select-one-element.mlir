// RUN: terrace opt %s --convert-vector-to-llvm

func.func @f624(%c: i1) -> vector<1xi1> {
  %t = arith.constant dense<true> : vector<1xi1>
  %u = arith.constant dense<false> : vector<1xi1>
  %r = arith.select %c, %u, %t : vector<1xi1>
  return %r : vector<1xi1>
}
