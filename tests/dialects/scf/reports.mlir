// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: position, source line, caret, notes.

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.for"(%i, %i, %a) ({
  ^bb0(%k: index):
    scf.yield
  }) : (index, index, i32) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.for"(%f, %f, %f) ({
  ^bb0(%k: f32):
    scf.yield
  }) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.for"(%i, %i) ({
  ^bb0(%k: index):
    scf.yield
  }) : (index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.for"(%i, %i, %i) ({
  ^bb0(%k: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.for"(%i, %i, %i) ({
  ^bb0:
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.for"(%i, %i, %i) ({
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.for"(%i, %i, %i) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.for"(%i, %i, %i) ({
  ^bb0(%k: index):
    cf.br ^bb1
  ^bb1:
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.for"(%i, %i, %i) ({
  ^bb0(%k: index):
    scf.yield
  }) : (index, index, index) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.for"(%i, %i, %i, %f) ({
  ^bb0(%k: index, %x: f32):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.for"(%i, %i, %i, %f) ({
  ^bb0(%k: index, %x: i32):
    scf.yield %f : f32
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.for %k = %i to %i step %i iter_args(%x = %f) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.for %k = %i to %i step %i iter_args(%x = %f) -> (f32) {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.for %k = %i to %i step %i iter_args(%x = %f) -> (f32) {
    scf.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i to %i step %i {
    func.return
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.for"(%i, %i, %i) ({
  ^bb0(%k: index):
    ub.unreachable
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.for"(%i, %i, %i) <{unsignedCmp = 1}> ({
  ^bb0(%k: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.yield
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i to %i step %i {
    arith.addi %k, %k : index
    scf.yield
    arith.addi %k, %k : index
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.if"(%c) ({
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.if"(%c) ({
  ^bb0(%x: i32):
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.if"(%c) ({
    scf.yield %a : i32
  }, {
  }) : (i1) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %f : f32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.if"() ({
    scf.yield
  }, {
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.while"() ({
    scf.yield
  }, {
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i64):
    scf.condition(%c) %a : i32
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.while"(%a) ({
  ^bb0:
    scf.condition(%c) %a : i32
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    scf.condition(%c) %l : i64
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    scf.condition(%c)
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    scf.condition(%c) %x : i32
  }, {
  ^bb0(%x: i64):
    scf.yield %a : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    scf.condition(%c) %x : i32
  }, {
  ^bb0:
    scf.yield %a : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    scf.condition(%c) %x : i32
  }, {
  ^bb0(%x: i32):
    scf.yield %l : i64
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.parallel () = () to () step () {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%p: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0:
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%p: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%p: index):
    scf.reduce
  }) : (index, index, index) -> f32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%a : i32) {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %x : i32
    }
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32):
      scf.reduce.return %x : f32
    }
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %a : i32
    }
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.execute_region {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.execute_region"() ({
  ^bb0(%x: i32):
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.execute_region"(%a) ({
    scf.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.index_switch"(%i) <{cases = array<i64: 1, 1>}> ({
    scf.yield
  }, {
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.index_switch"(%i) ({
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.index_switch"(%i) <{cases = array<i64>}> : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.index_switch %i -> i32
  case 1 {
    scf.yield %a : i32
  }
  default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.index_switch %i -> i32
  case 1 {
    scf.yield %l : i64
  }
  default {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.index_switch %i -> i32
  case 1 {
    scf.yield
  }
  default {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.index_switch %i
  case 1 {
    func.return
  }
  default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.index_switch %i
  default {
    ub.unreachable
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.forall"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: i32):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : () -> tensor<?xf32>
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index, %o: tensor<?xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<?xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index, %o: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.forall"() <{mapping = [1], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.forall (%x) in (4) {
    scf.forall.in_parallel {
      %0 = arith.addi %x, %x : index
    }
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.forall (%x) in (%f) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i to %i step %i
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i to %i step %i : {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i to %i step %i iter_args(%x = %f) -> (f32, f32) {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.for %k = %i to %i step %i {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %i = %i to %i step %i {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i to %i step %i {
  ^bb0(%x: index):
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.if %c {
  } {a} else {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.while (%x = %a) : i32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.while (%x = %a) : (i32, i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.while : () -> () {
    scf.condition(%c) : i32
  } do {
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.parallel
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.parallel (%p) = (%i) to (%i) step {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.parallel (%p) = (%i, %i) to (%i) step (%i) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.parallel (%p) = (%i) to (%i) step (%i) {
    scf.reduce(%f : f32)
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.index_switch %i case {
  } default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.index_switch %i -> (i32) default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.index_switch %i case 99999999999999999999 {
  } default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.forall (%x) in 4 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.forall (%x) in (4, 4) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.nosuch
  return
}
