// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Each operation, with and without its optional parts.

#e = #ml_program.extern : tensor<4xi32>
ml_program.global private mutable @a(dense<4> : tensor<4xi32>) : tensor<?xi32>
ml_program.global public mutable @b : tensor<?xi32>
ml_program.global public @c(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
ml_program.global nested @c2(#ml_program.extern : tensor<4xi32>) : tensor<4xi32> {foo = 3}
ml_program.global public @c3(#e) : tensor<4xi32>
ml_program.global public mutable @d(42 : i64) : i64
ml_program.global public @s("foo") : i64
ml_program.global public @f(unit) : i64
ml_program.global public @f2(1.0) : i64
ml_program.global public @f3(4) : i64
ml_program.func private @some_extern(i32) -> i32
ml_program.func @compute(%arg0 : i32 {a.b = 1 : i32}) -> (i32 {c.d}) attributes {x.y} {
  ml_program.return %arg0 : i32
}
ml_program.func @blocks(%arg0 : i32) -> i32 {
  cf.br ^bb1
^bb1:
  ml_program.return %arg0 : i32
}
ml_program.subgraph private @sub_extern(i32) -> i32
ml_program.subgraph @sub(%arg0 : i32) -> i32 {
  %x = arith.addi %y, %arg0 : i32
  %y = arith.addi %x, %arg0 : i32
  ml_program.output %y : i32
}
func.func @l(%v: i64, %t: tensor<?xi32>) -> (i64, i64) {
  %0 = ml_program.global_load @d : i64
  ml_program.global_store @d = %v : i64
  %1 = ml_program.global_load_const @f : i64
  %tok = ml_program.token

  %4, %5 = ml_program.global_load_graph @d ordering(%tok -> !ml_program.token) : i64
  %6, %7 = ml_program.global_load_graph @d ordering(() -> !ml_program.token) : i64
  %8 = ml_program.global_store_graph @d = %v ordering(%tok -> !ml_program.token) : i64
  %9 = ml_program.global_store_graph @d = %v ordering(() -> !ml_program.token) : i64
  %c = ml_program.global_load @a : tensor<?xi32> {foo}
  return %0, %1 : i64, i64
}
