// RUN: terrace opt %s --convert-func-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect

func.func @arg_attrs(%a: i32 {llvm.noundef}, %b: i64 {llvm.signext, llvm.name = "x"}) {
  return
}
func.func @res_attrs() -> (i32 {llvm.noundef}) {
  %0 = "test.c"() : () -> i32
  return %0 : i32
}
func.func @multi_res_attrs() -> (i32 {llvm.noundef}, i64 {llvm.signext}) {
  %0:2 = "test.c"() : () -> (i32, i64)
  return %0#0, %0#1 : i32, i64
}
func.func @memref_attrs(%m: memref<4xf32> {llvm.noalias, llvm.readonly}, %a: i32 {llvm.zeroext}) {
  return
}
func.func @memref_align(%m: memref<4xf32> {llvm.align = 16 : i64}) {
  return
}
func.func @custom_arg(%a: i32 {test.foo = "bar"}) {
  return
}
func.func @discardable() attributes {test.attr = 1 : i32, test.list = [1, 2]} {
  return
}
func.func @llvm_attrs() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}
func.func private @linkage_decl() attributes {llvm.linkage = #llvm.linkage<extern_weak>}
func.func @readnone() attributes {llvm.readnone} {
  return
}
func.func @passthrough() attributes {passthrough = ["noinline", ["align-stack", "16"]]} {
  return
}
func.func @frame() attributes {"frame-pointer" = "all", llvm.noinline, no_inline} {
  return
}
func.func @target() attributes {target_cpu = "x", llvm.always_inline, always_inline} {
  return
}
func.func private @decl_attrs(i32 {llvm.noundef}) -> (i32 {llvm.zeroext}) attributes {test.d}
func.func private @varargs(i32) attributes {func.varargs = true}
func.func private @varargs_ptr(!llvm.ptr) -> i32 attributes {func.varargs = true}
func.func private @varargs_unit(i32) attributes {func.varargs}
func.func @cc() attributes {CConv = #llvm.cconv<fastcc>, llvm.cconv = "fast"} {
  return
}
func.func @sret(%p: !llvm.ptr {llvm.sret = !llvm.struct<(i32, index)>}, %q: !llvm.ptr {llvm.byval = i64}) {
  return
}
