// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

llvm.mlir.global constant @cst(42 : i32) : i32
llvm.mlir.global @variable(32.0 : f32) : f32
llvm.mlir.global @string("abc") : !llvm.array<3 x i8>
llvm.mlir.global constant @no_trailing_type("foo bar")
llvm.mlir.global @target(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
// A region computes what no attribute says.
llvm.mlir.global constant @inside() : !llvm.ptr {
  %base = llvm.mlir.addressof @target : !llvm.ptr
  %two = llvm.mlir.constant(2 : i32) : i32
  %at = llvm.getelementptr %base[%two] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return %at : !llvm.ptr
}
llvm.mlir.global external @declared() : i64
