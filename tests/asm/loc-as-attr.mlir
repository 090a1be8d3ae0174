// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-pretty-debuginfo --mlir-print-local-scope

// Locations are attributes too.
"x.a"() {a = loc("file.c":1:2), b = loc("name"), c = loc(unknown), d = [loc("file.c":1:2), loc(callsite("a" at "b"))]} : () -> ()
"x.b"() {a = loc(fused<"m">["x":1:1, "y":2:2]), b = loc("n"("file.c":1:2))} : () -> ()
#l = loc("file.c":1:2)
"x.c"() {a = #l} : () -> ()
