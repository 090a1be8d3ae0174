// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// Inner regions come after their whole parent, the last ones first.
func.func @f(%a: i32) {
  "u.r"() ({
    "u.use"(%0) : (i32) -> ()
    "u.end"() : () -> ()
  }) : () -> ()
  "u.r"() ({
    "u.use"(%0) : (i32) -> ()
    "u.end"() : () -> ()
  }) : () -> ()
  %0 = "u.x"() : () -> i32
  return
}

// -----

// Structure comes before dominance.
func.func @f(%a: i32) {
  "u.use"(%0) : (i32) -> ()
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

// Uses of symbols are checked from the last function to the first.
func.func @f() {
  call @x() : () -> ()
  return
}
func.func @g() {
  call @y() : () -> ()
  call @z() : () -> ()
  return
}

// -----

// A branch past a definition in an unreachable loop is valid.
func.func @f(%a: i32, %c: i1) {
  %0 = arith.addi %a, %a : i32
  return
^dead:
  "u.use"(%u) : (i32) -> ()
  %u = arith.addi %0, %a : i32
  cf.br ^dead
^p(%x: i32):
  "u.use"(%u, %x) : (i32, i32) -> ()
  "u.wrong"(%y) : (i32) -> ()
  cf.br ^dead
^q(%y: i32):
  return
}
func.func @g(%a: i32) {
  "u.wrong"(%0) : (i32) -> ()
  %0 = arith.addi %a, %a : i32
  return
}
