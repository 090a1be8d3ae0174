// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --convert-to-llvm
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --convert-index-to-llvm

func.func @a(%a: index, %b: index) -> (index) {
  %0 = builtin.unrealized_conversion_cast %a : index to i64
  %2 = builtin.unrealized_conversion_cast %0 : i64 to index
  %3 = arith.addi %2, %b : index
  "my.use"(%3, %0, %2) : (index, i64, index) -> ()
  return %3 : index
}
// -----
func.func @b(%b: index) -> (index) {
  %2 = arith.addi %b, %b : index
  %0 = builtin.unrealized_conversion_cast %2 : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %3 = arith.addi %1, %b : index
  return %3 : index
}
// -----
func.func @c(%b: index) -> (i64) {
  %2 = arith.addi %b, %b : index
  %0 = builtin.unrealized_conversion_cast %2 : index to i64
  return %0 : i64
}
// -----
func.func @d(%b: i64) -> (index) {
  %0 = builtin.unrealized_conversion_cast %b : i64 to index
  %2 = arith.addi %0, %0 : index
  %3 = arith.addi %0, %2 : index
  return %3 : index
}
// -----
func.func @e(%b: i64) -> (index) {
  %0 = builtin.unrealized_conversion_cast %b : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %0 : index
}
// -----
func.func @f(%b: memref<4xf32>) -> (index) {
  %0 = builtin.unrealized_conversion_cast %b : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
  %2 = memref.extract_aligned_pointer_as_index %1 : memref<4xf32> -> index
  return %2 : index
}
// -----
func.func @g(%b: i32) -> (index) {
  %0 = builtin.unrealized_conversion_cast %b : i32 to index
  %2 = arith.addi %0, %0 : index
  %1 = builtin.unrealized_conversion_cast %2 : index to i32
  %3 = builtin.unrealized_conversion_cast %1 : i32 to index
  return %3 : index
}
// -----
func.func @h(%b: i32) -> (index) {
  %0 = builtin.unrealized_conversion_cast %b : i32 to index
  %2 = builtin.unrealized_conversion_cast %b : i32 to index
  %3 = builtin.unrealized_conversion_cast %2 : index to i32
  %4 = builtin.unrealized_conversion_cast %3 : i32 to index
  %5 = arith.addi %4, %0 : index
  return %5 : index
}
