// RUN: terrace translate --mlir-to-llvmir %s

// LLVM restricts the signatures of most shader stages, but not of these two.

llvm.func amdgpu_lscc @ls(!llvm.ptr {llvm.byval = i32}, ...)
llvm.func amdgpu_escc @es(!llvm.ptr {llvm.sret = i32})
llvm.func amdgpu_escc @es2(%a: !llvm.ptr {llvm.inalloca = i32}) {
  llvm.return
}
