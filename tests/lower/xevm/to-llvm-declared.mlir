// RUN: terrace opt %s --convert-xevm-to-llvm --mlir-print-debuginfo
// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(llvm.func(convert-xevm-to-llvm)))"

// Functions are declared in the nearest symbol table, or changed there; calls have copies of their attributes.
module {
llvm.func @f(%p: !llvm.ptr<1>) {
  xevm.prefetch %p : (!llvm.ptr<1>)
  llvm.return
}
gpu.module @k {
llvm.func @_Z12get_local_idj(i32) -> i32
llvm.func @f(%p: !llvm.ptr<1>) {
  xevm.prefetch %p : (!llvm.ptr<1>)
  %t = xevm.local_id.x range <i32, 0, 64> : i32
  llvm.return
}
}
gpu.module @k2 {
llvm.func @_Z12get_local_idj(%a: i32 {llvm.noundef}) -> i32 attributes {foo = 1, passthrough = ["x"]} { llvm.return %a : i32 }
func.func @f(%p: !llvm.ptr<1>) {
  %t = xevm.local_id.x range <i32, 0, 64> : i32
  return
}
}
}
