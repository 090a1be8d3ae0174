// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream writes an extractvalue without an index, which LLVM cannot read.

llvm.func @f(%a: !llvm.struct<(i32, f32)>, %b: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> {
  %0 = llvm.insertvalue %b, %a[] : !llvm.struct<(i32, f32)>
  %1 = llvm.extractvalue %0[] : !llvm.struct<(i32, f32)>
  llvm.return %1 : !llvm.struct<(i32, f32)>
}
