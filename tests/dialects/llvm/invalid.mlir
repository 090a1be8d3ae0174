// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the verifiers say: calls, control flow, functions, globals, intrinsics.

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op 'nope' does not reference a symbol in the current scope}}
  llvm.call @nope() : () -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
  %0 = llvm.call @one() : () -> i32
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op operand type mismatch for operand 0: 'f32' != 'i32'}}
  %0 = llvm.call @one(%f) : (f32) -> i32
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op result type mismatch: 'f32' != 'i32'}}
  %0 = llvm.call @one(%a) : (i32) -> f32
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @one(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op calling function with void result must not produce values}}
  %0 = llvm.call @none() : () -> i32
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
  llvm.call @va(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
  llvm.call @va(%a, %f) : (i32, f32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
  llvm.call @va() vararg(!llvm.func<void (i32, ...)>) : () -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'i32' != 'f32'}}
  llvm.call @va(%f) vararg(!llvm.func<void (i32, ...)>) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'f32' != 'i32'}}
  llvm.call @va(%a) vararg(!llvm.func<void (f32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @one(%a) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  llvm.call @va(%a) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op result group starting at #0 requires 0 or 1 element, but found 2}}
  %0:2 = "llvm.call"(%a) <{callee = @one, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> (i32, i32)
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  "llvm.call"(%a) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.mlir.global external @g() : i32
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
  llvm.call @g() : () -> ()
  llvm.return
}

// -----

func.func private @std()
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op 'std' does not reference a valid LLVM function or IFunc}}
  llvm.call @std() : () -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.call"(%a) <{callee = @none, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{invalid properties {CConv = 1 : i64, callee = @none, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>} for op llvm.call: Invalid attribute `CConv` in property conversion: 1 : i64}}
  "llvm.call"() <{callee = @none, CConv = 1, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @one(i32) -> i32
llvm.func @none()
llvm.func @va(i32, ...)
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.call' attribute 'op_bundle_tags' occurs more than once in the attribute list}}
  llvm.call @none() ["b"(%a : i32)] {op_bundle_tags = [1]} : () -> ()
  llvm.return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'llvm.call' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  llvm.call @f(%a) : (index) -> ()
  return
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.return' op expected no operands}}
  llvm.return %a : i32
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @f() -> i32 {
  // expected-error @+1 {{'llvm.return' op expected 1 operand}}
  llvm.return
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @f(%a: i32) -> f32 {
  // expected-error @+1 {{'llvm.return' op mismatching result types}}
  llvm.return %a : i32
}

// -----

llvm.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{expected ':'}}
  llvm.return %a, %a : i32, i32
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  func.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  llvm.br ^x(%a : i32)
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{branch has 0 operands for successor #0, but target block has 1}}
  llvm.br ^x
^x(%y: i32):
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  llvm.cond_br %c, ^x(%a : i32), ^x
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "llvm.cond_br"(%a)[^x, ^x] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  llvm.cond_br %c weights([1]), ^x, ^x
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{branch weights cannot all be zero}}
  llvm.cond_br %c weights([0, 0]), ^x, ^x
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  llvm.switch %f : f32, ^x [
    1: ^x
  ]
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%a)[^x] <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expects case value type to match condition value type}}
  "llvm.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  "llvm.switch"(%a)[^x, ^x] <{branch_weights = array<i32: 1>, case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.unreachable' op must be the last operation in the parent block}}
  llvm.unreachable
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{operation with block successors must terminate its parent block}}
  llvm.br ^x
  llvm.return
^x:
  llvm.return
}

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(index)

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'index'}}
llvm.func @f() -> index

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(tensor<4xi32>)

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(memref<4xi32>)

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f(i32) -> (i32, i32)

// -----

// expected-error @+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() <{function_type = () -> (), sym_name = "f"}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op requires attribute 'sym_name'}}
"llvm.func"() <{function_type = !llvm.func<void ()>}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op requires attribute 'function_type'}}
"llvm.func"() <{sym_name = "f"}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0:
  llvm.return
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^bb0(%a: f32):
  llvm.return
}) : () -> ()

// -----

// expected-error @+1 {{invalid properties {function_type = !llvm.func<void ()>, linkage = 3 : i64, sym_name = "f"} for op llvm.func: Invalid attribute `linkage` in property conversion: 3 : i64}}
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f", linkage = 3}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func private @f()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func linkonce @f()

// -----

// expected-error @+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f() {
  llvm.return
}

// -----

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func weak @f()

// -----

// expected-note @+1 {{see existing symbol definition here}}
llvm.func @f()
// expected-error @+1 {{redefinition of symbol named 'f'}}
llvm.func @f()

// -----

// expected-error @+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(i32 {llvm.byval})

// -----

// expected-error @+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.byval = i32})

// -----

// expected-error @+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.byval = 1})

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.noalias})

// -----

// expected-error @+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(i32 {llvm.noalias = 1})

// -----

// expected-error @+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(!llvm.ptr {llvm.signext})

// -----

// expected-error @+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.zeroext})

// -----

// expected-error @+1 {{"llvm.signext" should be a unit attribute}}
llvm.func @f(i32 {llvm.signext = true})

// -----

// expected-error @+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.align = 4 : i64})

// -----

// expected-error @+1 {{"llvm.sret" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.sret})

// -----

