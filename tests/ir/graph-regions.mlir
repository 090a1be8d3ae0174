// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

// A module's body is a graph region: uses may precede definitions, even in a cycle.

"u.use"(%later) : (i32) -> ()
%a = "u.node"(%b) : (i32) -> i32
%b = "u.node"(%a) : (i32) -> i32
%self = "u.node"(%self) : (i32) -> i32
%later = "u.def"() : () -> i32
%multi:3 = "u.many"(%multi#2, %multi#0) : (i32, i32) -> (i32, i64, i32)

module {
  "u.use"(%x, %x#1) : (f32, f64) -> ()
  %x:2 = "u.two"() : () -> (f32, f64)
}

// A region of an unregistered operation with one block may be a graph as well.
func.func @inside() {
  "u.graph"() ({
    "u.use"(%n) : (i32) -> ()
    %n = "u.def"() : () -> i32
  }) : () -> ()
  builtin.module {
    %p = "u.node"(%q) : (i32) -> i32
    %q = "u.node"(%p) : (i32) -> i32
  }
  return
}

// Nested regions see values of the graph around them.
%outer = "u.def"() : () -> i32
"u.wrap"() ({
  "u.use"(%outer, %after) : (i32, i32) -> ()
}) : () -> ()
%after = "u.def"() : () -> i32
