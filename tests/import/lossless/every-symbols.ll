; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

@l_private = private global i32 1
define private void @lf_private() {
  ret void
}

@l_internal = internal global i32 1
define internal void @lf_internal() {
  ret void
}

@l_available_externally = available_externally global i32 1
define available_externally void @lf_available_externally() {
  ret void
}

@l_linkonce = linkonce global i32 1
define linkonce void @lf_linkonce() {
  ret void
}

@l_linkonce_odr = linkonce_odr global i32 1
define linkonce_odr void @lf_linkonce_odr() {
  ret void
}

@l_weak = weak global i32 1
define weak void @lf_weak() {
  ret void
}

@l_weak_odr = weak_odr global i32 1
define weak_odr void @lf_weak_odr() {
  ret void
}

@l_appending = appending global [1 x i32] [i32 1]

@l_common = common global i32 0

@l_extern_weak = extern_weak global i32

@l_external = external global i32

@s_default = default global i32 1
define default void @sf_default()  {
  ret void
}

@s_hidden = hidden global i32 1
define hidden void @sf_hidden()  {
  ret void
}

@s_protected = protected global i32 1
define protected void @sf_protected()  {
  ret void
}

@s_imp = external dllimport global i32
declare dllimport void @sf_imp()

@s_dllexport = dllexport global i32 1
define dllexport void @sf_dllexport()  {
  ret void
}

@s_dso_local = dso_local global i32 1
define dso_local void @sf_dso_local()  {
  ret void
}

@s_unnamed_addr = unnamed_addr global i32 1
define  void @sf_unnamed_addr() unnamed_addr {
  ret void
}

@s_local_unnamed_addr = local_unnamed_addr global i32 1
define  void @sf_local_unnamed_addr() local_unnamed_addr {
  ret void
}

@s_thread_local = thread_local global i32 1

@s_thread_local_localdynamic_ = thread_local(localdynamic) global i32 1

@s_thread_local_initialexec_ = thread_local(initialexec) global i32 1

@s_thread_local_localexec_ = thread_local(localexec) global i32 1

$k_any = comdat any
@k_any = global i32 1, comdat
define void @kf_any() comdat($k_any) {
  ret void
}

$k_exactmatch = comdat exactmatch
@k_exactmatch = global i32 1, comdat
define void @kf_exactmatch() comdat($k_exactmatch) {
  ret void
}

$k_largest = comdat largest
@k_largest = global i32 1, comdat
define void @kf_largest() comdat($k_largest) {
  ret void
}

$k_nodeduplicate = comdat nodeduplicate
@k_nodeduplicate = global i32 1, comdat
define void @kf_nodeduplicate() comdat($k_nodeduplicate) {
  ret void
}

$k_samesize = comdat samesize
@k_samesize = global i32 1, comdat
define void @kf_samesize() comdat($k_samesize) {
  ret void
}

@v_init = externally_initialized global i32 0
@v_space = addrspace(3) constant i32 5
@v_section = global i32 1, section "data", partition "part", align 16
@v_model = global i32 1, code_model "large"
@v_asan = global i32 1, no_sanitize_address
@v_hwasan = global i32 1, no_sanitize_hwaddress
@v_memtag = global i32 1, sanitize_memtag
@v_dyninit = global i32 1, sanitize_address_dyninit
@v_alias = alias i32, ptr @v_init, partition "part"
@v_ifunc = ifunc void (), ptr @v_resolver
define ptr @v_resolver() {
  ret ptr null
}
define void @v_function(i32, ...) addrspace(0) section "text" partition "part" align 32 gc "statepoint-example" prefix i32 1 prologue i8 2 personality ptr @v_resolver {
  ret void
}
%named = type { i32, %opaque_struct }
%opaque_struct = type opaque
%7 = type { i8 }
@v_types = external global %7
@v_named = external global ptr
define void @v_typed(%named %x, %7 %y) {
  ret void
}
!named.list = !{}
module asm "nop"

^0 = flags: 8
^1 = blockcount: 0
