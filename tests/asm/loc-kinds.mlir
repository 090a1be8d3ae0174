// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-pretty-debuginfo --mlir-print-debuginfo
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-pretty-debuginfo --mlir-print-debuginfo --mlir-print-local-scope

"x.unknown"() : () -> () loc(unknown)
"x.file"() : () -> () loc("some/file.c":10:20)
"x.name"() : () -> () loc("just a name")
"x.name_child"() : () -> () loc("outer"("file.c":1:1))
"x.name_name"() : () -> () loc("outer"("inner"("file.c":1:1)))
"x.callsite"() : () -> () loc(callsite("callee.c":1:2 at "caller.c":3:4))
"x.callsite_names"() : () -> () loc(callsite("f" at callsite("g" at "h")))
"x.fused"() : () -> () loc(fused["a.c":1:1, "b.c":2:2, unknown])
"x.fused_meta"() : () -> () loc(fused<"meta">["a.c":1:1])
"x.fused_attr"() : () -> () loc(fused<{k = 1 : i32, l = [@s]}>["a.c":1:1, "name"])
