// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1

llvm.mlir.global @three(dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>) : !llvm.array<1 x struct<(f32, f32, f32)>>

// -----

llvm.mlir.global @scalars(dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>) : !llvm.array<2 x f32>

// -----

llvm.mlir.global @arrays(dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>) : !llvm.array<2 x array<2 x f32>>

// -----

llvm.mlir.global @other(dense<(1.0, 2.0)> : tensor<1xcomplex<f32>>) : !llvm.array<1 x struct<(f64, f64)>>
