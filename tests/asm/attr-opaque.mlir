// RUN: terrace opt %s --allow-unregistered-dialect

"x.plain"() {a = #x.a, b = #x.a<1>, c = #x.a.b.c, d = #x<"raw text">, e = #x<data>, f = #x.a<>, g = #x<plain<1, 2>>} : () -> ()
"x.typed"() {a = #x.a<1> : i32, b = #x.b : tensor<4xf32>, c = #x<"t"> : !x.t} : () -> ()
"x.nested"() {a = #x.a<[1, (2), {3}], "str>", <<>>>, b = #x.a<#y.b<!z.c<1>>>, c = #x.f<(a) -> b>} : () -> ()
"x.odd"() {a = #x<1>, b = #x<$>, c = #x<a b>, d = #x<a<1> b>, e = #x<a-b>, f = #x< a >, g = #x<a.b>, h = #x<_a>} : () -> ()
"x.dollar"() {a = #x.a$b, b = #x.a$b<1>, c = #x$y.a, d = #x_y.a, e = #x1.a} : () -> ()
"x.list"() {a = [#x.a, #y.b<2>], b = {k = #x.a}} : () -> ()
