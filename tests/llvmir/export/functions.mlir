// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @declared(i32, f32) -> i64
llvm.func @void_decl()
llvm.func @varargs(!llvm.ptr, ...) -> i32
llvm.func @only_varargs(...)
llvm.func @empty() {
  llvm.return
}
llvm.func @identity(%arg0: i32) -> i32 {
  llvm.return %arg0 : i32
}
llvm.func @many(%arg0: i32, %arg1: f64, %arg2: !llvm.ptr, %arg3: !llvm.ptr<3>, %arg4: !llvm.struct<(i32, f32)>, %arg5: !llvm.array<4 x i8>, %arg6: vector<4xf32>, %arg7: i1) {
  llvm.return
}
llvm.func @struct_result() -> !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
  llvm.return %0 : !llvm.struct<(i32, f32)>
}
llvm.func @private_symbol() attributes {sym_visibility = "private"} {
  llvm.return
}
llvm.func private @private_linkage() {
  llvm.return
}
llvm.func internal @internal_linkage() {
  llvm.return
}
llvm.func linkonce @linkonce() {
  llvm.return
}
llvm.func linkonce_odr @linkonce_odr() {
  llvm.return
}
llvm.func weak @weak() {
  llvm.return
}
llvm.func weak_odr @weak_odr() {
  llvm.return
}
llvm.func available_externally @available_externally() {
  llvm.return
}
llvm.func extern_weak @extern_weak()
llvm.func hidden @hidden() {
  llvm.return
}
llvm.func protected @protected() {
  llvm.return
}
llvm.func local_unnamed_addr @local_unnamed() {
  llvm.return
}
llvm.func unnamed_addr @unnamed() {
  llvm.return
}
llvm.func @dso_local() attributes {dso_local} {
  llvm.return
}
llvm.func fastcc @fastcc() {
  llvm.return
}
llvm.func @"odd name \22x\22"() {
  llvm.return
}
llvm.func @"1leading.dot$"()
