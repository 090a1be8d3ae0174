// RUN: terrace opt %s --mlir-print-debuginfo --allow-unregistered-dialect
// RUN: terrace opt %s --mlir-print-debuginfo --mlir-pretty-debuginfo --allow-unregistered-dialect

// Order of location aliases: children before parents, then first use.
#map = affine_map<(d0) -> (d0 + 1)>
module {
  "x.a"() {m = #map} : () -> () loc(callsite("a.c":1:1 at "b.c":2:2))
  "x.b"() : () -> () loc(fused<#map>["a.c":1:1, "c.c":3:3])
  "x.c"() : () -> () loc("n"("d.c":4:4))
  "x.d"() : () -> () loc(callsite("n"("d.c":4:4) at callsite("a.c":1:1 at "b.c":2:2)))
  "x.e"() : () -> () loc(unknown)
  "x.f"() : () -> () loc("n")
} loc(unknown)
