// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @empty(!llvm.struct<()>)
llvm.func @literal(!llvm.struct<(i32)>)
llvm.func @nested(!llvm.struct<(struct<(i32)>)>)
llvm.func @packed(!llvm.struct<packed (i8, i32)>)
llvm.func @named_empty(!llvm.struct<"a", ()>)
llvm.func @opaque() -> !llvm.ptr attributes {t.type = !llvm.struct<"b", opaque>}
llvm.func @named(!llvm.struct<"c", (i32)>)
llvm.func @named_packed(!llvm.struct<"d", packed (i8, i32)>)
llvm.func @odd_name(!llvm.struct<"any name, opaque (i32)", (i64)>)
