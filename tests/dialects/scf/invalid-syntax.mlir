// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the parsers of the scf ops say.

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  scf.for
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '='}}
  scf.for %k
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i
  // expected-error @+1 {{custom op 'scf.for' expected 'to'}}
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i to %i
  // expected-error @+1 {{custom op 'scf.for' expected 'step'}}
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  scf.for %k = %i to %i step
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.for %k = %i to %i step %i
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.for' expected 'to'}}
  scf.for %k = %i, %i step %i {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  scf.for k = %i to %i step %i {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '='}}
  scf.for %k : index = %i to %i step %i {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %k = %a to %a step %a {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  scf.for %k = %i to %i step %i : i32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  scf.for %k = %f to %f step %f : f32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected non-function type}}
  scf.for %k = %i to %i step %i : {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '->'}}
  scf.for %k = %i to %i step %i iter_args(%x = %f) {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  scf.for %k = %i to %i step %i iter_args(%x = %f) -> (f32, f32) {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  scf.for %k = %i to %i step %i iter_args(%x = %f) -> () {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-note @+1 {{prior use here}}
  scf.for %k = %i to %i step %i iter_args(%x = %f) -> (i32) {
    // expected-error @+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'i32'}}
    scf.yield %x : f32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '='}}
  scf.for %k = %i to %i step %i iter_args(%x) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '='}}
  scf.for %k = %i to %i step %i iter_args(%x : f32 = %f) -> (f32) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '->'}}
  scf.for %k = %i to %i step %i iter_args() {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.for' expected '('}}
  scf.for %k = %i to %i step %i iter_args %x = %f -> f32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = scf.for %k = %i to %i step %i {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.for %k = %i to %i step %i -> (f32) {
  }
  return
}

// -----

// expected-note @+1 {{previously referenced here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{region entry argument '%i' is already in use}}
  scf.for %i = %i to %i step %i {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  scf.for signed %k = %i to %i step %i {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.for %k = %i to %i step %i attributes {a} {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.for %k = %i to %i step %i {
  // expected-error @+1 {{invalid block name in region with named arguments}}
  ^bb0(%x: index):
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  scf.if
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  scf.if {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.if %c
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  scf.if %a {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.if %c : i1 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected non-function type}}
  scf.if %c -> {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.if %c -> i32, i32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.if %c else {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.if %c {
  // expected-error @+1 {{expected '{' to begin a region}}
  } else
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.if %c {
  // expected-error @+1 {{custom op 'else' is unknown (tried 'func.else' as well)}}
  } {a} else {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.if %c {
  } else {
  // expected-error @+1 {{custom op 'else' is unknown (tried 'func.else' as well)}}
  } else {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.if' op region #0 should have no arguments}}
  scf.if %c {
  ^bb0(%x: i32):
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = scf.if %c {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  scf.if (%c) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.if %c attributes {a} {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected ':'}}
  scf.while
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected ':'}}
  scf.while {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected ':'}}
  scf.while (%x = %a) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  scf.while (%x = %a) : i32 {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  scf.while (%x = %a) : (i64) -> () {
    scf.condition(%c)
  } do {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.while' expected as many input types as operands (expected 1 got 2)}}
  scf.while (%x = %a) : (i32, i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.while' expected as many input types as operands (expected 2 got 1)}}
  scf.while (%x = %a, %y = %a) : (i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.while : () -> () {
    scf.condition(%c)
  }
  // expected-error @+1 {{custom op 'scf.while' expected 'do'}}
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.while : () -> () {
    scf.condition(%c)
  // expected-error @+1 {{expected '{' to begin a region}}
  } do
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.while : () -> () {
    // expected-error @+1 {{expected '('}}
    scf.condition %c
  } do {
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.while : () -> () {
    // expected-error @+1 {{expected operation name in quotes}}
    scf.condition(%c) : i32
  } do {
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op region #0 ('before') failed to verify constraint: region with 1 blocks}}
  scf.while : () -> () {
  } do {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.while' op region #1 ('after') failed to verify constraint: region with 1 blocks}}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  // expected-error @+1 {{expected operation name in quotes}}
  } {a}
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.while : () -> () {
    // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
    scf.condition(%a)
  } do {
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '(' in argument list}}
  scf.parallel
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '='}}
  scf.parallel (%p) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '(' in argument list}}
  scf.parallel %p = %i to %i step %i {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.parallel' expected 'step'}}
  scf.parallel (%p) = (%i) to (%i) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '(' in operand list}}
  scf.parallel (%p) = (%i) to (%i) step {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%p) = (%i, %i) to (%i) step (%i) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%p) = (%i) to (%i, %i) step (%i) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%p) = (%i) to (%i) step (%i, %i) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.parallel' expected 'to'}}
  scf.parallel (%p) = (%i) (%i) step (%i) {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  scf.parallel (%p) = (%a) to (%i) step (%i) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.parallel' number of operands and types do not match: got 2 operands and 1 types}}
  scf.parallel (%p) = (%i) to (%i) step (%i) init (%f, %f) -> f32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '(' in operand list}}
  scf.parallel (%p) = (%i) to (%i) step (%i) init %f -> f32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected ')' in argument list}}
  scf.parallel (%p: index) = (%i) to (%i) step (%i) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.parallel (%p) = (%i) to (%i) step (%i)
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%a) -> f32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.parallel (%p) = (%i) to (%i) step (%i) {
    // expected-error @+1 {{expected ':'}}
    scf.reduce(%f) {
    }
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.parallel (%p) = (%i) to (%i) step (%i) {
    // expected-error @+1 {{'scf.reduce' op expects number of reduction regions: 0 to be the same as number of reduction operands: 1}}
    scf.reduce(%f : f32)
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1}}
  scf.parallel (%p) = (%i) to (%i) step (%i) {
    scf.reduce(%f : f32) {
    }
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.parallel (%p) = (%i) to (%i) step (%i) {
    // expected-error @+1 {{expected SSA operand}}
    scf.reduce.return
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.execute_region
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected non-function type}}
  scf.execute_region -> {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.execute_region i32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.execute_region -> i32, i32 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.execute_region inline {
    scf.yield
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.execute_region {
    scf.yield
  // expected-error @+1 {{custom op 'a' is unknown (tried 'func.a' as well)}}
  } a
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  scf.index_switch
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.index_switch %i
  // expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.index_switch %i case 1 {
    scf.yield
  }
  // expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.index_switch' expected integer value}}
  scf.index_switch %i case {
  } default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.index_switch' expected integer value}}
  scf.index_switch %i case a {
  } default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.index_switch %i case 1 default {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  scf.index_switch %a default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected non-function type}}
  scf.index_switch %i -> default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '->' in function type}}
  scf.index_switch %i -> (i32) default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.index_switch %i default
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.index_switch %i default {
  // expected-error @+1 {{custom op 'case' is unknown (tried 'func.case' as well)}}
  } case 1 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.index_switch %i case 1, 2 {
  } default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.index_switch' integer value too large}}
  scf.index_switch %i case 99999999999999999999 {
  } default {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '(' in argument list}}
  scf.forall
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '='}}
  scf.forall (%x) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '(' in argument list}}
  scf.forall %x in 4 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+2 {{expected '(' in dynamic index list}}
  // expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%x) in 4 {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected 1 upper bound values, got 2}}
  scf.forall (%x) in (4, 4) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected 2 upper bound values, got 1}}
  scf.forall (%x, %y) in (4) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.forall' expected 'step'}}
  scf.forall (%x) = (0) to (4) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.forall' expected 'to'}}
  scf.forall (%x) = (0) (4) step (1) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'scf.forall' op region expects 2 arguments}}
  scf.forall (%x) = (0, 1) to (4) step (1) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+2 {{expected '(' in dynamic index list}}
  // expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%x) = 0 to 4 step 1 {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  scf.forall (%x) in (%a) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types}}
  scf.forall (%x) in (4) shared_outs(%o = %t) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '='}}
  scf.forall (%x) in (4) shared_outs(%o) -> (tensor<?xf32>) {
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{use of value '%t' expects different type than prior uses: 'tensor<4xf32>' vs 'tensor<?xf32>'}}
  scf.forall (%x) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 2 types}}
  scf.forall (%x) in (4) shared_outs(%o = %t) -> (tensor<?xf32>, i32) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.forall (%x) in (4)
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = scf.forall (%x) in (4) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  scf.forall (%x) in (4) {
    // expected-error @+1 {{expected '{' to begin a region}}
    scf.forall.in_parallel
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  scf.forall (x) in (4) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+2 {{custom op 'scf.forall' expected integer value}}
  // expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%x) in (4.0) {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+2 {{expected '(' in dynamic index list}}
  // expected-error @+1 {{custom op 'scf.forall' expected SSA value or integer}}
  scf.forall (%x) in [4] {
  }
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected ':'}}
  scf.yield %a
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected non-function type}}
  scf.yield %a : 
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{expected operation name in quotes}}
  scf.yield : i32
  return
}

// -----

func.func @f(%c: i1, %i: index, %a: i32, %l: i64, %f: f32, %t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{custom op 'scf.nosuch' is unknown}}
  scf.nosuch
  return
}
