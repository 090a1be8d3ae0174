// RUN: terrace opt %s --llvm-add-comdats

llvm.func linkonce @f() { llvm.return }
llvm.func linkonce_odr @g() { llvm.return }
llvm.func weak @w() { llvm.return }
llvm.func linkonce @d()  { llvm.return }
llvm.mlir.global linkonce @gl(3 : i32) : i32
llvm.mlir.global linkonce_odr @gl2(3 : i32) : i32
