// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect
// DIFFERS: mlir-opt folds to infinities and signs that the formats do not have.

// Formats without infinity overflow to the greatest value; one without sign is not negated.
func.func @f() {
  %one = arith.constant 1.0 : f4E2M1FN
  %zero = arith.constant 0.0 : f4E2M1FN
  %inf = arith.constant 0x7C00 : f16
  %s = arith.constant 1.0 : f8E8M0FNU
  %0 = arith.divf %one, %zero : f4E2M1FN
  %1 = arith.truncf %inf : f16 to f4E2M1FN
  %2 = arith.negf %s : f8E8M0FNU
  "test.use"(%0, %1, %2) : (f4E2M1FN, f4E2M1FN, f8E8M0FNU) -> ()
  return
}
