// RUN: not terrace opt %s 2>&1
// DIFFERS: upstream accepts an access of a graph without `ordering`, then crashes.

ml_program.global private mutable @v(3 : i64) : i64
func.func @load() -> i64 {
  %0, %1 = ml_program.global_load_graph @v : i64
  return %0 : i64
}
