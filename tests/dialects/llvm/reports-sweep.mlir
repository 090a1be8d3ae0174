// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// What is said of symbols, of terminators, of types and attributes that are nearly right.

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", CConv = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", CConv} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", alignment = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", alignment} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", arg_attrs = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", arg_attrs = [1.0 : f64]}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", arm_in_za = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", arm_inout_za = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", arm_locally_streaming = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", arm_new_za = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", arm_out_za = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", arm_preserves_za = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", arm_streaming = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", arm_streaming_compatible = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", comdat = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", comdat} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", convergent = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", denormal_fp_math = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", denormal_fp_math} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", denormal_fp_math_f32 = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", denormal_fp_math_f32} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", dso_local = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", fp_contract = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", fp_contract} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", frame_pointer = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", frame_pointer} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", function_entry_count = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", function_entry_count} : () -> ()

// -----

"llvm.func"() <{function_type = 1.0 : f64, sym_name = "s"}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = 1, sym_name = "s"} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", garbageCollector = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", garbageCollector} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", instrument_function_entry = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", instrument_function_entry} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", instrument_function_exit = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", instrument_function_exit} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", intel_reqd_sub_group_size = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", intel_reqd_sub_group_size} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", linkage = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", linkage} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", memory_effects = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", memory_effects} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", no_infs_fp_math = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", no_infs_fp_math} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", no_nans_fp_math = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", no_nans_fp_math} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", no_signed_zeros_fp_math = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", no_signed_zeros_fp_math} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", no_unwind = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", optimize_none = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", passthrough = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", passthrough} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", personality = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", personality} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", prefer_vector_width = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", prefer_vector_width} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", reciprocal_estimates = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", reciprocal_estimates} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", reqd_work_group_size = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", reqd_work_group_size} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", res_attrs = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", res_attrs = [1.0 : f64]}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", section = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", section} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = 1} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", sym_visibility = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", sym_visibility} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", target_cpu = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", target_cpu} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", target_features = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", target_features} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", tune_cpu = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", tune_cpu} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", unnamed_addr = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", unnamed_addr} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", uwtable_kind = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", uwtable_kind} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", vec_type_hint = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", vec_type_hint} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", visibility_ = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", visibility_} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", vscale_range = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", vscale_range} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", will_return = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", work_group_size_hint = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() ({}) {function_type = !llvm.func<void ()>, sym_name = "s", work_group_size_hint} : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", always_inline = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", no_inline = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s", inline_hint = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, addr_space = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, addr_space = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, alignment = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, alignment = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, comdat = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, comdat = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, constant = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, constant = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, dbg_exprs = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, dbg_exprs = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, dso_local = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, dso_local = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, externally_initialized = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, externally_initialized = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = 1.0 : f64, sym_name = "g", global_type = i32}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = 1.0 : f64, sym_name = "g", global_type = i32} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, section = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, section = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = 1.0 : f64, global_type = i32}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = 1.0 : f64, global_type = i32} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, target_specific_attrs = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, target_specific_attrs = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, thread_local_ = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, thread_local_ = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, unnamed_addr = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, unnamed_addr = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, visibility_ = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.global"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", global_type = i32, visibility_ = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.alias"() <{linkage = #llvm.linkage<external>, sym_name = "g", alias_type = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", alias_type = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.alias"() <{linkage = #llvm.linkage<external>, sym_name = "g"}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() <{linkage = 1.0 : f64, sym_name = "g", alias_type = i32}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() ({}) {linkage = 1.0 : f64, sym_name = "g", alias_type = i32} : () -> ()

// -----

"llvm.mlir.alias"() <{sym_name = "g", alias_type = i32}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() <{linkage = #llvm.linkage<external>, sym_name = 1.0 : f64, alias_type = i32}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() ({}) {linkage = #llvm.linkage<external>, sym_name = 1.0 : f64, alias_type = i32} : () -> ()

// -----

"llvm.mlir.alias"() <{linkage = #llvm.linkage<external>, alias_type = i32}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() <{linkage = #llvm.linkage<external>, sym_name = "g", alias_type = i32, dso_local = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", alias_type = i32, dso_local = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.alias"() <{linkage = #llvm.linkage<external>, sym_name = "g", alias_type = i32, dso_local}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() <{linkage = #llvm.linkage<external>, sym_name = "g", alias_type = i32, thread_local_ = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", alias_type = i32, thread_local_ = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.alias"() <{linkage = #llvm.linkage<external>, sym_name = "g", alias_type = i32, unnamed_addr = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", alias_type = i32, unnamed_addr = 1.0 : f64} : () -> ()

// -----

"llvm.mlir.alias"() <{linkage = #llvm.linkage<external>, sym_name = "g", alias_type = i32, visibility_ = 1.0 : f64}> ({}) : () -> ()

// -----

"llvm.mlir.alias"() ({}) {linkage = #llvm.linkage<external>, sym_name = "g", alias_type = i32, visibility_ = 1.0 : f64} : () -> ()

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = 1.0 : f64, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<[1, 1]> : tensor<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = 1.0 : f64, operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 7, -1, 3>, operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = 1.0 : f64, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32>, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1>, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 7, -1, 3>, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 0>, branch_weights = array<i32: 1, 2>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = 1.0 : f64}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 7, -1, 3>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = 1.0 : f64, branch_weights = array<i32: 1, 2>, loop_annotation = #llvm.loop_annotation<>}> : (i1) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32>, branch_weights = array<i32: 1, 2>, loop_annotation = #llvm.loop_annotation<>}> : (i1) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1>, branch_weights = array<i32: 1, 2>, loop_annotation = #llvm.loop_annotation<>}> : (i1) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 7, -1, 3>, branch_weights = array<i32: 1, 2>, loop_annotation = #llvm.loop_annotation<>}> : (i1) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.cond_br"(%c)[^bb1, ^bb1] <{branch_weights = array<i32: 1, 2>, loop_annotation = #llvm.loop_annotation<>}> : (i1) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = 1.0 : f64, loop_annotation = #llvm.loop_annotation<>}> : (i1) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = array<i32: 1, 2>, loop_annotation = 1.0 : f64}> : (i1) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.br"()[^bb1] <{loop_annotation = 1.0 : f64}> : () -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.indirectbr"(%p)[^bb1, ^bb1] <{indbr_operand_segments = 1.0 : f64}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.indirectbr"(%p)[^bb1, ^bb1] <{indbr_operand_segments = array<i32: 1>}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.indirectbr"(%p)[^bb1, ^bb1] <{indbr_operand_segments = array<i32: 7, -1, 3>}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.indirectbr"(%p)[^bb1, ^bb1] <{}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = 1.0 : f64, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @h, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = 1.0 : f64, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 7, -1, 3>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = 1.0 : f64, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32: 1>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32: 7, -1, 3>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>, CConv = 1.0 : f64, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = 1.0 : f64, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = 1.0 : f64, res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [1], res_attrs = [], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = 1.0 : f64, op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [1], op_bundle_tags = [], var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = 1.0 : f64, var_callee_type = !llvm.func<void (...)>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.invoke"(%a)[^bb1, ^bb1] <{callee = @g, operandSegmentSizes = array<i32: 1, 0, 0, 0>, op_bundle_sizes = array<i32>, CConv = #llvm.cconv<ccc>, branch_weights = array<i32: 1, 2>, arg_attrs = [{}], res_attrs = [], op_bundle_tags = [], var_callee_type = 1.0 : f64}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.switch %a : i32, ^bb1
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.br"() : () -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.switch"(%a) <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.indirectbr"(%p)[^bb2] <{indbr_operand_segments = array<i32: 0>}> : (!llvm.ptr) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [^bb1
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "llvm.add"(%a, %a)[^bb1] : (i32, i32) -> i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.br ^bb1(%a : i32)
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.cond_br %a, ^bb1, ^bb1
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r:2 = llvm.call @g(%a) : (i32) -> (i32, i32)
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r:2 = llvm.invoke @g(%a) to ^bb1 unwind ^bb1 : (i32) -> (i32, i32)
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.fence "foo"
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.fence foo
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.atomicrmw "foo" %p, %a monotonic : !llvm.ptr, i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.atomicrmw foo %p, %a monotonic : !llvm.ptr, i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.atomicrmw add %p, %a "foo" : !llvm.ptr, i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.cmpxchg %p, %a, %a "foo" monotonic : !llvm.ptr, i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.cmpxchg %p, %a, %a foo monotonic : !llvm.ptr, i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.cmpxchg %p, %a, %a monotonic "foo" : !llvm.ptr, i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.inline_asm asm_dialect = foo "a", "=r" : () -> i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.inline_asm asm_dialect = "foo" "a", "=r" : () -> i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.load %p atomic "foo" : !llvm.ptr -> i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.load %p atomic foo : !llvm.ptr -> i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.icmp "foo" %a, %a : i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.icmp foo %a, %a : i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.getelementptr inbounds| %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.getelementptr inbounds|foo %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.shufflevector %a, %a [0] : i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.insertvalue %a, %a[0] : i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.extractvalue %a[0] : i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.extractelement %a[%a : i32] : i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.dso_local_equivalent @nope : !llvm.ptr
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.mlir.addressof @nope : !llvm.ptr
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %r = llvm.intr.vector.interleave2(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi64>) : vector<2xi32>
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %0 = llvm.mlir.constant(sparse<0, 1> : tensor<1xi32>) : vector<1xi32>
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %0 = llvm.mlir.constant(dense<"a"> : tensor<1x!llvm.ptr>) : vector<1x!llvm.ptr>
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %0 = llvm.landingpad : i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %0 = llvm.va_arg %a : (i32) -> i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.call musttail @g(%a) : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.call %p(%a) vararg(i32) : !llvm.ptr, (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.call @g(%a) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.call @g() vararg(!llvm.func<void (i32, i32, ...)>) : () -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.call @g(%a) vararg(!llvm.func<i32 (...)>) : (i32) -> f32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.call @g(%a) ["x"()] : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.call @g(%a) [1(%a : i32)] : (i32) -> ()
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.return %a, %a : i32, i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.return %a : i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.unreachable : i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %0 = llvm.alloca %a x !llvm.func<void ()> : (i32) -> !llvm.ptr
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %0 = llvm.alloca inalloca %a x i32 : (i32)
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  %0 = llvm.intr.masked.load %p, %c, %a {alignment = 1 : i32} : (!llvm.ptr, i1, i32) -> i32
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}

// -----

llvm.func @f(%a: i32 {llvm.align = "x"})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.noalias = 1})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.byval})

