// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// Types of dialects that are not registered keep their text.
"x.types"() : () -> (!x.t, !x.t<i32>, !x.t<>, !x<"quoted">, !x.a.b.c, !x.long_name$1)
"x.nested"() : () -> (!x.t<a<b<c<d>>>>, !x.t<[1, {2, (3)}], "a>b">, !x.t<-> x>, !x.t<(i32) -> i32>)
"x.strings"() : () -> (!x.t<"str">, !x.t<"a\"b">, !x.t<"]">, !x.t< spaced  out >)
"x.opaque"() : () -> (!x<"with space">, !x<"t<i32>">, !x<"1digit">, !x<"a-b">)
"x.inside"() : () -> (tuple<!x.t, !x.t<!y.u<1>>>, tensor<4x!x.t, #x.enc>)
func.func private @llvm(!llvm.ptr, !llvm.ptr<3>, !llvm.struct<(i32, ptr)>, !llvm.array<4 x f32>, !llvm.void)
func.func private @llvm_long(!llvm<ptr>, !llvm.func<i32 (i32, ...)>, !llvm.struct<"named", (i32, ptr<1>)>, !llvm.struct<packed (i8, i64)>)
func.func private @llvm_named(!llvm.struct<"rec", (i32, struct<"rec">)>, !llvm.struct<"op", opaque>, !llvm.array<2 x array<3 x struct<()>>>)
