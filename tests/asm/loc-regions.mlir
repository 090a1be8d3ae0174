// RUN: terrace opt %s --mlir-print-debuginfo --allow-unregistered-dialect
// RUN: terrace opt %s --mlir-print-debuginfo --mlir-print-op-generic --allow-unregistered-dialect

module {
  func.func @f(%n: index loc("n.c":1:1), %init: f32 loc("n.c":1:2)) -> f32 {
    %c0 = arith.constant 0 : index loc("c.c":1:1)
    %c1 = arith.constant 1 : index loc("c.c":1:1)
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %init) -> (f32) {
      %v = "x.body"(%i, %acc) ({
      ^bb0(%q: i32 loc("q.c":9:9)):
        "x.yield"(%q) : (i32) -> () loc("y.c":1:1)
      }) : (index, f32) -> f32 loc("b.c":1:1)
      scf.yield %v : f32 loc("y.c":2:2)
    } loc("for.c":1:1)
    %w = scf.while (%a = %r) : (f32) -> f32 {
      %t = arith.constant true loc("w.c":1:1)
      scf.condition(%t) %a : f32 loc("w.c":1:2)
    } do {
    ^bb0(%b: f32 loc("w.c":1:3)):
      scf.yield %b : f32 loc("w.c":1:4)
    } loc("w.c":1:5)
    return %w : f32 loc("r.c":1:1)
  } loc("f.c":1:1)
} loc("m.c":1:1)
