// RUN: terrace opt %s --reconcile-unrealized-casts --split-input-file

func.func @pair(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %1 : i64
}
// -----
func.func @unused(%a: i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  return
}
// -----
func.func @unused_pair(%a: i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return
}
// -----
func.func @single(%a: i64) -> index {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  return %0 : index
}
// -----
func.func @both_used(%a: i64) -> (index, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %0, %1 : index, i64
}
// -----
func.func @chain_of_three(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  return %2 : i64
}
// -----
func.func @chain_of_four(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to index
  %3 = builtin.unrealized_conversion_cast %2 : index to i64
  return %3 : i64
}
// -----
func.func @chain_to_other(%a: i64) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to i32
  return %2 : i32
}
// -----
func.func @identity(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to i64
  return %0 : i64
}
// -----
func.func @two_uses(%a: i64) -> (i64, i64, i32) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  %2 = builtin.unrealized_conversion_cast %0 : index to i64
  %3 = builtin.unrealized_conversion_cast %0 : index to i32
  return %1, %2, %3 : i64, i64, i32
}
// -----
func.func @one_to_n(%a: memref<4xf32>) -> memref<4xf32> {
  %0:2 = builtin.unrealized_conversion_cast %a : memref<4xf32> to i32, i64
  %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i32, i64 to memref<4xf32>
  return %1 : memref<4xf32>
}
// -----
func.func @one_to_n_swapped(%a: memref<4xf32>) -> memref<4xf32> {
  %0:2 = builtin.unrealized_conversion_cast %a : memref<4xf32> to i32, i32
  %1 = builtin.unrealized_conversion_cast %0#1, %0#0 : i32, i32 to memref<4xf32>
  return %1 : memref<4xf32>
}
// -----
func.func @n_to_n(%a: i32, %b: i64) -> (i32, i64) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i64 to index, f32
  %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1 : index, f32 to i32, i64
  return %1#0, %1#1 : i32, i64
}
// -----
func.func @no_operands() -> i64 {
  %0 = builtin.unrealized_conversion_cast to i64
  return %0 : i64
}
// -----
func.func @in_regions(%a: i64, %c: i1) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %r = scf.if %c -> i64 {
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    scf.yield %1 : i64
  } else {
    %2 = builtin.unrealized_conversion_cast %0 : index to i64
    scf.yield %2 : i64
  }
  return %r : i64
}
// -----
func.func @fan_out(%a: i64) -> (i64, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  %3 = builtin.unrealized_conversion_cast %1 : i32 to index
  %4 = builtin.unrealized_conversion_cast %3 : index to i64
  return %2, %4 : i64, i64
}
// -----
// Nothing else is touched.
func.func @folds_nothing(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %c0, %a : i32
  %dead = arith.muli %a, %a : i32
  return %0 : i32
}
