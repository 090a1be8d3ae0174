// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @f(%a: i32, %b: memref<4xf32>) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to index
  %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, memref<4xf32> to f32, i64
  %2 = builtin.unrealized_conversion_cast to i8
  %3 = builtin.unrealized_conversion_cast %1#0 : f32 to tuple<i32, i32> {x.a = 1 : i32}
  %4 = "builtin.unrealized_conversion_cast"(%a) : (i32) -> i64
  return
}
