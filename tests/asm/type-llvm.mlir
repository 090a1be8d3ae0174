// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func private @simple(!llvm.ptr, !llvm.void, !llvm.label, !llvm.token, !llvm.metadata, !llvm.ppc_fp128, !llvm.x86_amx)
func.func private @pointers(!llvm.ptr<0>, !llvm.ptr<1>, !llvm.ptr<16777215>)
func.func private @arrays(!llvm.array<4 x i32>, !llvm.array<0 x f32>, !llvm.array<2 x array<3 x ptr>>, !llvm.array<2 x vector<4xf32>>, !llvm.array<1 x struct<(i8)>>)
func.func private @literal(!llvm.struct<()>, !llvm.struct<(i32)>, !llvm.struct<(i32, f32, ptr<2>)>, !llvm.struct<packed (i8, i64)>, !llvm.struct<(struct<(i1)>, array<2 x i8>)>)
func.func private @named(!llvm.struct<"a", ()>, !llvm.struct<"b", (i32, f32)>, !llvm.struct<"c", packed (i8, i32)>, !llvm.struct<"d", opaque>, !llvm.struct<"with space", (i8)>)
func.func private @recursive(!llvm.struct<"list", (i32, ptr, array<2 x struct<"list">>)>)
func.func private @again(!llvm.struct<"b", (i32, f32)>, !llvm.struct<"outer", (struct<"b", (i32, f32)>, struct<"d", opaque>)>)
func.func private @functions(!llvm.func<void ()>, !llvm.func<i32 (i32, f32)>, !llvm.func<void (...)>, !llvm.func<i32 (ptr, ...)>, !llvm.func<struct<(i32)> (array<2 x i8>)>)
func.func private @target(!llvm.target<"spirv.Image">, !llvm.target<"t", i32, f32>, !llvm.target<"t", 1, 2>, !llvm.target<"t", !llvm.ptr, 7>)
func.func private @builtin(!llvm.array<2 x i1>, !llvm.struct<(i128, f16, bf16, f80, f128, vector<[4]xi32>)>)
func.func private @long(!llvm<ptr>, !llvm<struct<(i32)>>, !llvm<array<2 x i32>>)
