// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// %argN is for arguments of entry blocks, also of unknown operations; other blocks use numbers.
func.func @f(%a: i32, %b: i32) {
  "x.region"() ({
  ^bb0(%c: i32, %d: f32):
    "x.region"() ({
    ^bb0(%e: i8):
      "x.use"(%a, %c, %e) : (i32, i32, i8) -> ()
    }) : () -> ()
  ^bb1(%g: i64):
    "x.use"(%g) : (i64) -> ()
  }, {
  ^bb0(%c: i1):
    "x.use"(%c) : (i1) -> ()
  }) : () -> ()
  cf.br ^bb1(%a, %b : i32, i32)
^bb1(%h: i32, %i: i32):
  cf.br ^bb2(%h : i32)
^bb2(%j: i32):
  return
}
