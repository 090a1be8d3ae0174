// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope

// File locations may be ranges; a range within one line drops the line.
"x.a"() : () -> () loc("f.c":1:2 to 3:4)
"x.b"() : () -> () loc("f.c":1:2 to :4)
"x.c"() : () -> () loc("f.c":1:2 to 1:4)
"x.d"() : () -> () loc("f.c":1:2 to 1:2)
"x.e"() : () -> () loc("f.c":5)
"x.f"() : () -> () loc("f.c":0:0)
"x.g"() : () -> () loc("f.c":1:2 to 3:1)
"x.h"() : () -> () loc("":7:7)
