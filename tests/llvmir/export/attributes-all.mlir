// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Every attribute of a function, on a definition and on a declaration.

llvm.comdat @comdats {
  llvm.comdat_selector @any_of any
  llvm.comdat_selector @exact exactmatch
  llvm.comdat_selector @largest largest
  llvm.comdat_selector @nodup nodeduplicate
  llvm.comdat_selector @same samesize
}
llvm.func @personality(...) -> i32
llvm.func @streaming() attributes {arm_streaming} { llvm.return }
llvm.func @locally() attributes {arm_locally_streaming} { llvm.return }
llvm.func @compatible() attributes {arm_streaming_compatible} { llvm.return }
llvm.func @new_za() attributes {arm_new_za} { llvm.return }
llvm.func @in_za() attributes {arm_in_za} { llvm.return }
llvm.func @out_za() attributes {arm_out_za} { llvm.return }
llvm.func @inout_za() attributes {arm_inout_za} { llvm.return }
llvm.func @preserves_za() attributes {arm_preserves_za} { llvm.return }
llvm.func @strings() attributes {
  frame_pointer = #llvm.framePointerKind<"non-leaf">, target_cpu = "a", tune_cpu = "b", reciprocal_estimates = "c", prefer_vector_width = "d",
  target_features = #llvm.target_features<["+sse", "-avx"]>, no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true,
  denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "g", instrument_function_entry = "h", instrument_function_exit = "i"
} { llvm.return }
llvm.func @strings_declared() attributes {
  frame_pointer = #llvm.framePointerKind<all>, target_cpu = "a", tune_cpu = "b", reciprocal_estimates = "c", prefer_vector_width = "d",
  target_features = #llvm.target_features<["+sse", "-avx"]>, no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true,
  denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "g", instrument_function_entry = "h", instrument_function_exit = "i"
}
llvm.func @words() attributes {no_inline, optimize_none, convergent, no_unwind, will_return, uwtable_kind = #llvm.uwtableKind<async>} { llvm.return }
llvm.func @words_declared() attributes {no_inline, inline_hint, convergent, no_unwind, will_return, uwtable_kind = #llvm.uwtableKind<sync>}
llvm.func @always() attributes {always_inline} { llvm.return }
llvm.func @vscale() attributes {vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>} { llvm.return }
llvm.func @vscale_declared() attributes {vscale_range = #llvm.vscale_range<minRange = 2 : i32, maxRange = 0 : i32>}
llvm.func @kernel() attributes {
  vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>,
  reqd_work_group_size = array<i32: 4, 5, 6>, intel_reqd_sub_group_size = 8 : i32
} { llvm.return }
llvm.func @count() attributes {function_entry_count = 4611686018427387904 : i64} { llvm.return }
llvm.func @placed() attributes {section = ".text.x", alignment = 32 : i64, garbageCollector = "statepoint-example"} { llvm.return }
llvm.func @placed_declared() attributes {section = ".text.x", alignment = 32 : i64}
llvm.func linkonce_odr @any_of() comdat(@comdats::@any_of) { llvm.return }
llvm.func linkonce_odr @other() comdat(@comdats::@exact) { llvm.return }
llvm.func hidden local_unnamed_addr @seen() { llvm.return }
llvm.func protected unnamed_addr @seen_protected() { llvm.return }
llvm.func @local_definition() attributes {dso_local} { llvm.return }
llvm.func extern_weak @maybe() -> i32
llvm.func available_externally @elsewhere() { llvm.return }
llvm.func weak_odr @weak() { llvm.return }
llvm.func private @hidden_away() { llvm.return }
llvm.func @catches() attributes {personality = @personality} { llvm.return }
llvm.func @effects() attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = read, targetMem1 = none>}
llvm.func @passed() attributes {passthrough = ["nofree", ["alignstack", "16"], ["stack-probe-size", "4096"], ["uwtable", "0x2"], "mustprogress", "nosync"]}
llvm.func @everything_on_arguments(
  %a: !llvm.ptr {llvm.sret = i32, llvm.align = 8 : i64, llvm.noalias},
  %b: !llvm.ptr {llvm.nofree, llvm.nonnull, llvm.noundef, llvm.readonly, llvm.dereferenceable_or_null = 4 : i64},
  %c: i32 {llvm.range = #llvm.constant_range<i32, 0, 12>, llvm.inreg},
  %d: !llvm.ptr {llvm.byval = !llvm.struct<"named", (i32)>},
  %e: i64 {llvm.allocalign}, %f: !llvm.ptr {llvm.allocptr, llvm.alignstack = 4 : i64},
  %g: i128 {llvm.range = #llvm.constant_range<i128, -170141183460469231731687303715884105728, 170141183460469231731687303715884105727>},
  %h: !llvm.ptr {llvm.nocapture, llvm.writeonly, llvm.nest}
) {
  llvm.return
}
llvm.func @on_the_result() -> (i32 {llvm.range = #llvm.constant_range<i32, -5, 5>, llvm.zeroext})
