// DIFFERS: upstream crashes
// RUN: not terrace opt %s 2>&1

func.func @f() attributes {t.z = #complex.number<:i32 1.0, 2.0>} {
  return
}
