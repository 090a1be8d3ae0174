// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

module attributes {x.b = #llvm.mlir.module_flag<error, "CG Profile", 3 : i32>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, count = 2>, 3]>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "foo", []>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "foo", [1]>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "foo", 1.0>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "foo", ["a", "b"]>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<foo, "foo", 3>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, 3, 3>} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "foo">} {}

// -----

module attributes {x.b = #llvm.mlir.module_flag<append, "foo", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>>} {}

// -----

module attributes {x.b = #llvm.alias_scope_domain<id = distinct[0]<>, description = 3>} {}

// -----

module attributes {x.b = #llvm.alias_scope<id = 3, domain = <id = "x">>} {}

// -----

module attributes {x.b = #llvm.alias_scope<id = distinct[0]<>, domain = #llvm.undef>} {}

// -----

module attributes {x.b = #llvm.access_group<id = "a">} {}

// -----

module attributes {x.b = #llvm.tbaa_member<#llvm.undef, 4>} {}

// -----

module attributes {x.b = #llvm.tbaa_member<#llvm.tbaa_root, x>} {}

// -----

module attributes {x.b = #llvm.tbaa_type_desc<id = "a", members = {}>} {}

// -----

module attributes {x.b = #llvm.tbaa_type_desc<id = "a", members = {3}>} {}

// -----

module attributes {x.b = #llvm.tbaa_type_desc<id = 3, members = {<#llvm.tbaa_root, 0>}>} {}

// -----

module attributes {x.b = #llvm.tbaa_tag<base_type = <id = "a", members = {}>, access_type = <id = "a", members = {}>, offset = 3>} {}

// -----

module attributes {x.b = #llvm.tbaa_tag<base_type = <id = "a", members = {}>, access_type = <id = "a", members = {}>, offset = 3, constant = true>} {}

// -----

module attributes {x.b = #llvm.tbaa_tag<base_type = 3, access_type = <id = "a", members = {}>, offset = 3>} {}

// -----

module attributes {x.b = #llvm.tbaa_tag<base_type = <id = "a", members = {}>, access_type = <id = "a", members = {}>, offset = x>} {}

// -----

module attributes {x.b = #llvm.tbaa_tag<base_type = <id = "a", members = {}>, access_type = <id = "a", members = {}>>} {}

// -----

module attributes {x.b = #llvm.constant_range<f32, 0, 7>} {}

// -----

module attributes {x.b = #llvm.constant_range<32, 0, 7>} {}

// -----

module attributes {x.b = #llvm.constant_range<i32, a, 7>} {}

// -----

module attributes {x.b = #llvm.target_features<["a"]>} {}

// -----

module attributes {x.b = #llvm.target_features<["+a,+b"]>} {}

// -----

module attributes {x.b = #llvm.target_features<"+a">} {}

// -----

module attributes {x.b = #llvm.target_features<[""]>} {}

// -----

module attributes {x.b = #llvm.target<chip = "b", features = <["+a"]>>} {}

// -----

module attributes {x.b = #llvm.target<triple = 3, chip = "b">} {}

// -----

module attributes {x.b = #llvm.vec_type_hint<hint = 3>} {}

// -----

module attributes {x.b = #llvm.vscale_range<minRange = "a", maxRange = 2 : i32>} {}

// -----

module attributes {x.b = #llvm.vscale_range<maxRange = 2 : i32>} {}

// -----

module attributes {x.b = #llvm.memory_effects<other = none, argMem = foo, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} {}

// -----

module attributes {x.b = #llvm.memory_effects<other = none>} {}

// -----

module attributes {x.b = #llvm.memory_effects<>} {}

// -----

module attributes {x.b = #llvm.mmra_tag<"a", "b">} {}

// -----

module attributes {x.b = #llvm.mmra_tag<3:"b">} {}

// -----

module attributes {x.b = #llvm.blocktag<id = x>} {}

// -----

module attributes {x.b = #llvm.blocktag<3>} {}

// -----

module attributes {x.b = #llvm.blockaddress<function = @f::@g, tag = <id = 3>>} {}

// -----

module attributes {x.b = #llvm.blockaddress<function = 3, tag = <id = 3>>} {}

// -----

module attributes {x.b = #llvm.cgprofile_entry<from = 3, count = 3>} {}

// -----

module attributes {x.b = #llvm.cgprofile_entry<from = @a>} {}

// -----

module attributes {x.b = #llvm.cgprofile_entry<from = @a, count = x>} {}

// -----

module attributes {x.b = #llvm.dependent_libraries<>} {}

// -----

module attributes {x.b = #llvm.dependent_libraries<3>} {}

// -----

module attributes {x.b = #llvm.dereferenceable<mayBeNull = true>} {}

// -----

module attributes {x.b = #llvm.dereferenceable<bytes = x>} {}

// -----

module attributes {x.b = #llvm.dereferenceable<bytes = 3, mayBeNull = x>} {}

// -----

module attributes {x.b = #llvm.address_space<x>} {}

// -----

module attributes {x.b = #llvm.address_space<4294967296>} {}

// -----

module attributes {x.b = #llvm.cconv<foo>} {}

// -----

module attributes {x.b = #llvm.linkage<foo>} {}

// -----

module attributes {x.b = #llvm.tailcallkind<foo>} {}

// -----

module attributes {x.b = #llvm.uwtableKind<foo>} {}

// -----

module attributes {x.b = #llvm.framePointerKind<foo>} {}

// -----

module attributes {x.b = #llvm.fastmath<foo>} {}

// -----

module attributes {x.b = #llvm.overflow<foo>} {}

// -----

module attributes {x.b = #llvm.mlir.workgroup_attribution<f32, f32>} {}

// -----

module attributes {x.b = #llvm.mlir.workgroup_attribution<16, 3>} {}

// -----

module attributes {x.b = #llvm.loop_annotation<vectorize = 3>} {}

// -----

module attributes {x.b = #llvm.loop_annotation<foo = 3>} {}

// -----

module attributes {x.b = #llvm.loop_annotation<disableNonforced = true, disableNonforced = true>} {}

// -----

module attributes {x.b = #llvm.loop_interleave<count = x>} {}

// -----

module attributes {x.b = #llvm.loop_interleave<>} {}

// -----

module attributes {x.b = #llvm.profile_summary_detailed<cut_off = x, min_count = 2, num_counts = 3>} {}

// -----

module attributes {x.b = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6>} {}

// -----

module attributes {x.b = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, partial_profile_ratio = 3, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>} {}

// -----

module attributes {x.b = #llvm<dso_local_equivalent 3>} {}

// -----

module attributes {x.b = #llvm.foo} {}

// -----

module attributes {x.b = #llvm.di_foo<>} {}

// -----

module attributes {x.b = [#llvm.comdat<any>, #llvm.linkage<external>]} {}

// -----

module attributes {x.b = #llvm.comdat any}  {}

// -----

module attributes {x.b =#llvm.di_expression_elem DW_OP_deref}{}

// -----

module attributes {x.b =#llvm.di_basic_type<name = "x", tag = DW_TAG_foo>}{}

// -----

module attributes {x.b =#llvm.di_basic_type<name = "x", tag = DW_TAG_member, encoding = DW_ATE_foo>}{}

// -----

module attributes {x.b =#llvm.di_subroutine_type<callingConvention = DW_CC_foo>}{}

// -----

module attributes {x.b =#llvm.di_subroutine_type<types = 3 : i32>}{}

// -----

module attributes {x.b =#llvm.di_lexical_block<scope = #llvm.di_null_type>}{}

// -----

module attributes {x.b =#llvm.di_lexical_block<scope = <"a" in "b">>}{}

// -----

module attributes {x.b =#llvm.di_lexical_block<scope = #llvm.di_file<"a" in "b">, line = foo>}{}

// -----

module attributes {x.b =#llvm.di_lexical_block<line = 3>}{}

// -----

module attributes {x.b =#llvm.di_file<"a">}{}

// -----

module attributes {x.b =#llvm.di_file<"a" in 3>}{}

// -----

module attributes {x.b =#llvm.di_composite_type<flags = Foo>}{}

// -----

module attributes {x.b =#llvm.di_composite_type<flags = "Foo">}{}

// -----

module attributes {x.b =#llvm.di_composite_type<flags = 3>}{}

// -----

module attributes {x.b =#llvm.di_composite_type<flags = "Public|Virtual|Foo">}{}

// -----

module attributes {x.b =#llvm.di_composite_type<flags = Public|Virtual>}{}

// -----

module attributes {x.b =#llvm.di_composite_type<isRecSelf = foo>}{}

// -----

module attributes {x.b =#llvm.di_composite_type<recId = 3 : i32>}{}

// -----

module attributes {x.b =#llvm.di_expression<[DW_OP_foo]>}{}

// -----

module attributes {x.b =#llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_foo)]>}{}

// -----

module attributes {x.b =#llvm.di_expression<[DW_OP_constu()]>}{}

// -----

module attributes {x.b =#llvm.di_expression<DW_OP_constu>}{}

// -----

module attributes {x.b =#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = Foo>}{}

// -----

module attributes {x.b =#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_X, file = <"a" in "b">, isOptimized = true, emissionKind = Full>}{}

// -----

module attributes {x.b =#llvm.di_compile_unit<id = 0 : i32, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = Full>}{}

// -----

module attributes {x.b =#llvm.di_derived_type<dwarfAddressSpace = foo>}{}

// -----

module attributes {x.b =#llvm.di_global_variable<dwarfAddressSpace = foo>}{}

// -----

module attributes {x.b =#llvm.di_global_variable<line = foo>}{}

// -----

module attributes {x.b =#llvm.di_lexical_block_file<scope = #llvm.di_file<"a" in "b">, discriminator = foo>}{}

// -----

module attributes {x.b =#llvm.di_lexical_block_file<scope = #llvm.di_file<"a" in "b">>}{}

// -----

module attributes {x.b =#llvm.di_string_type<tag = DW_TAG_string_type, name = "s", stringLength = #llvm.di_file<"a" in "b">>}{}

// -----

module attributes {x.b =#llvm.loop_annotation<mustProgress = 3 : i32>}{}

// -----

module attributes {x.b =#llvm.loop_annotation<startLoc = loc("a")>}{}

// -----

module attributes {x.b =#llvm.loop_unroll<count = "a">}{}

// -----

module attributes {x.b =#llvm.profile_summary<format = Foo>}{}

// -----

module attributes {x.b =#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i32>}{}
