// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// Result packs: one name for a group, # to select.
%0:2 = "x.two"() : () -> (i32, f32)
%a, %b = "x.two"() : () -> (i32, f32)
%c:2, %d = "x.three"() : () -> (i32, i32, f32)
%e, %f:3, %g = "x.five"() : () -> (i1, i2, i3, i4, i5)
"x.use"(%0#0, %0#1, %a, %b, %c#0, %c#1, %d) : (i32, f32, i32, f32, i32, i32, f32) -> ()
"x.use"(%e, %f#2, %f#0, %f#1, %g) : (i1, i4, i2, i3, i5) -> ()
"x.use"(%0, %c, %f) : (i32, i32, i2) -> ()
%h:1 = "x.one"() : () -> i8
"x.use"(%h, %h#0) : (i8, i8) -> ()
"x.none"() : () -> ()
