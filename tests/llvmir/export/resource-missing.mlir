// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1

llvm.mlir.global internal constant @i4(dense_resource<none> : tensor<4xi4>) : !llvm.array<4 x i4>
// -----
llvm.mlir.global internal constant @i8(dense_resource<none> : tensor<2x4xi8>) : !llvm.array<2 x array<4 x i8>>
// -----
llvm.mlir.global internal constant @i1(dense_resource<none> : tensor<2x4xi1>) : !llvm.array<2 x vector<4xi1>>
// -----
llvm.mlir.global internal constant @i128(dense_resource<none> : vector<2xi128>) : vector<2xi128>
// -----
llvm.mlir.global internal constant @bf16(dense_resource<none> : tensor<4xbf16>) : !llvm.array<4 x bf16>
// -----
llvm.mlir.global internal constant @f80(dense_resource<none> : tensor<4xf80>) : !llvm.array<4 x f80>
