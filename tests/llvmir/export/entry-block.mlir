// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
  ^bb0:
    "llvm.br"()[^bb0] : () -> ()
  }) : () -> ()
}) : () -> ()
