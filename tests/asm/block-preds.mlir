// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Comments behind block names list the predecessors.
func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^left, ^right
^left:
  cf.br ^join(%x : i32)
^right:
  %y = arith.addi %x, %x : i32
  cf.br ^join(%y : i32)
^join(%z: i32):
  cf.cond_br %c, ^join(%z : i32), ^same(%z, %z : i32, i32)
^dead:
  cf.br ^dead2
^dead2:
  cf.cond_br %c, ^dead2, ^dead2
^same(%p: i32, %q: i32):
  cf.switch %x : i32, [
    default: ^end(%p : i32),
    1: ^end(%q : i32),
    2: ^end(%p : i32),
    -3: ^left
  ]
^end(%r: i32):
  return %r : i32
}
