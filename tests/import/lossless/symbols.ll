; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc"

module asm ".globl foo"
module asm ""
module asm "foo: ret"

$any = comdat any
$big = comdat largest
$nod = comdat nodeduplicate

@tls1 = thread_local global i32 0
@tls2 = thread_local(initialexec) global i32 0
@tls3 = thread_local(localdynamic) global i32 0
@tls4 = external thread_local(localexec) global i32
@dll = dllexport global i32 0
@imp = external dllimport global i32
@part = global i32 0, partition "part1"
@sec = global i32 0, section ".sec", comdat($any), align 16
@model = global i32 0, code_model "large"
@san = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag
@dyn = global i32 0, sanitize_address_dyninit
@ext = externally_initialized global i32 0
@attr = global i32 0 #0
@weak = extern_weak global i32
@common = common global i32 0
@hid = hidden unnamed_addr constant i32 1
@prot = protected local_unnamed_addr global i32 1
@as = addrspace(3) global i32 undef
@dso = dso_local global i32 0
@llvm.used = appending global [1 x ptr] [ptr @dll], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @init, ptr null }, { i32, ptr, ptr } { i32 2, ptr @init, ptr @dso }]
@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@private = private unnamed_addr constant [2 x i8] c"x\00", align 1

@alias = alias i32, ptr @dso
@alias2 = hidden thread_local(initialexec) alias i32, ptr @tls2
@alias3 = weak_odr unnamed_addr alias i8, getelementptr (i8, ptr @dso, i64 1)
@alias4 = dllexport alias i32, ptr @dso, partition "part2"
@ifn = dso_local ifunc i32 (), ptr @resolver
@ifn2 = internal ifunc i32 (), ptr addrspacecast (ptr addrspace(1) @resolver1 to ptr), partition "p3"

define ptr @resolver() {
  ret ptr null
}

define ptr @resolver1() addrspace(1) {
  ret ptr null
}

define internal void @init() section ".init" comdat($big) align 32 gc "statepoint-example" prefix i32 123 prologue [2 x i8] c"\90\90" {
  ret void
}

define dllexport void @exp() unnamed_addr partition "fp" prefix ptr getelementptr (i8, ptr @dso, i64 4) personality ptr getelementptr (i8, ptr @resolver, i64 1) {
  %x = call i32 @ifn()
  %y = call i32 @ifn2()
  ret void
}

define linkonce_odr hidden void @odr() comdat($nod) {
  call void @imported()
  ret void
}

define available_externally void @avail() {
  ret void
}

declare dllimport void @imported()
declare extern_weak void @weakf()
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define void @order(ptr %p) {
  call void @later()
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr %p, i64 8, i1 true)
  ret void
}

declare void @later()
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

attributes #0 = { "bss-section"="x" "custom" }
