// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// In unreachable blocks dominance says nothing.

func.func @simple() {
  return
^dead:
  return
}

func.func @uses_before_definition() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
^a:
  %x = "u.node"(%y) : (i32) -> i32
  cf.br ^b
^b:
  %y = "u.node"(%x) : (i32) -> i32
  cf.br ^a
}

func.func @into_reachable(%c: i1) -> i32 {
  %k = arith.constant 1 : i32
  cf.br ^exit(%k : i32)
^dead:
  %z = "u.def"() : () -> i32
  cf.br ^exit(%z : i32)
^exit(%r: i32):
  return %r : i32
}

func.func @uses_of_dead_values(%c: i1) {
  return
^dead:
  %0 = "u.def"() : () -> i32
  cf.br ^dead2
^dead2:
  "u.use"(%0) : (i32) -> ()
  cf.cond_br %c, ^dead, ^dead3(%0 : i32)
^dead3(%x: i32):
  "u.use"(%x, %0) : (i32, i32) -> ()
  return
}

func.func @dead_self_loop() {
  return
^self(%x: i32):
  cf.br ^self(%x : i32)
}
