// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo

// One location used both as an attribute and as the location of operations.
"x.a"() {a = loc("file.c":1:2)} : () -> () loc("file.c":1:2)
"x.b"() {a = loc("other.c":1:2)} : () -> () loc("file.c":1:2)
