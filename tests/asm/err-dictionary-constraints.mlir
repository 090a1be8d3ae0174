// RUN: not terrace opt %s --split-input-file 2>&1

// Declarative formats check the inherent attributes of dictionaries where they stand.
llvm.func @a(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    7: ^bb1
  ] {case_values = 3 : i32}
^bb1:
  llvm.return
}
// -----
llvm.func @b(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    7: ^bb1
  ] {case_operand_segments = 3 : i32}
^bb1:
  llvm.return
}
// -----
llvm.func @b2(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    7: ^bb1
  ] {loop_annotation = 3 : i32, case_values = dense<8> : vector<1xi32>}
^bb1:
  llvm.return
}
// -----
llvm.func @c(%x: !llvm.ptr) {
  llvm.indirectbr %x : !llvm.ptr, [
    ^bb1
  ] {indbr_operand_segments = 3 : i32}
^bb1:
  llvm.return
}
// -----
llvm.func @d(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[3] {elem_type = 3 : i32} : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}
// -----
llvm.func @d(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[3] {rawConstantIndices = 3 : i32} : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}
// -----
llvm.func @d(%x: !llvm.ptr) {
  %0 = llvm.getelementptr %x[3] {noWrapFlags = "a"} : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}
// -----
llvm.func @e(%x: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %x[0] {position = 3 : i32} : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @e(%x: !llvm.struct<(i32)>, %y: i32) {
  %0 = llvm.insertvalue %y, %x[0] {position = 3 : i32} : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @e(%x: vector<2xi32>, %y: i32) {
  %0 = llvm.shufflevector %x, %x[0] {mask = 3 : i32} : vector<2xi32>
  llvm.return
}
// -----
llvm.func @e() {
  "llvm.intr.ubsantrap"() {failureKind = 3 : i64} : () -> ()
  llvm.return
}
// -----
llvm.func @e(%c: i1) {
  llvm.intr.assume %c {op_bundle_tags = 3 : i64, op_bundle_sizes = "x"} : i1
  llvm.return
}
// -----
llvm.func @e(%c: i1) {
  llvm.intr.assume %c {op_bundle_tags = ["a"]} : i1
  llvm.return
}
// -----
llvm.func @e(%c: i1) {
  llvm.intr.assume %c {op_bundle_sizes = "x"} : i1
  llvm.return
}
// -----
func.func @e(%c: index) {
  scf.index_switch %c {cases = 3 : i32} default { }
  return
}
// -----
func.func @e(%c: index) {
  scf.index_switch %c {cases = array<i64: 7>} default { }
  return
}
// -----
func.func @e(%c: index) {
  %0 = arith.constant {value = 3 : i32} 4 : i32
  return
}
// -----
func.func @e(%c: index) {
  %0 = arith.constant {value = unit} 4 : i32
  return
}
// -----
func.func @e(%c: ()->(), %d: i32) {
  func.call_indirect %c() {arg_attrs = 3 : i32} : () -> ()
  return
}
// -----
func.func @e(%c: ()->(), %d: i32) {
  func.call_indirect %c() {res_attrs = [3 : i32]} : () -> ()
  return
}
// -----
func.func @e(%c: ()->(), %d: i32) {
  func.call_indirect %c() {arg_attrs = [{}]} : () -> ()
  return
}
// -----
llvm.func @s(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    7: ^bb1
  ] {case_values = dense<9> : vector<1xi32>, a.b, branch_weights = array<i32: 1, 2>}
^bb1:
  llvm.return
}
// -----
llvm.func @s(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
  ] {case_values = dense<9> : vector<1xi32>, a.b, branch_weights = array<i32: 1>}
^bb1:
  llvm.return
}
// -----
llvm.func @s(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    7: ^bb1
  ] {operandSegmentSizes = array<i32: 1, 2, 3>, case_operand_segments = array<i32: 1>}
^bb1:
  llvm.return
}