// -----

llvm.func @f(%a: i32 {llvm.noalias})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.zeroext})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.dereferenceable = "x"})

// -----

llvm.func @f() -> (i32 {llvm.byval = i32})

// -----

llvm.func @f() -> (i32 {llvm.sret = i32})

// -----

llvm.func @f() -> (!llvm.void {llvm.noundef})

// -----

llvm.func @f() -> (i32 {foo})

// -----

llvm.func @f(i32 {foo})

// -----

"llvm.func"() <{function_type = !llvm.func<i32 ()>, sym_name = "s", res_attrs = [{}, {}]}> ({}) : () -> ()

// -----

"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "s", arg_attrs = [{}, {}]}> ({}) : () -> ()

// -----

%r = "llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s"}> ({}) : () -> i32

// -----

"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "s"}> : () -> ()

// -----

llvm.comdat @c { llvm.comdat_selector @d foo }

// -----

llvm.comdat @c { llvm.comdat_selector @d "foo" }

// -----

llvm.comdat @c { llvm.func @f() }

// -----

llvm.mlir.global external foo @g() : i32

// -----

llvm.mlir.global external @g() : !llvm.void

// -----

llvm.mlir.global external @g("abc") : !llvm.array<2 x i8>

// -----

llvm.mlir.global external @g(1 : i32)

