// RUN: terrace opt %s --split-input-file --finalize-memref-to-llvm 2>&1

llvm.func @malloc(i32) -> !llvm.ptr
%m = memref.alloc() : memref<4xf32>
// -----
memref.global @malloc : memref<4xf32>
%m = memref.alloc() : memref<4xf32>
