// RUN: terrace opt %s --split-input-file --verify-diagnostics

llvm.func @f(%x: i32) {
  // expected-error@below {{custom op 'llvm.extractvalue' expected integer value}}
  // expected-error@below {{expected ']'}}
  %0 = llvm.extractvalue %x["x"] : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{expected a non-void result type}}
  llvm.call %p() : !llvm.ptr, () -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@below {{custom op 'llvm.intr.assume' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  llvm.intr.assume %x : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.shufflevector %a, %a [0] : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@below {{attribute 'isVolatile' failed to satisfy constraint: 1-bit signless integer attribute}}
  "llvm.intr.memcpy"(%x, %x, %x) <{isVolatile = 1 : i32}> : (i32, i32, i32) -> ()
  llvm.return
}

// -----

// expected-error@below {{identifier already used for an enclosing struct}}
llvm.func @f(!llvm.struct<"a", (struct<"a", (i32)>)>)

// -----

llvm.func @f(%x: i1) {
  // expected-error@below {{attribute 'prob' failed to satisfy constraint: 64-bit float attribute}}
  %0 = "llvm.intr.expect.with.probability"(%x, %x) <{prob = 1.0 : f32}> : (i1, i1) -> i1
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@below {{op operand #0 must be LLVM dialect-compatible vector type, but got 'f32'}}
  %0 = "llvm.intr.vector.extract"(%x) <{pos = 0 : i64}> : (f32) -> vector<2xf32>
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@below {{op operand #0 must be LLVM aggregate type, but got 'f32'}}
  %0 = "llvm.extractvalue"(%x) <{position = array<i64: 0>}> : (f32) -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@below {{op operand #1 must be LLVM dialect-compatible vector of signless integer, but got 'i32'}}
  %0 = "llvm.intr.vp.reduce.add"(%x, %x, %x, %x) : (i32, i32, i32, i32) -> f32
  llvm.return
}

// -----

// expected-error@below {{op region #0 ('initializer') failed to verify constraint: region with 1 blocks}}
llvm.mlir.alias external @a : i32 {
}

// -----

// expected-error@below {{expected '{' to begin a region}}
llvm.mlir.alias external @a

// -----

// expected-error@below {{custom op 'llvm.func' expected integer value}}
llvm.func @f() vscale_range(x)

// -----

// expected-error@below {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global external thread_local(x) @a() : i32
