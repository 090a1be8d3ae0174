// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope

"x.a"() : () -> () loc("path with space.c":1:1)
"x.b"() : () -> () loc("quote\"d.c":1:1)
"x.c"() : () -> () loc("back\\slash")
"x.d"() : () -> () loc("tab\tnewline\n")
"x.e"() : () -> () loc("é")
"x.f"() : () -> () loc("")
"x.g"() : () -> () loc("C:\\dir\\f.c":12:34)
