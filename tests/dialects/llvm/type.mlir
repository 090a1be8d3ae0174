// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Types of the dialect, in every position.

llvm.func @pointers(!llvm.ptr, !llvm.ptr<0>, !llvm.ptr<1>, !llvm.ptr<16777215>)
llvm.func @structs(!llvm.struct<()>, !llvm.struct<(i32)>, !llvm.struct<(i32, ptr, f64)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<packed ()>, !llvm.struct<(struct<(i32)>, array<2 x struct<packed (i1)>>)>)
llvm.func @named(!llvm.struct<"a", (i32, ptr)>, !llvm.struct<"b", packed (i8, i64)>, !llvm.struct<"op", opaque>, !llvm.struct<"empty", ()>, !llvm.struct<"a b\22c", (i8)>)
llvm.func @named_again(!llvm.struct<"a", (i32, ptr)>, !llvm.array<1 x struct<"a", (i32, ptr)>>)
llvm.func @arrays(!llvm.array<4 x i32>, !llvm.array<0 x f32>, !llvm.array<2 x array<3 x ptr<3>>>, !llvm.array<4 x vector<2xf32>>)
llvm.func @function_pointers(!llvm.ptr) -> !llvm.ptr
llvm.func @vectors(vector<4xi32>, vector<[8]xf16>, vector<2x!llvm.ptr>, vector<2x!llvm.ptr<3>>, vector<[2]x!llvm.ptr>)
llvm.func @scalars(i1, i8, i17, i128, f16, bf16, f32, f64, f80, f128, !llvm.ppc_fp128, !llvm.x86_amx)
llvm.func @recursive(!llvm.struct<"node", (i32, ptr, struct<"node2", (ptr, array<2 x i8>)>)>)
llvm.func @target(!llvm.target<"spirv.Image", i32, 0>, !llvm.target<"aarch64.svcount">, !llvm.target<"t", i32, f32, 1, 2>)

// As attributes, where the function, void, label, token and metadata types may be written.
func.func private @attributes() attributes {
  u.a = !llvm.func<void ()>,
  u.b = !llvm.func<i32 (f32, ...)>,
  u.c = !llvm.func<ptr (ptr<1>, array<2 x i8>)>,
  u.d = !llvm.void,
  u.e = !llvm.label,
  u.f = !llvm.token,
  u.g = !llvm.metadata,
  u.i = !llvm.func<void (...)>
}

// Other dialects' types hold them.
func.func private @mixed(!llvm.ptr, tuple<!llvm.ptr, !llvm.struct<(i32)>>, vector<4x!llvm.ptr>) -> !llvm.array<2 x i32>
