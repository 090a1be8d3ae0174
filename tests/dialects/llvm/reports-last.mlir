// RUN: not terrace opt %s --split-input-file 2>&1

// Messages that few inputs reach.

"llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = i32, linkage = #llvm.linkage<external>, resolver = @r, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @g() {
  llvm.call @foo() : () -> ()
  llvm.return
}
// -----

llvm.func @printf(!llvm.ptr, i32, ...) -> i32
llvm.func @g(%p: !llvm.ptr) {
  %0 = "llvm.call"(%p) <{callee = @printf, var_callee_type = !llvm.func<i32 (ptr, ...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> i32
  llvm.return
}
// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (index)>, linkage = #llvm.linkage<external>, sym_name = "g", visibility_ = 0 : i64}> ({
^bb0(%a: index):
  llvm.return
}) : () -> ()
// -----

llvm.func @f(%a: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %0 = "llvm.intr.masked.gather"(%a, %m) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<8xf32>
  llvm.return
}
// -----

llvm.func @f(%a: vector<4x!llvm.ptr>, %m: vector<8xi1>, %p: vector<8xf32>) {
  %0 = "llvm.intr.masked.gather"(%a, %m, %p) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}
// -----

llvm.func @f(%a: i32) {
  %0 = "llvm.intr.experimental.constrained.sitofp"(%a) <{roundingmode = -1 : i64, fpExceptionBehavior = 0 : i64}> : (i32) -> f32
  llvm.return
}
// -----

llvm.func @f(%a: i32) {
  %0 = "llvm.intr.experimental.constrained.sitofp"(%a) <{roundingmode = 77 : i64, fpExceptionBehavior = 0 : i64}> : (i32) -> f32
  llvm.return
}
// -----

%0 = "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<void()>, linkage = #llvm.linkage<external>, resolver = @r, resolver_type = !llvm.ptr, sym_name = "foo"}> : () -> i32
// -----

%0 = "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", visibility_ = 0 : i64}> ({
}) : () -> i32
// -----

"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", visibility_ = 0 : i64}> : () -> ()
// -----

func.func private @f() -> (!llvm.void {llvm.noalias})
// -----

func.func private @f() -> (i32, !llvm.void {llvm.foo})
// -----

module attributes {a.b = #llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = 99999999999999999999999999>} {}
// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 99999999999999999999999999999, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]
// -----

llvm.mlir.ifunc external "foo" @g : !llvm.func<void()>, !llvm.ptr @r
// -----

llvm.mlir.ifunc external hidden "foo" @g : !llvm.func<void()>, !llvm.ptr @r
// -----

llvm.mlir.ifunc "foo" @g : !llvm.func<void()>, !llvm.ptr @r
// -----

llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_values = dense_resource<x> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----

llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_values = sparse<0, 3> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----

llvm.func @f(%a: !llvm.ptr) {
  "llvm.intr.memcpy"(%a, %a, %a) <{access_groups = [3], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----

llvm.func @f(%a: vector<[4]xf32>, %p : !llvm.ptr) {
  %0 = "llvm.atomicrmw"(%p, %a) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<[4]xf32>) -> vector<[4]xf32>
  llvm.return
}
// -----

func.func @f(%a: index) {
  %0 = llvm.icmp "eq" %a, %a : index
  return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{foo = 3}>
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{failureKind = 3 : i8, foo = 3}>
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{failureKind = 3 : i8}>
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{failureKind = 3 : i32}>
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <{}>
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap
 llvm.return
}
// -----

llvm.func @f() {
 llvm.intr.ubsantrap <3>
 llvm.return
}
// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb2] <{case_values = sparse<0, 3> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
^bb2:
  return
}
// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb2] <{case_values = dense_resource<x> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
^bb2:
  return
}
// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb2] <{case_values = dense<1.0> : vector<1xf32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
^bb2:
  return
}
// -----

llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_values = dense<1.0> : vector<1xf32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----

llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_values = dense<1> : vector<1xsi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----

llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_values = dense<1> : vector<1xindex>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----

llvm.func @f(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb2] {case_values = sparse<0, 3> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb2] {case_values = sparse<0, 3> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
^bb2:
  return
}
// -----

func.func @f(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb2] {case_values = array<i32: 3>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
^bb1:
  return
^bb2:
  return
}

// -----

module attributes {a.b = #llvm<comdat foo>} {}
// -----

llvm.comdat @c {
  "llvm.comdat_selector"() <{comdat = #llvm<comdat foo>, sym_name = "x"}> : () -> ()
}
// -----

llvm.comdat @c {
  "llvm.comdat_selector"() <{comdat = #llvm<comdat any>, sym_name = "x"}> : () -> ()
}
// -----

module attributes {a.b = #llvm<comdat 3>} {}
// -----

module attributes {a.b = #llvm<linkage foo>} {}
// -----

module attributes {a.b = #llvm<cconv foo>} {}
