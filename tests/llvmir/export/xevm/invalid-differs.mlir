// RUN: terrace translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s
// DIFFERS: MLIR crashes on decorations that are no lists of four integers, or reads beyond their end; it loses other attributes of functions without a word.

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  // expected-error@below {{'llvm.store' op Expected both L1 and L3 cache control attributes!}}
  llvm.store %a, %p {xevm.DecorationCacheControl = 1} : i32, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  // expected-error@below {{'llvm.store' op expects two lists of four integers in 'xevm.DecorationCacheControl'}}
  llvm.store %a, %p {xevm.DecorationCacheControl = [1, 2]} : i32, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  // expected-error@below {{'llvm.store' op expects two lists of four integers in 'xevm.DecorationCacheControl'}}
  llvm.store %a, %p {xevm.DecorationCacheControl = [[1 : i32, 2 : i32, 3 : i32], [1 : i32, 2 : i32, 3 : i32]]} : i32, !llvm.ptr<1>
  llvm.return
}

// -----

// expected-warning@below {{'xevm.foo' means nothing to 'llvm.func' in LLVM IR: it is left out}}
llvm.func @f() attributes {xevm.foo} {
  llvm.return
}
