// Arithmetic on floats that LLVM does not have, of tensors whose shape is not known.
// RUN: terrace opt %s --convert-to-llvm

func.func @scaled(%t: tensor<?xf32>, %u: tensor<?xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %t, %u : tensor<?xf32>, tensor<?xf8E8M0FNU> to tensor<?xf4E2M1FN>
  return
}
func.func @sum(%t: tensor<?xf8E5M2>) {
  %0 = arith.addf %t, %t : tensor<?xf8E5M2>
  return
}
func.func @converted(%t: tensor<?xf8E5M2>, %f: tensor<?xf32>, %i: tensor<?xi32>) {
  %0 = arith.extf %t : tensor<?xf8E5M2> to tensor<?xf32>
  %1 = arith.truncf %f : tensor<?xf32> to tensor<?xf8E5M2>
  %2 = arith.sitofp %i : tensor<?xi32> to tensor<?xf8E5M2>
  return
}
