// RUN: not terrace opt %s --allow-unregistered-dialect 2>&1

// Successors of the generic form do not carry arguments; they are operands of the operation.
func.func @f(%c: i1, %x: i32, %y: f32) {
  "x.br"(%c)[^bb1(%x : i32), ^bb2(%x, %y : i32, f32)] : (i1) -> ()
^bb1(%a: i32):
  return
^bb2(%b: i32, %d: f32):
  "cf.br"(%b)[^bb1] : (i32) -> ()
}
