// RUN: terrace opt %s --canonicalize

// In one bit, one is -1 as a signed number.
func.func @mulsi_extended(%x: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>) {
  %true = arith.constant true
  %ones = arith.constant dense<true> : vector<2xi1>
  %low, %high = arith.mulsi_extended %x, %true : i1
  %0, %1 = arith.mulsi_extended %v, %ones : vector<2xi1>
  return %low, %high, %1 : i1, i1, vector<2xi1>
}
func.func @mului_extended(%x: i1) -> (i1, i1) {
  %true = arith.constant true
  %low, %high = arith.mului_extended %x, %true : i1
  return %low, %high : i1, i1
}
func.func @wide(%x: i2) -> (i2, i2) {
  %one = arith.constant 1 : i2
  %low, %high = arith.mulsi_extended %x, %one : i2
  return %low, %high : i2, i2
}
