// RUN: terrace opt %s --tosa-to-arith=include-apply-rescale --split-input-file --verify-diagnostics
// DIFFERS: upstream makes constants of dynamic shape, which cannot be read back.

func.func @inexact(%v: i32, %m: i32, %s: i8) -> i32 {
  // expected-error @below {{failed to legalize operation 'tosa.apply_scale' that was explicitly marked illegal}}
  %0 = tosa.apply_scale %v, %m, %s {rounding_mode = INEXACT_ROUND} : (i32, i32, i8) -> i32
  return %0 : i32
}

// -----

func.func @dynamic(%v: tensor<?xi32>, %s: tensor<?xi8>) -> tensor<?xi32> {
  // expected-error @below {{failed to legalize operation 'tosa.apply_scale' that was explicitly marked illegal}}
  %0 = tosa.apply_scale %v, %v, %s {rounding_mode = SINGLE_ROUND} : (tensor<?xi32>, tensor<?xi32>, tensor<?xi8>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
