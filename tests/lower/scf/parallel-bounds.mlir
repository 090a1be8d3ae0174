// RUN: not terrace opt %s --split-input-file --convert-scf-to-cf 2>&1
// RUN: not terrace opt %s --split-input-file --lower-to-llvm 2>&1

// DIFFERS: upstream takes the least number of bounds and steps, which loses loops or leaves uses without values.

// The numbers of bounds and steps of a loop nest differ.

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
  "scf.parallel"(%a, %a,%a,%a) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> ({
  ^bb0(%i: index, %j: index):
    %x = arith.addi %i, %j : index
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
