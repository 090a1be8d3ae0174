// RUN: not terrace opt %s 2>&1

// DIFFERS: upstream names result 0, whichever it is.

func.func @f(%a: index, %x: f32, %y: i32) {
  %1:2 = "scf.for"(%a, %a, %a, %x, %y) ({
  ^bb0(%i: index, %p: f32, %q: i32):
    "scf.yield"(%p, %q) : (f32, i32) -> ()
  }) : (index, index, index, f32, i32) -> (f32, vector<4xi32>)
  return
}
