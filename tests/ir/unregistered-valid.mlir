// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// Everything an unregistered operation may carry is kept.

func.func @f(%a: i32, %t: !u.type<1, [x, "y"], {z}>) {
  "u.op"() : () -> ()
  %0 = "u.op"(%a) : (i32) -> i32
  %1:2 = "u.op"(%a, %0) {a, b = 2 : i8, "quoted key" = [1, 2]} : (i32, i32) -> (!u.type, !u.other<abc>)
  "u.op"() <{p = 1 : i32, q = "text"}> {d = #u.attr<anything !goes (here) -> "x">} : () -> ()
  "u.op"() <{}> : () -> ()
  "u.op"() ({
    "u.inner"() : () -> ()
  }, {
  }, {
  ^bb0(%x: i32):
    "u.br"(%x)[^bb1] : (i32) -> ()
  ^bb1:
    "u.end"() : () -> ()
  }) {after} : () -> ()
  "u.cond"(%a)[^x, ^y] : (i32) -> ()
^x:
  "u.term"(%1#0)[^z, ^y] {w = 1.5 : f32} : (!u.type) -> ()
^y:
  "u.end"() : () -> ()
^z:
  "u.use"(%a, %0, %t) : (i32, i32, !u.type<1, [x, "y"], {z}>) -> ()
  "no_dialect_prefix"() : () -> ()
  return
}

%r = "toplevel"() : () -> !weird<"any string \"at\" all">
"attr"() {x = #weird<"any string">, y = #u<"text">, z = #u.sub.name<a>} : () -> ()
