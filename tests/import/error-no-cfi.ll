; RUN: not terrace translate %s --import-llvm 2>&1

declare void @f()
@x = global ptr no_cfi @f
@y = global ptr no_cfi @f
