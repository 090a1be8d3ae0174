// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --cse
// DIFFERS: upstream takes a store of a graph for a load, and removes it where nothing uses its token.

ml_program.global private mutable @v(3 : i64) : i64

func.func @store(%x: i64, %token: !ml_program.token) {
  %0 = ml_program.global_store_graph @v = %x ordering(%token -> !ml_program.token) : i64
  return
}
func.func @between(%x: i64) -> (i64, i64) {
  %token = ml_program.token
  %0 = ml_program.global_load @v : i64
  %1 = ml_program.global_store_graph @v = %x ordering(%token -> !ml_program.token) : i64
  %2 = ml_program.global_load @v : i64
  return %0, %2 : i64, i64
}
