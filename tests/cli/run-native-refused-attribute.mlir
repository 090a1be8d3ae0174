// RUN: not terrace compile --emit=obj --engine=cranelift -o %t %s 2>&1
// DIFFERS: upstream's tools make no object files.
llvm.func @f(%p: !llvm.ptr {llvm.inalloca = i32}) {
  llvm.return
}
