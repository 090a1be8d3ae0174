// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// Discardable attributes on registered operations.
module @m attributes {x.a = 1 : i32} {
  func.func @f(%a: i32 {x.arg = "v"}, %b: i32) -> (i32 {x.res}) attributes {x.fn = [1, 2]} {
    %0 = arith.addi %a, %b {x.note = "n", plain = 1 : i8} : i32
    %1 = arith.constant {x.c} 4 : i32
    cf.br ^bb1 {x.br}
  ^bb1:
    return {x.ret} %0 : i32
  }
  func.func private @g(i32 {x.arg}, i64) -> (i32 {x.one}, f32) attributes {"quoted name" = 1 : i8}
}
