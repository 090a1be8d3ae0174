// RUN: terrace translate --mlir-to-llvmir %s

// Globals, then functions in module order; intrinsics are declared where they are first used.
llvm.func @first(%arg0: i32) -> i32 {
  %0 = llvm.intr.smax(%arg0, %arg0) : (i32, i32) -> i32
  %1 = llvm.call @declared_later(%0) : (i32) -> i32
  llvm.return %1 : i32
}
llvm.mlir.global internal @middle(1 : i32) : i32
llvm.func @second(%arg0: f32) -> f32 {
  %0 = llvm.intr.maximum(%arg0, %arg0) : (f32, f32) -> f32
  llvm.return %0 : f32
}
llvm.func @declared_later(i32) -> i32
llvm.mlir.global external @end() : i32
