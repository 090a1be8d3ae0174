// RUN: terrace translate --mlir-to-llvmir %s
// Complex numbers in elements attributes become structs of two fields.

llvm.mlir.global @parts(dense<[(1.0, 2.0), (0.0, 0.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global @packed(dense<(1.0, 2.0)> : tensor<1xcomplex<f32>>) : !llvm.array<1 x struct<packed (f32, f32)>>
llvm.mlir.global @named(dense<(1.0, 2.0)> : tensor<2xcomplex<f64>>) : !llvm.array<2 x struct<"c", (f64, f64)>>
llvm.mlir.global @bits(dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>) : !llvm.array<1 x struct<(i32, i32)>>
llvm.mlir.global @hex(dense<"0x0000803F00000040"> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global @sparse(sparse<[[1]], [(1.0, 2.0)]> : tensor<3xcomplex<f32>>) : !llvm.array<3 x struct<(f32, f32)>>
llvm.mlir.global @sparse_integers(sparse<[[0, 1]], [(1, 2)]> : tensor<1x2xcomplex<i32>>) : !llvm.array<1 x array<2 x struct<(i32, i32)>>>

llvm.func @constants(%p: !llvm.ptr) -> !llvm.array<2 x array<2 x struct<(f64, f64)>>> {
  %0 = llvm.mlir.constant(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
  llvm.store %0, %p : !llvm.array<2 x struct<(f32, f32)>>, !llvm.ptr
  %1 = llvm.mlir.constant(sparse<[[1]], [(1, 2)]> : tensor<3xcomplex<i8>>) : !llvm.array<3 x struct<(i8, i8)>>
  llvm.store %1, %p : !llvm.array<3 x struct<(i8, i8)>>, !llvm.ptr
  %2 = llvm.mlir.constant(dense<(1.0, 2.0)> : tensor<2x2xcomplex<f64>>) : !llvm.array<2 x array<2 x struct<(f64, f64)>>>
  llvm.return %2 : !llvm.array<2 x array<2 x struct<(f64, f64)>>>
}
