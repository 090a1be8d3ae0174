// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --cse
// RUN: terrace opt %s --inline

// Effects: loads that nothing uses go, equal ones without a store in between are one, stores stay.
ml_program.global private mutable @v(3 : i64) : i64
ml_program.global private @c(3 : i64) : i64

func.func @unused() {
  %0 = ml_program.global_load @v : i64
  %1 = ml_program.global_load_const @c : i64
  %token = ml_program.token
  %2, %3 = ml_program.global_load_graph @v ordering(%token -> !ml_program.token) : i64
  return
}
func.func @repeated(%x: i64) -> (i64, i64, i64, i64) {
  %0 = ml_program.global_load @v : i64
  %1 = ml_program.global_load @v : i64
  ml_program.global_store @v = %x : i64
  ml_program.global_store @v = %x : i64
  %2 = ml_program.global_load @v : i64
  %3 = ml_program.global_load_const @c : i64
  %4 = ml_program.global_load_const @c : i64
  %5 = arith.addi %3, %4 : i64
  return %0, %1, %2, %5 : i64, i64, i64, i64
}
func.func @inlined(%x: i64) -> i64 {
  %0:4 = call @repeated(%x) : (i64) -> (i64, i64, i64, i64)
  return %0#0 : i64
}
