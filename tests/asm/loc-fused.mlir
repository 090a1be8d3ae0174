// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope

// Fused locations flatten, drop unknown members and repetitions, and collapse to their only member.
"x.empty"() : () -> () loc(fused[])
"x.one"() : () -> () loc(fused["a.c":1:1])
"x.same"() : () -> () loc(fused["a.c":1:1, "a.c":1:1])
"x.unknown"() : () -> () loc(fused[unknown, unknown])
"x.nested"() : () -> () loc(fused["a.c":1:1, fused["b.c":2:2, "c.c":3:3]])
"x.meta_empty"() : () -> () loc(fused<"m">[])
"x.meta_unknown"() : () -> () loc(fused<"m">[unknown])
"x.meta_same"() : () -> () loc(fused<"m">[fused<"m">["a.c":1:1], "b.c":2:2])
"x.meta_other"() : () -> () loc(fused<"m">[fused<"n">["a.c":1:1], "b.c":2:2])
"x.name"() : () -> () loc(fused["n"("a.c":1:1), callsite("x.c":1:1 at "y.c":2:2)])
"x.map"() : () -> () loc(fused<affine_map<(d0) -> (d0)>>["a.c":1:1])
