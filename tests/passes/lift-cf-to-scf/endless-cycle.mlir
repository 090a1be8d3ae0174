// RUN: terrace opt %s --lift-cf-to-scf

// Cycles that nothing reaches and that never end stay as they are.
func.func @two_blocks(%c: i1, %x: i32) -> i32 {
  return %x : i32
^a(%y: i32):
  %z = arith.addi %y, %x : i32
  cf.cond_br %c, ^b, ^a(%z : i32)
^b:
  cf.br ^a(%x : i32)
}

func.func @beside_a_loop(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b(%x : i32), ^c
^a:
  cf.br ^a
^b(%y: i32):
  %z = arith.addi %y, %x : i32
  cf.cond_br %c, ^b(%z : i32), ^c
^c:
  return %x : i32
}
