// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the verifiers of the scf ops say.

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%i, %i, %a) ({
  ^bb0(%k: index):
    scf.yield
  }) : (index, index, i32) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  "scf.for"(%f, %f, %f) ({
  ^bb0(%k: f32):
    scf.yield
  }) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op expected 3 or more operands, but found 2}}
  "scf.for"(%i, %i) ({
  ^bb0(%k: index):
    scf.yield
  }) : (index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%k: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
  "scf.for"(%i, %i, %i) ({
  ^bb0:
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%i, %i, %i) ({
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op requires one region}}
  "scf.for"(%i, %i, %i) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op expects region #0 to have 0 or 1 blocks}}
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
  // expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 0 != 1}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%k: index, %x: f32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  %0 = "scf.for"(%i, %i, %i) ({
  ^bb0(%k: index):
    scf.yield
  }) : (index, index, index) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%i, %i, %i, %f) ({
  ^bb0(%k: index, %x: f32):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'i32'}}
  %0 = "scf.for"(%i, %i, %i, %f) ({
  ^bb0(%k: index, %x: f32):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'}}
  %0 = "scf.for"(%i, %i, %i, %f) ({
  ^bb0(%k: index, %x: i32):
    scf.yield %f : f32
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+2 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.for %k = %i to %i step %i iter_args(%x = %f) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'i32'}}
  %0 = scf.for %k = %i to %i step %i iter_args(%x = %f) -> (f32) {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op different number of region iter_args and yielded values: 1 != 2}}
  %0 = scf.for %k = %i to %i step %i iter_args(%x = %f) -> (f32) {
    scf.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op different number of region iter_args and yielded values: 0 != 1}}
  scf.for %k = %i to %i step %i {
    scf.yield %k : index
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i to %i step %i {
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+2 {{'scf.for' op expects regions to end with 'scf.yield', found 'ub.unreachable'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%k: index):
    ub.unreachable
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{invalid properties {unsignedCmp = 1 : i64} for op scf.for: Invalid attribute `unsignedCmp` in property conversion: 1 : i64}}
  "scf.for"(%i, %i, %i) <{unsignedCmp = 1}> ({
  ^bb0(%k: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i to %i step %i {
    arith.addi %k, %k : index
    // expected-error @+1 {{'scf.yield' op must be the last operation in the parent block}}
    scf.yield
    arith.addi %k, %k : index
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "scf.if"(%a) ({
    scf.yield
  }, {
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) ({
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({
  ^bb0(%x: i32):
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op region #1 should have no arguments}}
  "scf.if"(%c) ({
    scf.yield
  }, {
  ^bb0(%x: i32):
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op expects region #1 to have 0 or 1 blocks}}
  "scf.if"(%c) ({
    scf.yield
  }, {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %0 = "scf.if"(%c) ({
    scf.yield %a : i32
  }, {
  }) : (i1) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    // expected-note @+1 {{region branch point}}
    scf.yield %f : f32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = scf.if %c -> (i32) {
    // expected-note @+1 {{region branch point}}
    scf.yield %l : i64
  } else {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 2 operands, but region successor needs 1 inputs}}
  %0 = scf.if %c -> (i32) {
    // expected-note @+1 {{region branch point}}
    scf.yield %a, %a : i32, i32
  } else {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.if %c -> (i32) {
  } else {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  scf.if %c {
    // expected-note @+1 {{region branch point}}
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.if %c {
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op requires a single operand}}
  "scf.if"() ({
    scf.yield
  }, {
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op expected 2 regions}}
  "scf.while"() ({
    scf.condition(%c)
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op region #0 ('before') failed to verify constraint: region with 1 blocks}}
  "scf.while"() ({
  }, {
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op region #1 ('after') failed to verify constraint: region with 1 blocks}}
  "scf.while"() ({
    scf.condition(%c)
  }, {
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  "scf.while"() ({
    // expected-note @+1 {{terminator here}}
    scf.yield
  }, {
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"() ({
    scf.condition(%c)
  }, {
    // expected-note @+1 {{terminator here}}
    scf.condition(%c)
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  "scf.while"() ({
    // expected-note @+1 {{terminator here}}
    ub.unreachable
  }, {
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"() ({
    scf.condition(%c)
  }, {
    // expected-note @+1 {{terminator here}}
    ub.unreachable
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+2 {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  // expected-note @+1 {{region branch point}}
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
  // expected-error @+2 {{'scf.while' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @+1 {{region branch point}}
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
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    // expected-note @+1 {{region branch point}}
    scf.condition(%c) %l : i64
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    // expected-note @+1 {{region branch point}}
    scf.condition(%c)
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    // expected-note @+1 {{region branch point}}
    scf.condition(%c) %x : i32
  }, {
  ^bb0(%x: i64):
    scf.yield %a : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 1 operands, but region successor needs 0 inputs}}
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    // expected-note @+1 {{region branch point}}
    scf.condition(%c) %x : i32
  }, {
  ^bb0:
    scf.yield %a : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    scf.condition(%c) %x : i32
  }, {
  ^bb0(%x: i32):
    // expected-note @+1 {{region branch point}}
    scf.yield %l : i64
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    scf.condition(%c) %x : i32
  }, {
  ^bb0(%x: i32):
    // expected-note @+1 {{region branch point}}
    scf.yield
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  %0 = "scf.while"(%a) ({
  ^bb0(%x: i32):
    // expected-note @+1 {{region branch point}}
    scf.condition(%c) %x : i32
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (i32) -> i64
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op expects region #0 to have 0 or 1 blocks}}
  "scf.while"() ({
    cf.br ^bb1
  ^bb1:
    scf.condition(%c)
  }, {
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.if %c {
    // expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
    scf.condition(%c)
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.while"() ({
    // expected-error @+1 {{'scf.condition' op operand #0 must be 1-bit signless integer, but got 'i32'}}
    "scf.condition"(%a) : (i32) -> ()
  }, {
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.while"() ({
    // expected-error @+1 {{'scf.condition' op expected 1 or more operands, but found 0}}
    "scf.condition"() : () -> ()
  }, {
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  scf.parallel () = () to () step () {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%p: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0:
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects the same number of induction variables: 2 as bound and step values: 1}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%p: index, %q: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects the same number of induction variables: 2 as bound and step values: 1}}
  "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 2, 1, 1, 0>}> ({
  ^bb0(%p: index, %q: index):
    scf.reduce
  }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects the same number of induction variables: 1 as bound and step values: 2}}
  "scf.parallel"(%i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> ({
  ^bb0(%p: index):
    scf.reduce
  }) : (index, index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op operand #0 must be variadic of index, but got 'i32'}}
  "scf.parallel"(%a, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%p: index):
    scf.reduce
  }) : (i32, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%p: index):
    // expected-note @+1 {{terminator here}}
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%p: index):
    scf.reduce
  }) : (index, index, index) -> f32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types}}
  scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.parallel' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) -> f32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) -> f32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error @+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'f32'}}
    scf.reduce(%a : i32) {
    ^bb0(%x: i32, %y: i32):
      scf.reduce.return %x : i32
    }
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1}}
  scf.parallel (%p) = (%i) to (%i) step (%i) {
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
    // expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
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
    // expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: i32):
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
      // expected-error @+1 {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
      scf.reduce.return %a : i32
    }
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
      scf.yield
    }
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) -> f32 {
    // expected-error @+1 {{'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks}}
    "scf.reduce"(%f) ({
    }) : (f32) -> ()
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) -> f32 {
    "scf.reduce"(%f) : (f32) -> ()
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 2}}
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%f) -> f32 {
    "scf.reduce"(%f) ({
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }, {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }) : (f32) -> ()
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
  scf.reduce.return %a : i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  scf.execute_region {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({
  ^bb0(%x: i32):
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = scf.execute_region -> i32 {
    // expected-note @+1 {{region branch point}}
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = scf.execute_region -> i32 {
    // expected-note @+1 {{region branch point}}
    scf.yield %l : i64
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^x, ^y
  ^x:
    scf.yield %a : i32
  ^y:
    // expected-note @+1 {{region branch point}}
    scf.yield %f : f32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.execute_region' op requires zero operands}}
  "scf.execute_region"(%a) ({
    scf.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op operand #0 must be index, but got 'i32'}}
  "scf.index_switch"(%a) <{cases = array<i64>}> ({
    scf.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op has 0 case regions but 1 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1>}> ({
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op has 1 case regions but 0 case values}}
  "scf.index_switch"(%i) <{cases = array<i64>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op has duplicate case value: 1}}
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
  // expected-error @+1 {{'scf.index_switch' op requires attribute 'cases'}}
  "scf.index_switch"(%i) ({
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{invalid properties {cases = [1]} for op scf.index_switch: Invalid attribute `cases` in property conversion: [1]}}
  "scf.index_switch"(%i) <{cases = [1]}> ({
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op expected 1 or more regions}}
  "scf.index_switch"(%i) <{cases = array<i64>}> : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op region #0 ('defaultRegion') failed to verify constraint: region with 1 blocks}}
  "scf.index_switch"(%i) <{cases = array<i64>}> ({
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  "scf.index_switch"(%i) <{cases = array<i64: 3>}> ({
    scf.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+2 {{'scf.index_switch' op expected each region to return 1 values, but default region returns 0}}
  // expected-note @+1 {{see yield operation here}}
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
  // expected-error @+1 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %0 = scf.index_switch %i -> i32
  case 1 {
    // expected-note @+1 {{case region #0 returns 'i64' here}}
    scf.yield %l : i64
  }
  default {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0}}
  %0 = scf.index_switch %i -> i32
  case 1 {
    // expected-note @+1 {{see yield operation here}}
    scf.yield
  }
  default {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  scf.index_switch %i
  case 1 {
  }
  default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op expected region to end with scf.yield, but got func.return}}
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
  // expected-error @+1 {{'scf.index_switch' op expected region to end with scf.yield, but got ub.unreachable}}
  scf.index_switch %i
  default {
    ub.unreachable
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.index_switch' op expected region to end with scf.yield, but got ub.unreachable}}
  scf.index_switch %i
  case 1 {
    ub.unreachable
  }
  default {
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected 0 dynamic upper bound values}}
  "scf.forall"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : (index) -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected 1 dynamic upper bound values}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op region expects 2 arguments}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op expects 0-th block argument to be an index}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: i32):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op region expects 1 arguments}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0:
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op expects a non-empty block}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op produces 1 results, but has only 0 outputs}}
  %0 = "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : () -> tensor<?xf32>
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op expected type of operand #0 ('tensor<?xf32>') to match type of corresponding result ('tensor<4xf32>')}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index, %o: tensor<?xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<?xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index, %o: tensor<4xf32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op region expects 1 arguments}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op operand #0 must be variadic of ranked tensor of any type values, but got 'f32'}}
  %0 = "scf.forall"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index, %o: f32):
    scf.forall.in_parallel {
    }
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  "scf.forall"() <{mapping = [1], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op requires attribute 'staticLowerBound'}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.forall (%x) in (4) {
    // expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      %0 = arith.addi %x, %x : index
    }
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.forall (%x) in (4) {
    // expected-error @+1 {{'scf.forall.in_parallel' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
    "scf.forall.in_parallel"() ({
    }) : () -> ()
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.forall (%x) in (4) {
    // expected-error @+1 {{'scf.forall.in_parallel' op requires one region}}
    "scf.forall.in_parallel"() : () -> ()
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{use of value '%f' expects different type than prior uses: 'index' vs 'f32'}}
  scf.forall (%x) in (%f) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%x) in (4) shared_outs(%o = %t) -> (tensor<?xf32>) {
  } {mapping = [1]}
  return
}
