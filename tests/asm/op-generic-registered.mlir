// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Registered operations read from the generic form, with properties or with the older inherent attributes.
"func.func"() <{function_type = (i32, memref<4xf32>) -> i32, sym_name = "a"}> ({
^bb0(%x: i32, %m: memref<4xf32>):
  %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %1 = "arith.addi"(%x, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %2 = "arith.addi"(%x, %1) : (i32, i32) -> i32
  %3 = "arith.cmpi"(%x, %2) <{predicate = 2 : i64}> : (i32, i32) -> i1
  %i = "arith.constant"() {value = 0 : index} : () -> index
  %4 = "memref.load"(%m, %i) : (memref<4xf32>, index) -> f32
  %5 = "scf.if"(%3) ({
    "scf.yield"(%2) : (i32) -> ()
  }, {
    "scf.yield"(%0) : (i32) -> ()
  }) : (i1) -> i32
  "cf.cond_br"(%3, %5, %5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^bb1(%p: i32):
  "func.return"(%p) : (i32) -> ()
^bb2(%q: i32):
  "func.return"(%q) : (i32) -> ()
}) : () -> ()
"func.func"() ({
}) {function_type = () -> (), sym_name = "b", sym_visibility = "private"} : () -> ()
