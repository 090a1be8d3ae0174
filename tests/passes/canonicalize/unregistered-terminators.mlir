// RUN: terrace opt %s --canonicalize --allow-unregistered-dialect

func.func @passed(%a: i32, %b: f32) {
  "my.jump"(%a, %b)[^bb1] : (i32, f32) -> ()
^bb1(%unused: i32, %used: f32):
  "my.use"(%used) : (f32) -> ()
  return
}

func.func @other_branch(%a: i32, %b: f32, %c: i1) {
  cf.cond_br %c, ^bb2, ^bb1(%a, %b : i32, f32)
^bb1(%unused: i32, %used: f32):
  "my.use"(%used) : (f32) -> ()
  return
^bb2:
  "my.jump"(%a, %b)[^bb1] : (i32, f32) -> ()
}

func.func @chain() {
  "my.jump"()[^bb1] : () -> ()
^bb1(%unused: i32, %other: f32):
  %sum = arith.addi %unused, %unused : i32
  "my.last"(%sum)[^bb2] : (i32) -> ()
^bb2(%last: i32):
  return
}