// expected-error @+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.sret = i32})

// -----

// expected-error @+1 {{'llvm.func' op arguments may only have dialect attributes}}
llvm.func @f(i32 {plain})

// -----

// expected-error @+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (i32 {llvm.byval = i32})

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.noalias})

// -----

// expected-error @+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})

// -----

// expected-error @+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f() -> (f32 {llvm.signext})

// -----

// expected-error @+1 {{'llvm.func' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
llvm.func @f() attributes {alignment = 3 : i32}

// -----

// expected-error @+1 {{expected comdat symbol}}
llvm.func @f() comdat(@c::@d)

// -----

// expected-error @+1 {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
llvm.comdat @c {
}
llvm.func @f() comdat(@c::@d)

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.func' op symbol's parent must have the SymbolTable trait}}
  llvm.func @g()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
}

// -----

// expected-error @+1 {{'llvm.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
llvm.func @f(%a: i32) -> i32 attributes {arg_attrs = []} {
  llvm.return %a : i32
}

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : index

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.void

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : tensor<4xi32>

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal @g("abc") : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal @g("abc") : !llvm.array<4 x i8>

// -----

// expected-error @+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

// expected-error @+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global internal @g() : i32 {
  llvm.return
}

// -----

// expected-error @+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global internal @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.func @x()
llvm.mlir.global internal @g() : i32 {
  // expected-error @+1 {{ops with side effects not allowed in global initializers}}
  llvm.call @x() : () -> ()
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g(1 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global internal @g(0 : i32) {addr_space = -1 : i32} : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
llvm.mlir.global internal @g(0 : i32) {alignment = 4 : i32} : i32

// -----

// expected-note @+1 {{see existing symbol definition here}}
llvm.mlir.global internal @g(0 : i32) : i32
// expected-error @+1 {{redefinition of symbol named 'g'}}
llvm.mlir.global internal @g(0 : i32) : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires attribute 'sym_name'}}
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires attribute 'global_type'}}
"llvm.mlir.global"() <{sym_name = "g", linkage = #llvm.linkage<external>}> ({
}) : () -> ()

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires attribute 'linkage'}}
"llvm.mlir.global"() <{sym_name = "g", global_type = i32}> ({
}) : () -> ()

// -----

func.func @f() {
  // expected-error @+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.global external @g() : i32
  return
}

// -----

// expected-error @+1 {{expected comdat symbol}}
llvm.mlir.global internal @g(0 : i32) comdat(@a::@b) : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global private @g() : !llvm.target<"foo">

// -----

// expected-error @+1 {{'llvm.mlir.global_ctors' op 'nope' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@nope], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @f() {
  llvm.return
}
// expected-error @+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@f], priorities = [], data = [#llvm.zero]

// -----

llvm.func @f() {
  llvm.return
}
// expected-error @+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = []

// -----

llvm.func @f()
// expected-error @+1 {{'llvm.mlir.global_ctors' op 'f' does not have a definition}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]

// -----

// expected-error @+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{'llvm.mlir.alias' op region #0 ('initializer') failed to verify constraint: region with 1 blocks}}
llvm.mlir.alias external @a : i32 {
}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'x'}}
module attributes {llvm.data_layout = "x"} {
}

// -----

// expected-error @+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 1} {
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  %0 = llvm.call_intrinsic "bad.name"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.call_intrinsic' attribute 'op_bundle_tags' occurs more than once in the attribute list}}
  %0 = llvm.call_intrinsic "llvm.bswap"(%a) ["x"()] {op_bundle_tags = []} : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.smax' op requires the same type for all operands and results}}
  %0 = "llvm.intr.smax"(%a, %l) : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.sqrt' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.intr.sqrt(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.maximum' op requires the same type for all operands and results}}
  %0 = llvm.intr.maximum(%f, %f) : (f32, f32) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.abs' op requires attribute 'is_int_min_poison'}}
  %0 = "llvm.intr.abs"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.abs' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = "llvm.intr.abs"(%f) <{is_int_min_poison = true}> : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.ctlz' op requires attribute 'is_zero_poison'}}
  %0 = "llvm.intr.ctlz"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.memcpy' op requires attribute 'isVolatile'}}
  "llvm.intr.memcpy"(%p, %p, %l) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.memcpy' op operand #1 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.memcpy"(%p, %a, %l) <{isVolatile = false}> : (!llvm.ptr, i32, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.memcpy' op operand #2 must be signless integer, but got 'f32'}}
  "llvm.intr.memcpy"(%p, %p, %f) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, f32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.sadd.with.overflow' op requires the same element type for all operands}}
  %0 = "llvm.intr.sadd.with.overflow"(%a, %l) : (i32, i64) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.assume' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  llvm.intr.assume %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.stackrestore' op operand #0 must be LLVM pointer type, but got 'i32'}}
  llvm.intr.stackrestore %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.powi' op operand #1 must be signless integer, but got 'f32'}}
  %0 = llvm.intr.powi(%f, %f) : (f32, f32) -> f32
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{use of value '%l' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = llvm.intr.expect %a, %l : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.vector.reduce.add' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'i32'}}
  %0 = "llvm.intr.vector.reduce.add"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.intr.ubsantrap' op requires attribute 'failureKind'}}
  "llvm.intr.ubsantrap"() : () -> ()
  llvm.return
}
