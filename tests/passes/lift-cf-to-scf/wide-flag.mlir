// DIFFERS: upstream compares only the low 64 bits of a wider flag
// RUN: not terrace opt %s --lift-cf-to-scf 2>&1

func.func @wide(%flag: i128) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.switch %flag : i128, [default: ^end(%c0 : i32), 1: ^end(%c1 : i32)]
^end(%r: i32):
  return %r : i32
}
