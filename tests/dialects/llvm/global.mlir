// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Globals.

llvm.mlir.global external @external() : i32
llvm.mlir.global internal @internal(42 : i32) : i32
llvm.mlir.global private @private(1.5 : f32) : f32
llvm.mlir.global internal constant @constant(7 : i64) : i64
llvm.mlir.global internal constant @string("hello\0A\00") : !llvm.array<7 x i8>
llvm.mlir.global @default_linkage(1 : i8) : i8
llvm.mlir.global internal constant @implied_type("abc")
llvm.mlir.global internal @dense(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global internal @splat(dense<0.0> : tensor<4x4xf64>) : !llvm.array<4 x array<4 x f64>>
llvm.mlir.global internal @vector(dense<1> : vector<4xi32>) : vector<4xi32>
llvm.mlir.global linkonce @linkonce(0 : i32) : i32
llvm.mlir.global weak @weak(0 : i32) : i32
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global linkonce_odr @linkonce_odr(0 : i32) : i32
llvm.mlir.global weak_odr @weak_odr(0 : i32) : i32
llvm.mlir.global extern_weak @extern_weak() : i32
llvm.mlir.global available_externally @available(0 : i32) : i32
llvm.mlir.global appending @appending(dense<1> : tensor<1xi32>) : !llvm.array<1 x i32>
llvm.mlir.global internal thread_local @tls(0 : i32) : i32
llvm.mlir.global internal unnamed_addr constant @unnamed(0 : i32) : i32
llvm.mlir.global internal local_unnamed_addr @local_unnamed(0 : i32) : i32
llvm.mlir.global external hidden @hidden() : i32
llvm.mlir.global external protected @protected() : i32
llvm.mlir.global internal @spaced(0 : i32) {addr_space = 3 : i32} : i32
llvm.mlir.global internal @aligned(0 : i32) {alignment = 16 : i64} : i32
llvm.mlir.global internal @section(0 : i32) {section = ".mydata"} : i32
llvm.mlir.global internal @dso(0 : i32) {dso_local} : i32
llvm.mlir.global external @externally() {externally_initialized} : i32
llvm.mlir.global external hidden thread_local local_unnamed_addr constant @everything() {addr_space = 1 : i32, alignment = 8 : i64, dso_local, section = "s"} : i32
llvm.mlir.global internal @tagged(0 : i32) {my.tag} : i32
llvm.mlir.global external @"quoted name"() : !llvm.ptr
llvm.mlir.global internal @pointer() : !llvm.ptr {
  %0 = llvm.mlir.addressof @internal : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal constant @struct() : !llvm.struct<(i32, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr)>
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<(i32, ptr)>
  llvm.return %4 : !llvm.struct<(i32, ptr)>
}
llvm.mlir.global internal @zero() {alignment = 4 : i64} : !llvm.struct<"s", (i32, array<2 x i8>)> {
  %0 = llvm.mlir.zero : !llvm.struct<"s", (i32, array<2 x i8>)>
  llvm.return %0 : !llvm.struct<"s", (i32, array<2 x i8>)>
}
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
}
llvm.mlir.global linkonce_odr @with_comdat(0 : i32) comdat(@__llvm_comdat::@any) : i32
llvm.mlir.alias internal @alias : i32 {
  %0 = llvm.mlir.addressof @internal : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @init()
llvm.linker_options ["-lm", "-lc"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.func @start() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@start], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@start, @start], priorities = [1 : i32, 65535 : i32], data = [@internal, #llvm.zero]
