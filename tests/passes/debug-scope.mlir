// RUN: terrace opt %s --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo
// RUN: terrace opt %s --ensure-debug-info-scope-on-llvm-func=emission-kind=Full --mlir-print-debuginfo
// RUN: terrace opt %s --ensure-debug-info-scope-on-llvm-func | terrace translate --mlir-to-llvmir

module @m {
llvm.func @ext(i32)
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.add %a, %a : i32 loc("other.c":3:4)
  %1 = llvm.add %a, %a : i32 loc("sub/foo.mlir":3:5)
  %2 = llvm.add %a, %a : i32 loc(callsite("other.c":5:6 at "foo.mlir":7:8))
  %3 = llvm.add %a, %a : i32 loc(callsite("third.c":5:6 at callsite("other.c":5:6 at "foo.mlir":7:8)))
  %4 = llvm.add %a, %a : i32 loc(fused["other.c":9:9, "foo.mlir":1:1])
  %5 = llvm.add %a, %a : i32 loc("nm"("other.c":9:9))
  %6 = llvm.add %a, %a : i32 loc(unknown)
  llvm.return %0 : i32 loc("foo.mlir":11:12)
} loc("foo.mlir":1:2)
llvm.func internal @g() { llvm.return } loc("bar/baz.c":10:2)
llvm.func @h() attributes {sym_visibility = "private"} { llvm.return } loc(unknown)
llvm.func @k() { llvm.return } loc(fused["a.c":1:1, "b.c":2:2])
llvm.func @n() { llvm.return } loc("nm"("a.c":1:1))
llvm.func @cs() { llvm.return } loc(callsite("a.c":1:1 at "b.c":2:2))
} loc("foo.mlir":0:0)
