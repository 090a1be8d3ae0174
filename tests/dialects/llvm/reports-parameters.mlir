// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1

// What is said about each parameter of each attribute.

"x"() {a = #llvm.access_group<id = *>} : () -> ()
// -----
"x"() {a = #llvm.access_group<id = @x>} : () -> ()
// -----
"x"() {a = #llvm.access_group<>} : () -> ()
// -----
"x"() {a = #llvm.access_group} : () -> ()
// -----
"x"() {a = #llvm.address_space<addressSpace = *>} : () -> ()
// -----
"x"() {a = #llvm.address_space<1, *>} : () -> ()
// -----
"x"() {a = #llvm.alias_scope<id = *>} : () -> ()
// -----
"x"() {a = #llvm.alias_scope<id = @x>} : () -> ()
// -----
"x"() {a = #llvm.alias_scope<domain = *>} : () -> ()
// -----
"x"() {a = #llvm.alias_scope<description = *>} : () -> ()
// -----
"x"() {a = #llvm.alias_scope<description = "s">} : () -> ()
// -----
"x"() {a = #llvm.alias_scope_domain<id = *>} : () -> ()
// -----
"x"() {a = #llvm.alias_scope_domain<description = *>} : () -> ()
// -----
"x"() {a = #llvm.blockaddress<function = *>} : () -> ()
// -----
"x"() {a = #llvm.blockaddress<function = @x>} : () -> ()
// -----
"x"() {a = #llvm.blockaddress<tag = *>} : () -> ()
// -----
"x"() {a = #llvm.blocktag<id = *>} : () -> ()
// -----
"x"() {a = #llvm.cconv<CallingConv = *>} : () -> ()
// -----
"x"() {a = #llvm.cconv<>} : () -> ()
// -----
"x"() {a = #llvm.cconv<"a", *>} : () -> ()
// -----
"x"() {a = #llvm.cgprofile_entry<from = *>} : () -> ()
// -----
"x"() {a = #llvm.cgprofile_entry<from = @x>} : () -> ()
// -----
"x"() {a = #llvm.cgprofile_entry<to = *>} : () -> ()
// -----
"x"() {a = #llvm.cgprofile_entry<count = *>} : () -> ()
// -----
"x"() {a = #llvm.comdat<comdat = *>} : () -> ()
// -----
"x"() {a = #llvm.constant_range<lower = *>} : () -> ()
// -----
"x"() {a = #llvm.dependent_libraries<libs = *>} : () -> ()
// -----
"x"() {a = #llvm.dereferenceable<bytes = *>} : () -> ()
// -----
"x"() {a = #llvm.dereferenceable<mayBeNull = *>} : () -> ()
// -----
"x"() {a = #llvm.dereferenceable<mayBeNull = 7>} : () -> ()
// -----
"x"() {a = #llvm.di_annotation<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_annotation<value = *>} : () -> ()
// -----
"x"() {a = #llvm.di_basic_type<tag = *>} : () -> ()
// -----
"x"() {a = #llvm.di_basic_type<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_basic_type<sizeInBits = *>} : () -> ()
// -----
"x"() {a = #llvm.di_basic_type<sizeInBits = 7>} : () -> ()
// -----
"x"() {a = #llvm.di_basic_type<encoding = *>} : () -> ()
// -----
"x"() {a = #llvm.di_common_block<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_common_block<decl = *>} : () -> ()
// -----
"x"() {a = #llvm.di_common_block<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_common_block<name = "s">} : () -> ()
// -----
"x"() {a = #llvm.di_common_block<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_common_block<line = *>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<id = *>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<sourceLanguage = *>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<producer = *>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<isOptimized = *>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<emissionKind = *>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<emissionKind = "s">} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<nameTableKind = *>} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<nameTableKind = "s">} : () -> ()
// -----
"x"() {a = #llvm.di_compile_unit<splitDebugFilename = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<recId = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<isRecSelf = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<tag = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<line = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<baseType = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<flags = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<flags = "s">} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<sizeInBits = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<alignInBits = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<dataLocation = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<rank = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<allocated = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<associated = *>} : () -> ()
// -----
"x"() {a = #llvm.di_composite_type<elements = *>} : () -> ()
// -----
"x"() {a = #llvm.di_derived_type<tag = *>} : () -> ()
// -----
"x"() {a = #llvm.di_derived_type<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_derived_type<baseType = *>} : () -> ()
// -----
"x"() {a = #llvm.di_derived_type<sizeInBits = *>} : () -> ()
// -----
"x"() {a = #llvm.di_derived_type<alignInBits = *>} : () -> ()
// -----
"x"() {a = #llvm.di_derived_type<offsetInBits = *>} : () -> ()
// -----
"x"() {a = #llvm.di_derived_type<extraData = *>} : () -> ()
// -----
"x"() {a = #llvm.di_expression_elem<opcode = *>} : () -> ()
// -----
"x"() {a = #llvm.di_file<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_file<"a", *>} : () -> ()
// -----
"x"() {a = #llvm.di_generic_subrange<count = *>} : () -> ()
// -----
"x"() {a = #llvm.di_generic_subrange<count = @x>} : () -> ()
// -----
"x"() {a = #llvm.di_generic_subrange<lowerBound = *>} : () -> ()
// -----
"x"() {a = #llvm.di_generic_subrange<lowerBound = @x>} : () -> ()
// -----
"x"() {a = #llvm.di_generic_subrange<upperBound = *>} : () -> ()
// -----
"x"() {a = #llvm.di_generic_subrange<stride = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable<name = "s">} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable<linkageName = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable<line = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable<type = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable<isLocalToUnit = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable<isDefined = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable<alignInBits = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable_expression<var = *>} : () -> ()
// -----
"x"() {a = #llvm.di_global_variable_expression<expr = *>} : () -> ()
// -----
"x"() {a = #llvm.di_imported_entity<tag = *>} : () -> ()
// -----
"x"() {a = #llvm.di_imported_entity<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_imported_entity<entity = *>} : () -> ()
// -----
"x"() {a = #llvm.di_imported_entity<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_imported_entity<line = *>} : () -> ()
// -----
"x"() {a = #llvm.di_imported_entity<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_imported_entity<elements = *>} : () -> ()
// -----
"x"() {a = #llvm.di_label<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_label<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_label<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_label<line = *>} : () -> ()
// -----
"x"() {a = #llvm.di_lexical_block<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_lexical_block<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_lexical_block<line = *>} : () -> ()
// -----
"x"() {a = #llvm.di_lexical_block<column = *>} : () -> ()
// -----
"x"() {a = #llvm.di_lexical_block_file<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_lexical_block_file<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_lexical_block_file<discriminator = *>} : () -> ()
// -----
"x"() {a = #llvm.di_local_variable<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_local_variable<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_local_variable<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_local_variable<line = *>} : () -> ()
// -----
"x"() {a = #llvm.di_local_variable<arg = *>} : () -> ()
// -----
"x"() {a = #llvm.di_local_variable<alignInBits = *>} : () -> ()
// -----
"x"() {a = #llvm.di_local_variable<type = *>} : () -> ()
// -----
"x"() {a = #llvm.di_local_variable<flags = *>} : () -> ()
// -----
"x"() {a = #llvm.di_module<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_module<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_module<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_module<configMacros = *>} : () -> ()
// -----
"x"() {a = #llvm.di_module<includePath = *>} : () -> ()
// -----
"x"() {a = #llvm.di_module<apinotes = *>} : () -> ()
// -----
"x"() {a = #llvm.di_module<line = *>} : () -> ()
// -----
"x"() {a = #llvm.di_module<isDecl = *>} : () -> ()
// -----
"x"() {a = #llvm.di_namespace<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_namespace<name = "s">} : () -> ()
// -----
"x"() {a = #llvm.di_namespace<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_namespace<exportSymbols = *>} : () -> ()
// -----
"x"() {a = #llvm.di_string_type<tag = *>} : () -> ()
// -----
"x"() {a = #llvm.di_string_type<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_string_type<sizeInBits = *>} : () -> ()
// -----
"x"() {a = #llvm.di_string_type<alignInBits = *>} : () -> ()
// -----
"x"() {a = #llvm.di_string_type<stringLength = *>} : () -> ()
// -----
"x"() {a = #llvm.di_string_type<stringLengthExp = *>} : () -> ()
// -----
"x"() {a = #llvm.di_string_type<stringLocationExp = *>} : () -> ()
// -----
"x"() {a = #llvm.di_string_type<encoding = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<recId = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<isRecSelf = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<id = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<compileUnit = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<scope = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<name = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<linkageName = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<file = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<line = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<scopeLine = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<subprogramFlags = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<subprogramFlags = "s">} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<type = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<retainedNodes = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subprogram<annotations = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subrange<count = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subrange<lowerBound = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subrange<upperBound = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subrange<stride = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subroutine_type<callingConvention = *>} : () -> ()
// -----
"x"() {a = #llvm.di_subroutine_type<types = *>} : () -> ()
// -----
"x"() {a = #llvm.dso_local_equivalent<sym = *>} : () -> ()
// -----
"x"() {a = #llvm.framePointerKind<framePointerKind = *>} : () -> ()
// -----
"x"() {a = #llvm.framePointerKind<>} : () -> ()
// -----
"x"() {a = #llvm.framePointerKind<"a", *>} : () -> ()
// -----
"x"() {a = #llvm.linkage<linkage = *>} : () -> ()
// -----
"x"() {a = #llvm.linkage<>} : () -> ()
// -----
"x"() {a = #llvm.linkage<"a", *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<disableNonforced = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<vectorize = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<interleave = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<unroll = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<unrollAndJam = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<licm = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<distribute = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<pipeline = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<peeled = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<unswitch = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<mustProgress = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<isVectorized = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<startLoc = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<endLoc = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_annotation<parallelAccesses = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_distribute<disable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_distribute<followupCoincident = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_distribute<followupSequential = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_distribute<followupFallback = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_distribute<followupAll = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_interleave<count = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_licm<disable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_licm<versioningDisable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_peeled<count = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_pipeline<disable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_pipeline<initiationinterval = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll<disable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll<count = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll<runtimeDisable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll<full = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll<followupUnrolled = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll<followupRemainder = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll<followupAll = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll_and_jam<disable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll_and_jam<count = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll_and_jam<followupOuter = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll_and_jam<followupInner = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll_and_jam<followupRemainderOuter = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll_and_jam<followupRemainderInner = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unroll_and_jam<followupAll = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_unswitch<partialDisable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_vectorize<disable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_vectorize<predicateEnable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_vectorize<scalableEnable = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_vectorize<width = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_vectorize<followupVectorized = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_vectorize<followupEpilogue = *>} : () -> ()
// -----
"x"() {a = #llvm.loop_vectorize<followupAll = *>} : () -> ()
// -----
"x"() {a = #llvm.memory_effects<other = *>} : () -> ()
// -----
"x"() {a = #llvm.memory_effects<other = "s">} : () -> ()
// -----
"x"() {a = #llvm.memory_effects<argMem = *>} : () -> ()
// -----
"x"() {a = #llvm.memory_effects<inaccessibleMem = *>} : () -> ()
// -----
"x"() {a = #llvm.memory_effects<errnoMem = *>} : () -> ()
// -----
"x"() {a = #llvm.memory_effects<targetMem0 = *>} : () -> ()
// -----
"x"() {a = #llvm.memory_effects<targetMem1 = *>} : () -> ()
// -----
"x"() {a = #llvm.mlir.module_flag<behavior = *>} : () -> ()
// -----
"x"() {a = #llvm.mlir.module_flag<key = *>} : () -> ()
// -----
"x"() {a = #llvm.mlir.module_flag<value = *>} : () -> ()
// -----
"x"() {a = #llvm.mlir.module_flag<>} : () -> ()
// -----
"x"() {a = #llvm.mlir.module_flag<"a", *>} : () -> ()
// -----
"x"() {a = #llvm.mlir.workgroup_attribution<num_elements = *>} : () -> ()
// -----
"x"() {a = #llvm.mlir.workgroup_attribution<1, *>} : () -> ()
// -----
"x"() {a = #llvm.mmra_tag<prefix = *>} : () -> ()
// -----
"x"() {a = #llvm.mmra_tag<"a", *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<format = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<format = "s">} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<total_count = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<total_count = 7>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<max_count = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<max_internal_count = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<max_function_count = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<num_counts = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<num_functions = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<partial_profile_ratio = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary<detailed_summary = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary_detailed<cut_off = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary_detailed<min_count = *>} : () -> ()
// -----
"x"() {a = #llvm.profile_summary_detailed<num_counts = *>} : () -> ()
// -----
"x"() {a = #llvm.tailcallkind<tailCallKind = *>} : () -> ()
// -----
"x"() {a = #llvm.tailcallkind<>} : () -> ()
// -----
"x"() {a = #llvm.tailcallkind<"a", *>} : () -> ()
// -----
"x"() {a = #llvm.target<triple = *>} : () -> ()
// -----
"x"() {a = #llvm.target<triple = "s">} : () -> ()
// -----
"x"() {a = #llvm.target<chip = *>} : () -> ()
// -----
"x"() {a = #llvm.target<chip = "s">} : () -> ()
// -----
"x"() {a = #llvm.target<features = *>} : () -> ()
// -----
"x"() {a = #llvm.target_features<features = *>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_member<typeDesc = *>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_root<id = *>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_tag<base_type = *>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_tag<access_type = *>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_tag<offset = *>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_tag<offset = 7>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_tag<constant = *>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_type_desc<id = *>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_type_desc<members = *>} : () -> ()
// -----
"x"() {a = #llvm.uwtableKind<uwtableKind = *>} : () -> ()
// -----
"x"() {a = #llvm.uwtableKind<>} : () -> ()
// -----
"x"() {a = #llvm.uwtableKind<"a", *>} : () -> ()
// -----
"x"() {a = #llvm.vec_type_hint<hint = *>} : () -> ()
// -----
"x"() {a = #llvm.vec_type_hint<is_signed = *>} : () -> ()
// -----
"x"() {a = #llvm.vscale_range<minRange = *>} : () -> ()
// -----
"x"() {a = #llvm.vscale_range<maxRange = *>} : () -> ()
// -----
"x"() {a = #llvm.fastmath<>} : () -> ()
// -----
"x"() {a = #llvm.fastmath<"a", *>} : () -> ()
// -----
"x"() {a = #llvm.overflow<>} : () -> ()
