// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope

#one = loc("one.c":1:1)
module {
  func.func @f(%a: i32 loc("a.c":1:2), %b: f32 {x.q} loc(#one), %c: i64 loc(unknown)) {
    cf.br ^bb1(%a, %b : i32, f32) loc("br.c":1:1)
  ^bb1(%x: i32 loc("x.c":1:1), %y: f32 loc(#one)):
    return loc(#one)
  } loc(#one)
  func.func private @decl(i32, f32) loc("decl.c":1:1)
  func.func private @decl_attrs(i32 {x.q} loc("q.c":1:1)) loc("decl.c":2:2)
} loc("mod.c":1:1)
