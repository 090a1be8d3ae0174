// RUN: not terrace translate --mlir-to-llvmir %s 2>&1
// DIFFERS: upstream leaves the name out silently.

llvm.module_flags [  #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @nope, to = @to, count = 222>]>]
llvm.func @to()
