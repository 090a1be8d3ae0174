// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// What a module holds besides functions.

module attributes {
  llvm.target_triple = "x86_64-unknown-linux-gnu",
  llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
  llvm.module_asm = ["first line", "second line\0A", "third"],
  llvm.ident = "an identification", llvm.commandline = "tool -flag",
  llvm.dependent_libraries = #llvm.dependent_libraries<"m", "c">
} {
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @shared any
  }
  llvm.mlir.global linkonce constant @shared(1 : i32) comdat(@__llvm_comdat::@shared) : i32
  llvm.mlir.global external @pair() {alignment = 8 : i64} : !llvm.struct<"pair", (i32, ptr)>
  llvm.mlir.global internal @list() : !llvm.struct<"list", (i32, struct<"node", (ptr, struct<"pair", (i32, ptr)>)>)> {
    %0 = llvm.mlir.zero : !llvm.struct<"list", (i32, struct<"node", (ptr, struct<"pair", (i32, ptr)>)>)>
    llvm.return %0 : !llvm.struct<"list", (i32, struct<"node", (ptr, struct<"pair", (i32, ptr)>)>)>
  }
  llvm.mlir.global external @opaque() : !llvm.ptr
  llvm.mlir.global internal @structs([[1 : i32, 2.0 : f32], [3 : i32, 4.0 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.mlir.global internal @same_structs([[1 : i32, 2.0 : f32], [1 : i32, 2.0 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.mlir.global internal @marks([#llvm.undef, #llvm.zero, 9 : i32, 7 : i32]) : !llvm.array<4 x i32>
  llvm.mlir.global internal @zero(#llvm.zero) : !llvm.array<4 x i32>
  llvm.mlir.global internal @function_address(@defined) : !llvm.ptr
  llvm.mlir.global internal @wide(dense<[1, -1]> : tensor<2xi128>) : !llvm.array<2 x i128>
  llvm.mlir.global internal @unsigned(255 : ui8) : i8
  llvm.mlir.global internal @index(-1 : index) : i32
  llvm.mlir.global internal @indices(dense<[1, -2]> : tensor<2xindex>) : !llvm.array<2 x i64>
  llvm.mlir.global internal @narrow_indices(dense<[1, -2]> : tensor<2xindex>) : !llvm.array<2 x i32>
  llvm.mlir.global internal @empty(dense<> : tensor<0xi32>) : !llvm.array<0 x i32>
  llvm.mlir.global internal @empty_string("")
  llvm.mlir.global internal @sparse(sparse<[[0], [2]], [5, 7]> : vector<4xi32>) : vector<4xi32>
  llvm.mlir.global internal @sparse_rows(sparse<[[0, 1], [1, 2]], [5, 7]> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
  llvm.mlir.global internal @resource(dense_resource<blob> : tensor<4xi32>) : !llvm.array<4 x i32>
  llvm.mlir.global internal @splat_vector(dense<3> : vector<4xi32>) : vector<4xi32>
  llvm.mlir.global internal @negative_zero(dense<-0.0> : tensor<4xf32>) : !llvm.array<4 x f32>
  llvm.mlir.global internal @small_float(1.0 : f8E4M3FN) : i8
  llvm.mlir.global internal @small_floats(dense<[1.0, 2.0]> : tensor<2xf8E4M3FN>) : !llvm.array<2 x i8>
  llvm.mlir.global internal @text_of("a\22\\\00\FF")
  llvm.mlir.global external @externally() {externally_initialized} : i32
  llvm.mlir.global internal @externally_set(1 : i32) {externally_initialized} : i32
  llvm.mlir.global appending @appending(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  llvm.mlir.global common @common(0 : i32) : i32
  llvm.mlir.global private unnamed_addr constant @placed(dense<[1, 2]> : tensor<2xi8>) {section = ".rodata.x", alignment = 64 : i64, dso_local} : !llvm.array<2 x i8>
  llvm.mlir.global internal @attributes(1 : i32) {target_specific_attrs = ["norecurse", ["bss-section", "my_bss.1"]]} : i32
  llvm.mlir.global internal @ring_a() : !llvm.ptr {
    %0 = llvm.mlir.addressof @ring_b : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @ring_b() : !llvm.ptr {
    %0 = llvm.mlir.addressof @ring_a : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @computed() : i64 {
    %0 = llvm.mlir.addressof @defined : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.add %1, %2 : i64
    llvm.return %3 : i64
  }
  llvm.mlir.alias external @alias : i32 {
    %0 = llvm.mlir.addressof @unsigned : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak_odr hidden unnamed_addr @alias_of_function {dso_local} : !llvm.func<void ()> {
    %0 = llvm.mlir.addressof @defined : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias internal @alias_inside : i32 {
    %0 = llvm.mlir.addressof @marks : !llvm.ptr
    %1 = llvm.getelementptr inbounds %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.ifunc external @picked : !llvm.func<f32 (i64)>, !llvm.ptr @pick
  llvm.func @pick() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @defined : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @defined() {
    llvm.return
  }
  llvm.func @uses(%a: i64) -> f32 {
    %0 = llvm.mlir.addressof @alias : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    %2 = llvm.call @picked(%a) : (i64) -> f32
    llvm.return %2 : f32
  }
  llvm.mlir.global_ctors ctors = [@defined], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@defined, @pick], priorities = [1 : i32, 65535 : i32], data = [#llvm.zero, #llvm.zero]
  llvm.mlir.global_ctors ctors = [@defined], priorities = [7 : i32], data = [#llvm.zero]
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.linker_options ["-lm"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400000001000000020000000300000004000000"
    }
  }
#-}
