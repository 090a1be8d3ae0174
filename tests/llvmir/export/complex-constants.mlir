// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s

// Complex elements are structs of two.

llvm.mlir.global private constant @one(dense<(1.0, 2.0)> : tensor<1xcomplex<f32>>) : !llvm.array<1 x struct<(f32, f32)>>
llvm.mlir.global internal @two(dense<[(1.0, 2.0), (3.0, -0.0)]> : tensor<2xcomplex<f64>>) : !llvm.array<2 x struct<(f64, f64)>>
llvm.mlir.global internal @splat(dense<(1.0, 2.0)> : tensor<2x3xcomplex<f32>>) : !llvm.array<2 x array<3 x struct<(f32, f32)>>>
llvm.mlir.global internal @nested(dense<[[(1.0, 2.0), (3.0, 4.0)], [(5.0, 6.0), (7.0, 8.0)]]> : tensor<2x2xcomplex<f16>>) : !llvm.array<2 x array<2 x struct<(f16, f16)>>>
llvm.mlir.global internal @ints(dense<[(1, 2), (-3, 4)]> : tensor<2xcomplex<i32>>) : !llvm.array<2 x struct<(i32, i32)>>
llvm.mlir.global internal @bytes(dense<[(1, 2), (-3, 4)]> : tensor<2xcomplex<i8>>) : !llvm.array<2 x struct<(i8, i8)>>
llvm.mlir.global internal @zero(dense<(0.0, 0.0)> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global internal @none(dense<> : tensor<0xcomplex<f32>>) : !llvm.array<0 x struct<(f32, f32)>>
llvm.mlir.global internal @packed(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<packed (f32, f32)>>
llvm.mlir.global internal @named(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<"c", (f32, f32)>>

llvm.func @f() -> f32 {
  %0 = llvm.mlir.constant(dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>) : !llvm.array<2 x struct<(i32, i32)>>
  %1 = llvm.mlir.constant(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
  %2 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x struct<(f32, f32)>>
  llvm.return %2 : f32
}
