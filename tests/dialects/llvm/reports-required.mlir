// RUN: not terrace opt %s --split-input-file 2>&1

// Attributes that are missing or of a wrong kind; types of variadic callees.

"llvm.comdat"() ({
}) : () -> ()

// -----

llvm.func @f() {
  %0 = "llvm.dso_local_equivalent"() : () -> !llvm.ptr
  llvm.return
}

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>, arg_attrs = [1]}> ({}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 ()>, res_attrs = [1]}> ({}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 ()>, res_attrs = 1 : i32}> ({}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 ()>, function_entry_count = 1 : i32}> ({}) : () -> ()

// -----

"llvm.func"() <{sym_name = "f", function_type = !llvm.func<i32 ()>, intel_reqd_sub_group_size = 1 : i64}> ({}) : () -> ()

// -----

llvm.func @f(%p: !llvm.ptr) {
  "llvm.indirectbr"(%p)[^a] : (!llvm.ptr) -> ()
^a:
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%x) <{roundingmode = 99 : i64, fpExceptionBehavior = 0 : i64}> : (f64) -> f32
  llvm.return
}

// -----

llvm.func @f(%x: i64) {
  %0 = "llvm.intr.experimental.constrained.sitofp"(%x) <{roundingmode = 99 : i64, fpExceptionBehavior = 0 : i64}> : (i64) -> f32
  llvm.return
}

// -----

llvm.func @f(%x: i64) {
  "llvm.invoke"(%x)[^a, ^b] <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, arg_attrs = [1]}> : (i64) -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%x: i64) {
  "llvm.invoke"(%x)[^a, ^b] <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, res_attrs = [1]}> : (i64) -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%x: i64) {
  "llvm.invoke"(%x)[^a, ^b] <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, var_callee_type = i32}> : (i64) -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

llvm.func @f(%x: i64) {
  "llvm.invoke"(%x)[^a, ^b] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i64) -> ()
^a:
  llvm.return
^b:
  llvm.return
}

// -----

"llvm.mlir.alias"() <{sym_name = "a", linkage = #llvm.linkage<external>}> ({
}) : () -> ()

// -----

"llvm.mlir.alias"() <{sym_name = "a", alias_type = i32}> ({
}) : () -> ()

// -----

"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>}> ({
}) : () -> ()

// -----

llvm.func @f(%x: i64) {
  "llvm.switch"(%x)[^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
^a:
  llvm.return
}

// -----

llvm.func @f(%x: tensor<4xf32>, %m: i32) {
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
  llvm.invoke @p(%x) to ^a unwind ^b : (i32) -> i32
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
  llvm.invoke @p(%x) to ^a unwind ^b vararg(!llvm.func<i32 (i64, ...)>) : (i32) -> i32
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
  llvm.invoke @p(%x) to ^a unwind ^b vararg(!llvm.func<i32 (i64, i64, ...)>) : (i32) -> i32
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%x: i32) attributes {personality = @p} {
  llvm.invoke @p(%x) to ^a unwind ^b vararg(!llvm.func<i32 (i32)>) : (i32) -> i32
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%x: i32) {
  llvm.call @p(%x) vararg(!llvm.func<i64 (...)>) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%x: i32) {
  llvm.call @p(%x) vararg(!llvm.func<void (...)>) : (i32) -> i32
  llvm.return
}
