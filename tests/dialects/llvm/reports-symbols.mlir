// RUN: not terrace opt %s --split-input-file 2>&1

// Messages about attributes: after an error inside of one, what contains it reports behind it.

module attributes {x.b = #llvm.di_lexical_block<>} {}
// -----
module attributes {x.b = #llvm.di_lexical_block<1>} {}
// -----
module attributes {x.b = #llvm.loop_annotation<>} {}
// -----
module attributes {x.b = #llvm.loop_annotation<1>} {}
// -----
module attributes {x.b = #llvm.loop_annotation<i32 = true>} {}
// -----
module attributes {x.b = #llvm.access_group<>} {}
// -----
module attributes {x.b = #llvm.target<>} {}
// -----
module attributes {x.b = #llvm.di_subprogram<, a>} {}
// -----
module attributes {x.b = #llvm.di_subprogram<"x">} {}
// -----
module attributes {x.b = #llvm.di_subprogram<true>} {}
// -----
"x"() {a = #llvm.di_lexical_block<scope = #llvm.di_expression_elem<DW_OP_deref>, line = 3>} : () -> ()
// -----
"x"() {a = #llvm.di_subrange<count = #llvm.di_expression_elem<1>>} : () -> ()
// -----
"x"() {a = #llvm.alias_scope_domain<id = #llvm.di_expression_elem<1>>} : () -> ()
// -----
"x"() {a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.di_expression_elem<1>, 0>}>} : () -> ()
// -----
"x"() {a = #llvm.mlir.module_flag<error, "x", #llvm.di_expression_elem<1>>} : () -> ()
// -----
"x"() {a = #llvm.dso_local_equivalent #llvm.di_expression_elem<1>} : () -> ()
// -----
"x"() {a = #llvm.mlir.workgroup_attribution<16,, 3>} : () -> ()
// -----
"x"() {a = !llvm.ptr<-1>} : () -> ()
// -----
"x"() {a = !llvm.ptr<4294967296>} : () -> ()
// -----
llvm.func @f() {
  llvm.call i32() : () -> ()
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f,  = <id = 1>> : !llvm.ptr
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = @f, tags = <id = 1>> : !llvm.ptr
}
// -----
llvm.func @f() {
  %0 = llvm.blockaddress <function = 3, tag = <id = 1>> : !llvm.ptr
}
// -----
llvm.func @f() {
  llvm.call_intrinsic "llvm.foo"() : () -> (i32, i32)
}
// -----
llvm.func @f() {
  llvm.call_intrinsic "llvm.foo"() : i32
}
// -----
llvm.func @f() {
  llvm.call_intrinsic @f() : () -> ()
}
// -----
llvm.func @f() comdat(1)
// -----
llvm.func @f(%a: i32) {
  %0 = llvm.icmp 1 %a, %a : i32
}
