// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic

// ONE-WAY: the custom form expects as many bounds as there are induction variables.

// The numbers of bounds are not compared with the number of loops, only the number of induction variables is.

func.func @f(%a: index) {
  "scf.parallel"(%a, %a) <{operandSegmentSizes = array<i32: 0, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.parallel"(%a, %a,%a,%a) <{operandSegmentSizes = array<i32: 2, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index,index,index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.parallel"(%a, %a,%a,%a) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index,index,index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.parallel"(%a, %a,%a,%a) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> ({
  ^bb0(%i: index, %j: index):
    "scf.reduce"() : () -> ()
  }) : (index, index,index,index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.parallel"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index) -> ()
  return
}
