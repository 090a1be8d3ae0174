// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// Every part of the generic form.
"x.nothing"() : () -> ()
%0 = "x.result"() : () -> i32
%1 = "x.operand"(%0) : (i32) -> i32
%2:2 = "x.operands"(%0, %1) : (i32, i32) -> (f32, f32)
"x.attrs"() {a = 1 : i32, b} : () -> ()
"x.props"() <{a = 1 : i32, b}> : () -> ()
"x.props_attrs"() <{a = 1 : i32}> {b = 2 : i32} : () -> ()
"x.props_empty"() <{}> : () -> ()
"x.attrs_empty"() {} : () -> ()
"x.props_any"() <"just a string"> : () -> ()
"x.props_list"() <[1, 2]> : () -> ()
"x.region"() ({
}) : () -> ()
"x.regions"() ({
  "x.inner"() : () -> ()
}, {
}, {
^bb0(%arg: i32):
  "x.inner"(%arg) : (i32) -> ()
}) : () -> ()
func.func @f(%a: i32, %f: f32) {
  "x.succs"()[^bb1, ^bb2] : () -> ()
^bb1:
  "x.succ_args"(%a)[^bb1, ^bb2] <{p}> ({
    "x.inner"() : () -> ()
  }) {k = 1 : i8} : (i32) -> ()
^bb2:
  return
}
%3 = "x.all"(%0, %1) <{p = 1}> ({}, {"x.in"() : () -> ()}) {a = 2} : (i32, i32) -> (() -> ())
