// RUN: terrace opt %s --split-input-file --verify-diagnostics

// DIFFERS: MLIR 22 does not have these operations; the messages are those of MLIR 24

llvm.func @width(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.ptrtoaddr' op bit-width of integer result type 'i32' must match the pointer bitwidth (64) specified in the datalayout}}
  %0 = llvm.ptrtoaddr %p : !llvm.ptr to i32
  llvm.return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<32> : vector<4xi64>>} {
  llvm.func @layout(%p: !llvm.ptr<3>) {
    %0 = llvm.ptrtoaddr %p : !llvm.ptr<3> to i32
    // expected-error@+1 {{'llvm.ptrtoaddr' op bit-width of integer result type 'i64' must match the pointer bitwidth (32) specified in the datalayout}}
    %1 = llvm.ptrtoaddr %p : !llvm.ptr<3> to i64
    llvm.return
  }
}

// -----

llvm.func @no_pointer(%p: i32) {
  // expected-error@+1 {{'llvm.ptrtoaddr' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = "llvm.ptrtoaddr"(%p) : (i32) -> i64
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.named_metadata' op requires attribute 'metadata_name'}}
"llvm.named_metadata"() <{nodes = []}> : () -> ()

// -----

llvm.func @types(%a: f32) {
  // expected-error@+1 {{'llvm.intr.experimental.constrained.acos' op requires the same type for all operands and results}}
  %0 = "llvm.intr.experimental.constrained.acos"(%a) <{roundingmode = 1 : i64, fpExceptionBehavior = 0 : i64}> : (f32) -> f64
  llvm.return
}

// -----

llvm.func @mode(%a: f32) {
  // expected-error@+1 {{'llvm.intr.experimental.constrained.acos' op requires attribute 'roundingmode'}}
  %0 = "llvm.intr.experimental.constrained.acos"(%a) <{fpExceptionBehavior = 0 : i64}> : (f32) -> f32
  llvm.return
}

// -----

llvm.func @comparison(%a: f32) {
  // expected-error@+1 {{'llvm.intr.experimental.constrained.fcmp' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "llvm.intr.experimental.constrained.fcmp"(%a, %a) <{fpExceptionBehavior = 0 : i64, predicate = 1 : i64}> : (f32, f32) -> i8
  llvm.return
}

// -----

llvm.func @predicate(%a: f32) {
  // expected-error@+1 {{'llvm.intr.experimental.constrained.fcmp' op attribute 'predicate' failed to satisfy constraint: llvm.fcmp comparison predicate}}
  %0 = "llvm.intr.experimental.constrained.fcmp"(%a, %a) {fpExceptionBehavior = 0 : i64, predicate = 77 : i64} : (f32, f32) -> i1
  llvm.return
}

// -----

llvm.func @fence(%b: i32) {
  // expected-error@+1 {{'llvm.intr.arithmetic.fence' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = "llvm.intr.arithmetic.fence"(%b) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @clmul(%a: f32) {
  // expected-error@+1 {{'llvm.intr.clmul' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = "llvm.intr.clmul"(%a, %a) : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @modf(%a: f32) {
  // expected-error@+1 {{'llvm.intr.modf' op expected result type to be a homogeneous struct with two elements matching the operand type, but got 'i64'}}
  %0 = "llvm.intr.modf"(%a) : (f32) -> i64
  llvm.return
}

// -----

llvm.func @coroutine(%b: i32) {
  // expected-error@+1 {{'llvm.intr.coro.await.suspend.bool' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %0 = "llvm.intr.coro.await.suspend.bool"(%b, %b, %b) : (i32, i32, i32) -> i8
  llvm.return
}

// -----

llvm.func @frame() {
  // expected-error@+1 {{'llvm.intr.coro.frame' op result #0 must be LLVM pointer type, but got 'i8'}}
  %0 = "llvm.intr.coro.frame"() : () -> i8
  llvm.return
}

// -----

llvm.func @reduce(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.fmaximumnum' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'vector<4xi32>'}}
  %0 = "llvm.intr.vector.reduce.fmaximumnum"(%a) : (vector<4xi32>) -> i32
  llvm.return
}

// -----

// MLIR 24 prints it in a form that it cannot read.
llvm.func @none() {
  // expected-error@+1 {{'llvm.intr.fake.use' op expected at least one value to keep alive}}
  "llvm.intr.fake.use"() : () -> ()
  llvm.return
}
