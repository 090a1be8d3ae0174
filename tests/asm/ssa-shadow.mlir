// RUN: terrace opt %s --allow-unregistered-dialect

// Sibling regions may reuse each other's names; names end with their region.
%x = "x.outer"() : () -> i32
"x.region"() ({
  "x.use"(%x) : (i32) -> ()
  %y = "x.a"() : () -> i32
}) : () -> ()
"x.region"() ({
  %y = "x.b"() : () -> i64
  "x.use"(%x, %y) : (i32, i64) -> ()
}, {
  %y = "x.c"() : () -> f32
  "x.use"(%x, %y) : (i32, f32) -> ()
}) : () -> ()
%y = "x.after"() : () -> index
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}
func.func @g(%a: f32) -> f32 {
  %b = arith.addf %a, %a : f32
  return %b : f32
}
