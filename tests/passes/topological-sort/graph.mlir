// RUN: terrace opt %s --topological-sort --allow-unregistered-dialect

module {
"foo.a"(%0, %1) : (i32, i32) -> ()
%2 = "foo.b"(%3) : (i32) -> i32
%3 = "foo.c"(%2) : (i32) -> i32
%1 = "foo.d"(%0) ({ "foo.in"(%5) : (i32) -> () }) : (i32) -> i32
%0 = "foo.e"() : () -> i32
%5 = "foo.f"(%1) : (i32) -> i32
%6 = "foo.g"(%7) : (i32) -> i32
%7 = "foo.h"(%8) : (i32) -> i32
%8 = "foo.i"() : () -> i32
%9 = "foo.j"(%9) : (i32) -> i32
func.func private @p()
func.func @q() { return }
llvm.func internal @r() { llvm.return }
func.func nested @s() { return }
}
