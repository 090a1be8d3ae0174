// RUN: terrace opt %s --llvm-use-default-visibility=visibility=hidden
// RUN: terrace opt %s --llvm-use-default-visibility --dump-pass-pipeline 2>&1
// RUN: not terrace opt %s --llvm-use-default-visibility=visibility=default 2>&1
// DIFFERS: upstream hides symbols that other modules cannot see, which LLVM refuses, crashes when it prints the pass without its option, and has another name

llvm.func internal @internal() { llvm.return }
llvm.func private @private() { llvm.return }
llvm.mlir.global internal @global(1 : i32) : i32
