; RUN: terrace translate %s --import-llvm
; Names of globals without a name avoid those that are taken.
@0 = private constant i8 1
@1 = private constant i8 2
@u = constant [2 x ptr] [ptr @1, ptr @0]
@mlir.llvm.nameless_global_1 = external global i32
