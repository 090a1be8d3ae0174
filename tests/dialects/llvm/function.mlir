// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Functions with every attribute that has its own syntax, and the others in the dictionary.

llvm.func @declaration()
llvm.func @arguments(i32, f32) -> !llvm.ptr
llvm.func @variadic(i32, ...)
llvm.func @only_variadic(...) -> i32
llvm.func @named_arguments(%a: i32, %b: f32)
llvm.func @void_result() -> !llvm.void
llvm.func @body(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @variadic_body(%a: i32, ...) {
  llvm.return
}

// Linkage.
llvm.func external @linkage_external()
llvm.func private @linkage_private() {
  llvm.return
}
llvm.func internal @linkage_internal() {
  llvm.return
}
llvm.func available_externally @linkage_available() {
  llvm.return
}
llvm.func linkonce @linkage_linkonce() {
  llvm.return
}
llvm.func weak @linkage_weak() {
  llvm.return
}
llvm.func linkonce_odr @linkage_linkonce_odr() {
  llvm.return
}
llvm.func weak_odr @linkage_weak_odr() {
  llvm.return
}
llvm.func extern_weak @linkage_extern_weak()

// Visibility, unnamed_addr, calling convention, vscale_range, comdat.
llvm.func hidden @hidden()
llvm.func protected @protected()
llvm.func unnamed_addr @unnamed() {
  llvm.return
}
llvm.func local_unnamed_addr @local_unnamed() {
  llvm.return
}
llvm.func fastcc @fastcc()
llvm.func ccc @ccc()
llvm.func coldcc @coldcc()
llvm.func tailcc @tailcc()
llvm.func swiftcc @swiftcc()
llvm.func cc_10 @ghc()
llvm.func ptx_kernelcc @ptx()
llvm.func amdgpu_kernelcc @amdgpu()
llvm.func spir_kernelcc @spir_kernel()
llvm.func x86_stdcallcc @stdcall()
llvm.func internal hidden local_unnamed_addr fastcc @together(%a: i32) -> i32 vscale_range(1, 16) attributes {dso_local} {
  llvm.return %a : i32
}
llvm.func @vscale() vscale_range(2, 2)
llvm.comdat @comdats {
  llvm.comdat_selector @any any
  llvm.comdat_selector @exact exactmatch
  llvm.comdat_selector @largest largest
  llvm.comdat_selector @none nodeduplicate
  llvm.comdat_selector @same samesize
}
llvm.func linkonce_odr @in_comdat() comdat(@comdats::@any) {
  llvm.return
}

// Argument and result attributes.
llvm.func @argument_attributes(%a: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.readonly}, %b: !llvm.ptr {llvm.byval = i32}, %c: !llvm.ptr {llvm.sret = !llvm.struct<(i32)>, llvm.align = 8 : i64}, %d: i32 {llvm.signext}, %e: i8 {llvm.zeroext, llvm.noundef}) -> (i32 {llvm.signext}) {
  llvm.return %d : i32
}
llvm.func @declared_attributes(!llvm.ptr {llvm.nonnull, llvm.dereferenceable = 16 : i64}, i32 {llvm.inreg}) -> (!llvm.ptr {llvm.noalias})

// Attributes in the dictionary.
llvm.func @dictionary() attributes {passthrough = ["noinline", ["alignstack", "4"]], frame_pointer = #llvm.framePointerKind<all>, personality = @personality, garbageCollector = "statepoint-example", section = ".text.hot", alignment = 16 : i64}
llvm.func @personality(...) -> i32
llvm.func @memory() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @units() attributes {always_inline, convergent, no_unwind, will_return, dso_local}
llvm.func @optnone() attributes {no_inline, optimize_none}
llvm.func @inline_hint() attributes {inline_hint}
llvm.func @target() attributes {target_cpu = "x86-64", tune_cpu = "generic", target_features = #llvm.target_features<["+sse", "-avx"]>, no_signed_zeros_fp_math = true, no_nans_fp_math = true, no_infs_fp_math = true, fp_contract = "fast", denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", reciprocal_estimates = "all", prefer_vector_width = "128"}
llvm.func @count() attributes {function_entry_count = 42 : i64}
llvm.func @uwtable() attributes {uwtable_kind = #llvm.uwtableKind<sync>}
llvm.func @instrument() attributes {instrument_function_entry = "__enter", instrument_function_exit = "__exit"}
llvm.func @arm() attributes {arm_streaming}
llvm.func @kernel() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>, reqd_work_group_size = array<i32: 4, 5, 6>, intel_reqd_sub_group_size = 8 : i32}
llvm.func @wrapper() attributes {llvm.emit_c_interface, sym_visibility = "private"}
llvm.func @"quoted \22name\22"()
llvm.func @empty_dictionaries(%a: i32 {}) -> (i32 {}) {
  llvm.return %a : i32
}

// Names of arguments and blocks.
llvm.func @blocks(%x: i32, %c: i1) -> i32 {
  llvm.cond_br %c, ^yes, ^no(%x : i32)
^yes:
  llvm.return %x : i32
^no(%y: i32):
  llvm.return %y : i32
}
