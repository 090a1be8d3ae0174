// RUN: not terrace opt %s --split-input-file 2>&1

// What is wrong with the generic form of scf.parallel and scf.reduce, in full.

func.func @f(%a: index) {
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.parallel"(%a, %a) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.parallel"(%a, %a,%a,%a) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index,index,index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.parallel"(%a, %a,%a,%a) <{operandSegmentSizes = array<i32: 2, 1, 1, 0>}> ({
  ^bb0(%i: index, %j: index):
    "scf.reduce"() : () -> ()
  }) : (index, index,index,index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
  ^bb0:
    "scf.reduce"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.parallel"(%a,%a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
  ^bb0:
    "scf.reduce"() : () -> ()
  }) : (index,index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "scf.parallel"(%a, %a,%a,%a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index,index,index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  %0 = "scf.parallel"(%a, %a,%a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index,index) -> (index)
  return
}

// -----

func.func @f(%a: index) {
  %0 = "scf.parallel"(%a, %a,%a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
      ^bb0(%x: index, %y: index):
      "scf.reduce.return"(%x) : (index) -> ()
     }) : (index) -> ()
  }) : (index, index,index) -> (index)
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %0 = "scf.parallel"(%a, %a,%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
      ^bb0(%x: index, %y: index):
      "scf.reduce.return"(%x) : (index) -> ()
     }) : (index) -> ()
  }) : (index, index,index, f32) -> (index)
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %0 = "scf.parallel"(%a, %a,%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
     }) : (index) -> ()
  }) : (index, index,index, f32) -> (index)
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %0 = "scf.parallel"(%a, %a,%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
      ^bb0(%x: index, %y: index):
     }) : (index) -> ()
  }) : (index, index,index, f32) -> (index)
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %0 = "scf.parallel"(%a, %a,%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
      ^bb0(%x: index):
      "scf.reduce.return"(%x) : (index) -> ()
     }) : (index) -> ()
  }) : (index, index,index, f32) -> (index)
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %0 = "scf.parallel"(%a, %a,%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
      ^bb0(%x: index, %y: index):
      "llvm.unreachable"() : () -> ()
     }) : (index) -> ()
  }) : (index, index,index, f32) -> (index)
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %0 = "scf.parallel"(%a, %a,%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
      ^bb0(%x: index, %y: index):
      "cf.br"()[^bb1] : () -> ()
      ^bb1:
      "scf.reduce.return"(%x) : (index) -> ()
     }) : (index) -> ()
  }) : (index, index,index, f32) -> (index)
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %0 = "scf.parallel"(%a, %a,%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
      ^bb0(%x: index, %y: index):
      "cf.br"()[^bb1] : () -> ()
      ^bb1:
      "llvm.unreachable"() : () -> ()
     }) : (index) -> ()
  }) : (index, index,index, f32) -> (index)
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %0 = "scf.parallel"(%a, %a,%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
      ^bb0(%x: index, %y: index):
      "scf.reduce.return"(%b) : (f32) -> ()
     }) : (index) -> ()
  }) : (index, index,index, index) -> (index)
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %0 = "scf.parallel"(%a, %a,%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: i32):
    "scf.reduce"(%a) ({
      ^bb0(%x: index, %y: index):
      "scf.reduce.return"(%x) : (index) -> ()
     }) : (index) -> ()
  }) : (index, index,index, index) -> (index)
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  "scf.parallel"(%a, %a,%a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index,index) -> ()
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  "scf.parallel"(%a, %a,%a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  }) : (index, index,index) -> ()
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  "scf.parallel"(%a, %a,%a) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index,index) -> ()
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  "scf.parallel"(%a, %a,%a)  ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) {operandSegmentSizes = dense<[1,1,1,0]> : vector<4xi32>} : (index, index,index) -> ()
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %c = arith.constant 0 : index
  "scf.parallel"(%a, %a,%c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  })  : (index, index,index) -> ()
  return
}

// -----

func.func @f(%a: index, %b: f32) {
  %c = "index.constant"() <{value = 0 : index}> : () -> index
  "scf.parallel"(%a, %a,%c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  })  : (index, index,index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  %0 = "scf.parallel"(%a, %a,%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
      ^bb0(%x: index, %y: index):
      "ub.unreachable"() : () -> ()
     }) : (index) -> ()
  }) : (index, index,index, index) -> (index)
  return
}

// -----

func.func @f(%a: index) {
  %0 = "scf.parallel"(%a, %a,%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a) ({
      ^bb0(%x: index, %y: index):
      "t.term"() : () -> ()
     }) : (index) -> ()
  }) : (index, index,index, index) -> (index)
  return
}

// -----

func.func @f(%a: index) {
  %0:2 = "scf.parallel"(%a, %a,%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"(%a, %a) ({
      ^bb0(%x: index, %y: index):
      "scf.reduce.return"(%x) : (index) -> ()
     }, {
      ^bb0(%x: index, %y: index):
      "scf.reduce.return"(%x) : (index) -> ()
     }) : (index, index) -> ()
  }) : (index, index,index, index) -> (index, index)
  return
}

// -----

func.func @f(%a: index) {
  "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>, mapping = [1, 2]}> ({
    ^bb0(%i: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
  return
}
