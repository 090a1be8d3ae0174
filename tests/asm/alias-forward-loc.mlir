// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo

// Only location aliases may be used before their definition.
"x.a"() : () -> () loc(#loc3)
"x.b"() ({
  "x.c"() : () -> () loc(#loc1)
^bb0(%0: i32 loc(#loc2)):
  "x.c"() : () -> () loc(#loc3)
}) : () -> () loc(#loc2)
#loc1 = loc("one":1:1)
#loc2 = loc("two":2:2)
#loc3 = loc(callsite(#loc1 at #loc2))
