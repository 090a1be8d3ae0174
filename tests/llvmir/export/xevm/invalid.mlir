// RUN: terrace translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  // expected-error@below {{'llvm.store' op Expected both L1 and L3 cache control attributes!}}
  llvm.store %a, %p {xevm.DecorationCacheControl = [[1 : i32, 2 : i32, 3 : i32, 4 : i32]]} : i32, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error@below {{'llvm.mlir.constant' op Expecting a single instruction}}
  %0 = llvm.mlir.constant(1 : i32) {xevm.DecorationCacheControl = [[1 : i32, 2 : i32, 3 : i32, 4 : i32], [1 : i32, 2 : i32, 3 : i32, 4 : i32]]} : i32
  llvm.return
}

// -----

// expected-error@below {{'llvm.func' op Expecting a single instruction}}
llvm.func @f() attributes {xevm.DecorationCacheControl = [[1 : i32, 2 : i32, 3 : i32, 4 : i32], [1 : i32, 2 : i32, 3 : i32, 4 : i32]]} {
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error@below {{LLVM Translation failed for operation: xevm.prefetch}}
  xevm.prefetch %p : (!llvm.ptr<1>)
  llvm.return
}
