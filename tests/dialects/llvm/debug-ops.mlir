// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-local-scope

#file = #llvm.di_file<"foo.mlir" in "/test/">
#v = #llvm.di_local_variable<scope = #file>
#l = #llvm.di_label<scope = #file>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref]> = %a : i32
  llvm.intr.dbg.value #v = %a : i32 {x.y}
  llvm.intr.dbg.declare #v #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr
  llvm.intr.dbg.label #l
  llvm.intr.dbg.label #llvm.di_label<scope = #file, name = "x">
  llvm.return
}
