// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// DIFFERS: upstream reads a number after an argument's name, against its own grammar, and crashes when it is large.

// An argument is one value: its name has no number.

"t.o"() ({
  ^bb0(%a#1: i32):
  "t.u"(%a#1) : (i32) -> ()
}) : () -> ()

// -----

"t.o"() ({
  ^bb0(%a#0: i32, %a#1: i64):
  "t.u"(%a, %a#1) : (i32, i64) -> ()
}) : () -> ()

// -----

"t.o"() ({
  ^bb0(%a#1000000000: i32):
  "t.u"(%a#1000000000) : (i32) -> ()
}) : () -> ()

// -----

func.func @f(%a: index) {
  scf.for %b#1 = %a to %a step %a {
    "t.u"(%b#1) : (index) -> ()
  }
  return
}

// -----

func.func @f(%a: index) {
  scf.parallel (%b#1) = (%a) to (%a) step (%a) {}
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%b#1) in (%a) {}
  return
}

// -----

func.func @f(%a: index) {
  scf.while (%b#1 = %a) : (index) -> () {} do {}
  return
}
