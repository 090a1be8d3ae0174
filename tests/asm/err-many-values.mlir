// RUN: not terrace opt %s --allow-unregistered-dialect 2>&1

func.func @a(%x: i32) {
  "x.use"(%three#0, %one) : (i32, i32) -> ()
  "x.use"(%one, %two) : (i32, f32) -> ()
  %x1 = "x.r"() ({
    "x.use"(%inner, %one) : (i8, i32) -> ()
  }) : () -> i32
  "x.use"(%two) : (f32) -> ()
  return
}
func.func @b() {
  oops
}
