; RUN: terrace translate %s --import-llvm 2>/dev/null

@4294967294 = global i32 0
@4294967295 = global i32 0
define void @4294967295() {
  ret void
}
