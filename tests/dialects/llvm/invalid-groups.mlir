// RUN: terrace opt %s --split-input-file --verify-diagnostics

// Attributes that divide operands into groups, and properties of operations that have none.

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op op_bundle_operands count (0) does not match with the total size (1) specified in attribute 'op_bundle_sizes'}}
  "llvm.call"(%a) <{callee = @f, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op 'op_bundle_sizes' attribute cannot have negative elements}}
  "llvm.call"(%a, %a) <{callee = @f, op_bundle_sizes = array<i32: -1, 2>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call_intrinsic' op op_bundle_operands count (1) does not match with the total size (2) specified in attribute 'op_bundle_sizes'}}
  "llvm.call_intrinsic"(%a, %a) <{intrin = "llvm.x", op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i1) {
  // expected-error@+1 {{'llvm.intr.assume' op op_bundle_operands count (1) does not match with the total size (2) specified in attribute 'op_bundle_sizes'}}
  "llvm.intr.assume"(%a, %a) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["x"]}> : (i1, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i1) {
  // expected-error@+1 {{'llvm.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.indirectbr' op succOperands count (0) does not match with the total size (1) specified in attribute 'indbr_operand_segments'}}
  "llvm.indirectbr"(%a)[^bb1, ^bb2] <{indbr_operand_segments = array<i32: 1>}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {x = 1 : i32} for op llvm.mlir.none: this operation does not support properties}}
  %0 = "llvm.mlir.none"() <{x = 1 : i32}> : () -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid properties {a, b} for op llvm.return: this operation does not support properties}}
  "llvm.return"() <{a = unit, b}> : () -> ()
}

// -----

llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  // expected-error@+1 {{'llvm.invoke' op op_bundle_operands count (0) does not match with the total size (1) specified in attribute 'op_bundle_sizes'}}
  %0 = "llvm.invoke"(%a)[^bb1, ^bb2] <{callee = @f, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> i32
^bb1:
  llvm.return %a : i32
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}

// -----

#file = #llvm.di_file<"a.c" in "/">
// expected-error@+1 {{'llvm.mlir.global' op attribute 'dbg_exprs' failed to satisfy constraint: an array of variable expressions}}
llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#file]} : i32
