// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream keeps flags that do not hold for the merged operation.

// -100 - 50 is below the least i8: x = 120 was defined.
func.func @add_add(%x: i8) -> i8 {
  %c0 = arith.constant -100 : i8
  %c1 = arith.constant -50 : i8
  %0 = arith.addi %x, %c0 overflow<nsw> : i8
  %1 = arith.addi %0, %c1 overflow<nsw> : i8
  return %1 : i8
}
// The sum of the constants fits.
func.func @add_add_fits(%x: i8) -> i8 {
  %c0 = arith.constant 100 : i8
  %c1 = arith.constant 20 : i8
  %0 = arith.addi %x, %c0 overflow<nsw, nuw> : i8
  %1 = arith.addi %0, %c1 overflow<nsw, nuw> : i8
  return %1 : i8
}
// Always poison, so that the flag may stay.
func.func @add_add_poison(%x: i8) -> i8 {
  %c0 = arith.constant -56 : i8
  %c1 = arith.constant 100 : i8
  %0 = arith.addi %x, %c0 overflow<nuw> : i8
  %1 = arith.addi %0, %c1 overflow<nuw> : i8
  return %1 : i8
}
func.func @sub_sub(%x: i8) -> i8 {
  %c0 = arith.constant 100 : i8
  %0 = arith.subi %x, %c0 overflow<nsw> : i8
  %1 = arith.subi %0, %c0 overflow<nsw> : i8
  return %1 : i8
}
func.func @sub_then_add(%x: i8) -> i8 {
  %c0 = arith.constant 20 : i8
  %c1 = arith.constant 10 : i8
  %0 = arith.subi %x, %c0 overflow<nuw> : i8
  %1 = arith.addi %0, %c1 overflow<nuw> : i8
  return %1 : i8
}
func.func @add_then_sub(%x: i8) -> i8 {
  %c0 = arith.constant 10 : i8
  %c1 = arith.constant 20 : i8
  %0 = arith.addi %x, %c0 overflow<nuw> : i8
  %1 = arith.subi %0, %c1 overflow<nuw> : i8
  return %1 : i8
}
func.func @from_constant(%x: i8) -> i8 {
  %c0 = arith.constant 100 : i8
  %c1 = arith.constant -100 : i8
  %0 = arith.subi %c0, %x overflow<nsw> : i8
  %1 = arith.subi %0, %c1 overflow<nsw> : i8
  return %1 : i8
}
// -1 times 2 times 64 is -128, but -1 times -128 overflows.
func.func @mul_mul(%x: i8) -> i8 {
  %c0 = arith.constant 2 : i8
  %c1 = arith.constant 64 : i8
  %0 = arith.muli %x, %c0 overflow<nsw> : i8
  %1 = arith.muli %0, %c1 overflow<nsw> : i8
  return %1 : i8
}
func.func @trunc_trunc(%x: i32) -> (i4, i4, i4, i4) {
  %0 = arith.trunci %x : i32 to i8
  %1 = arith.trunci %0 overflow<nsw, nuw> : i8 to i4
  %2 = arith.trunci %x overflow<nsw> : i32 to i8
  %3 = arith.trunci %2 overflow<nuw> : i8 to i4
  %4 = arith.trunci %x overflow<nuw> : i32 to i8
  %5 = arith.trunci %4 overflow<nsw> : i8 to i4
  %6 = arith.trunci %4 overflow<nsw, nuw> : i8 to i4
  return %1, %3, %5, %6 : i4, i4, i4, i4
}
// The shifted-in zeros are no sign bits.
func.func @trunc_shift(%x: i8) -> (i4, i4) {
  %c4 = arith.constant 4 : i8
  %0 = arith.shrsi %x, %c4 : i8
  %1 = arith.trunci %0 overflow<nsw> : i8 to i4
  %2 = arith.trunci %0 overflow<nsw, nuw> : i8 to i4
  return %1, %2 : i4, i4
}
