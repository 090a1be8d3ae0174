// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: without a result, upstream puts the element type of the first operand at the result, which LLVM refuses;
// `llvm.elementtype` crashes.

llvm.func @store(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i32}, {elementtype = f32}] "nop", "=*m,*m" %p, %q : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

llvm.func @load(%p: !llvm.ptr) -> i32 {
  %0 = llvm.inline_asm operand_attrs = [{llvm.elementtype = i32}] "nop", "=r,*m" %p : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
