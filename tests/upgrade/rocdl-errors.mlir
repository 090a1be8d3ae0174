// RUN: not terrace upgrade %s 2>&1

llvm.func @f(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {
  rocdl.global.load.async.lds %g, %l, 16, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.wait.asyncmark 0
  llvm.return
}
