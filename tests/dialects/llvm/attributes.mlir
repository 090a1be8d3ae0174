// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic

module attributes {x.b = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 2>]>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "CG Profile", []>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "foo", "a">} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "foo", 3>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "foo", true>} {}

// -----

module attributes {x.b = #llvm.alias_scope_domain<id = 3>} {}

// -----

module attributes {x.b = #llvm.alias_scope_domain<id = "x">} {}

// -----

module attributes {x.b = #llvm.alias_scope<id = "a", domain = <id = "x">>} {}

// -----

module attributes {x.b = #llvm.access_group<id = distinct[0]<>>} {}

// -----

module attributes {x.b = #llvm.tbaa_root} {}

// -----

module attributes {x.b = #llvm.tbaa_root<id = "a">} {}

// -----

module attributes {x.b = #llvm.tbaa_root<>} {}

// -----

module attributes {x.b = #llvm.tbaa_root<id = "">} {}

// -----

module attributes {x.b = #llvm.tbaa_member<#llvm.tbaa_root, 4>} {}

// -----

module attributes {x.b = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root, 0>}>} {}

// -----

module attributes {x.b = #llvm.tbaa_type_desc<id = "", members = {<#llvm.tbaa_root, 0>}>} {}

// -----

module attributes {x.b = #llvm.constant_range<i32, 0, 12>} {}

// -----

module attributes {x.b = #llvm.constant_range<i32, 3, 3>} {}

// -----

module attributes {x.b = #llvm.constant_range<i32, 0, 0>} {}

// -----

module attributes {x.b = #llvm.constant_range<i32, -1, -1>} {}

// -----

module attributes {x.b = #llvm.constant_range<i32, -3, 7>} {}

// -----

module attributes {x.b = #llvm.constant_range<i8, -300, 7>} {}

// -----

module attributes {x.b = #llvm.constant_range<i8, 200, 7>} {}

// -----

module attributes {x.b = #llvm.constant_range<i128, 0, 170141183460469231731687303715884105727>} {}

// -----

module attributes {x.b = #llvm.target_features<["+a", "-b"]>} {}

// -----

module attributes {x.b = #llvm.target_features<[]>} {}

// -----

module attributes {x.b = #llvm.target<triple = "a", chip = "b">} {}

// -----

module attributes {x.b = #llvm.target<triple = "a", chip = "b", features = <["+a"]>>} {}

// -----

module attributes {x.b = #llvm.vec_type_hint<hint = i32>} {}

// -----

module attributes {x.b = #llvm.vec_type_hint<hint = i32, is_signed = true>} {}

// -----

module attributes {x.b = #llvm.vscale_range<minRange = 1 : i32, maxRange = 2 : i32>} {}

// -----

module attributes {x.b = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} {}

// -----

module attributes {x.b = #llvm.mmra_tag<"a":"b">} {}

// -----

module attributes {x.b = #llvm.blocktag<id = 3>} {}

// -----

module attributes {x.b = #llvm.blockaddress<function = @f, tag = <id = 3>>} {}

// -----

module attributes {x.b = #llvm.cgprofile_entry<from = @a, to = @b, count = 3>} {}

// -----

module attributes {x.b = #llvm.cgprofile_entry<count = 3>} {}

// -----

module attributes {x.b = #llvm.dependent_libraries<"a", "b">} {}

// -----

module attributes {x.b = #llvm.dependent_libraries<"a">} {}

// -----

module attributes {x.b = #llvm.dereferenceable<bytes = 3>} {}

// -----

module attributes {x.b = #llvm.dereferenceable<bytes = 3, mayBeNull = true>} {}

// -----

module attributes {x.b = #llvm.address_space<3>} {}

// -----

module attributes {x.b = #llvm.address_space<-3>} {}

// -----

module attributes {x.b = #llvm.zero} {}

// -----

module attributes {x.b = #llvm.undef} {}

// -----

module attributes {x.b = #llvm.poison} {}

// -----

module attributes {x.b = #llvm.cconv<ccc>} {}

// -----

module attributes {x.b = #llvm.uwtableKind<sync>} {}

// -----

module attributes {x.b = #llvm.framePointerKind<"non-leaf">} {}

// -----

module attributes {x.b = #llvm.framePointerKind<all>} {}

// -----

module attributes {x.b = #llvm.fastmath<nnan, ninf>} {}

// -----

module attributes {x.b = #llvm.fastmath<fast>} {}

// -----

module attributes {x.b = #llvm.overflow<nsw, nuw>} {}

// -----

module attributes {x.b = #llvm.mlir.workgroup_attribution<16 : i64, f32>} {}

// -----

module attributes {x.b = #llvm.loop_annotation<>} {}

// -----

module attributes {x.b = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = false, width = 4 : i32>, interleave = <count = 3 : i32>, unroll = <count = 3 : i32, full = true>, mustProgress = true, isVectorized = false>} {}

// -----

module attributes {x.b = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>, <id = distinct[1]<>>>} {}

// -----

module attributes {x.b = #llvm.loop_peeled<count = 3 : i32>} {}

// -----

module attributes {x.b = #llvm.loop_pipeline<disable = true, initiationinterval = 3 : i32>} {}

// -----

module attributes {x.b = #llvm.loop_unswitch<partialDisable = true>} {}

// -----

module attributes {x.b = #llvm.loop_licm<disable = true, versioningDisable = true>} {}

// -----

module attributes {x.b = #llvm.loop_distribute<disable = true, followupAll = <disableNonforced = true>>} {}

// -----

module attributes {x.b = #llvm.loop_unroll_and_jam<disable = true, followupOuter = #llvm.loop_annotation<>>} {}

// -----

module attributes {x.b = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>} {}

// -----

module attributes {x.b = #llvm<dso_local_equivalent @f>} {}

// -----

module attributes {x.b = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 0.0 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>, <cut_off = 1, min_count = 3, num_counts = 3>>}{}

// -----

module attributes {x.b =   #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6,  detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>} {}

// -----

module attributes {x.b =#llvm.di_basic_type<name = "x">}{}

// -----

module attributes {x.b =#llvm.di_basic_type<name = "x", tag = DW_TAG_null>}{}

// -----

module attributes {x.b =#llvm.di_subroutine_type<>}{}

// -----

module attributes {x.b =#llvm.di_lexical_block<scope = #llvm.di_file<"a" in "b">, line = -3>}{}

// -----

module attributes {x.b =#llvm.di_composite_type<flags = "Public|Virtual">}{}

// -----

module attributes {x.b =#llvm.di_composite_type<flags = "Bit0|Bit1|FwdDecl|SingleInheritance|BitField|StaticMember">}{}

// -----

module attributes {x.b =#llvm.di_composite_type<flags = Zero, tag = DW_TAG_null, isRecSelf = false>}{}

// -----

module attributes {x.b =#llvm.di_composite_type<isRecSelf = true>}{}

// -----

module attributes {x.b =#llvm.di_expression<[DW_OP_LLVM_convert(16)]>}{}

// -----

module attributes {x.b =#llvm.di_expression<[DW_OP_constu(-1)]>}{}

// -----

module attributes {x.b =#llvm.di_expression<[DW_OP_constu(18446744073709551615, 3)]>}{}

// -----

module attributes {x.b =#llvm.di_string_type<tag = DW_TAG_string_type, name = "s", stringLength = #llvm.di_global_variable<file = <"a" in "b">, line = 3, type = #llvm.di_null_type>>}{}

// -----

module attributes {x.b =#llvm.di_subrange<count = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">>, lowerBound = 3, upperBound = #llvm.di_expression<>>}{}

// -----

module attributes {x.b =#llvm.loop_annotation<startLoc = loc(fused["a", "b"])>}{}

// -----

module attributes {x.b =#llvm.loop_unroll<count = true>}{}