// -----

llvm.mlir.global external @g() {alignment = 3 : i64} : i32

// -----

"t.x"() {a = #llvm.constant_range<0, 1>} : () -> ()

// -----

"t.x"() {a = #llvm.workgroup_attribution<1, !llvm.void>} : () -> ()

// -----

"t.x"() {a = #llvm.mmra_tag<"a":*>} : () -> ()

// -----

"t.x"() {a = #llvm.mmra_tag<"a":"b", "c">} : () -> ()

// -----

"t.x"() {a = #llvm.mlir.module_flag<error, "x", [1]>} : () -> ()

// -----

"t.x"() {a = #llvm.profile_summary<format = InstrProf, total_count = 1, is_partial_profile = *>} : () -> ()

// -----

"t.x"() {a = !llvm.array<4 x !llvm.void>} : () -> ()

// -----

"t.x"() {a = !llvm.array<x i32>} : () -> ()

// -----

"t.x"() {a = !llvm.array<4 x *>} : () -> ()

// -----

"t.x"() {a = !llvm.func<label (i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.func<void (void)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<(void)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (i64)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", opaque>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<opaque>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a">} : () -> ()

// -----

"t.x"() {a = !llvm.target<"a", 1, i32>} : () -> ()

// -----

"t.x"() {a = #llvm.target_features<["a"]>} : () -> ()

// -----

"t.x"() {a = #llvm.target_features<[""]>} : () -> ()

// -----

"t.x"() {a = #llvm.target_features<["+a,"]>} : () -> ()

// -----

"t.x"() {a = #llvm.data_layout<"x">} : () -> ()

// -----

"t.x"() {a = #llvm.target<triple = "a", chip = "b", data_layout = "q">} : () -> ()

// -----

module attributes {llvm.data_layout = "x"} {}

// -----

module attributes {llvm.data_layout = 1} {}

// -----

llvm.mlir.ifunc common @i : !llvm.func<i32 ()>, !llvm.ptr @r {}
