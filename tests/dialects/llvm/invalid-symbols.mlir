// RUN: terrace opt %s --split-input-file --verify-diagnostics

llvm.func @r() -> !llvm.ptr
// expected-error@below {{resolver must be a definition}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r {dso_local}

// -----

llvm.func @r() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// expected-error@below {{resolver must return a pointer}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r {dso_local}

// -----

llvm.mlir.global external @v() : i32
llvm.func @f() {
  // expected-error@below {{must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @v : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @v() : i32
llvm.func @f() {
  // expected-error@below {{'v' does not reference a valid LLVM function or IFunc}}
  llvm.call @v() : () -> ()
  llvm.return
}

// -----

llvm.func @p(i32, ...) -> i32
llvm.func @f(%a: i32) {
  // expected-error@below {{expected var_callee_type to return void}}
  "llvm.call"(%a) <{callee = @p, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<i32 (i32, ...)>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @p(i32, ...) -> i32
llvm.func @f(%a: i32) {
  // expected-error@below {{var_callee_type return type mismatch: 'i64' != 'i32'}}
  %0 = "llvm.call"(%a) <{callee = @p, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = !llvm.func<i64 (i32, ...)>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{operand bundle tag must be a StringAttr}}
  "llvm.call"(%p, %p) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1 : i32], operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// expected-error@below {{expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
llvm.func @f() -> (!llvm.void {llvm.noundef})

// -----

llvm.func @g()
llvm.func @f() attributes {personality = @g} {
  // expected-error@below {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>) {
  // expected-error@below {{result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<[4]xi32>, %w: vector<4xi32>) {
  // expected-error@below {{it is not inserting scalable into fixed-length vectors.}}
  %0 = llvm.intr.vector.insert %v, %w[0] : vector<[4]xi32> into vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%w: vector<4xi32>) {
  // expected-error@below {{it is not extracting scalable from fixed-length vectors.}}
  %0 = llvm.intr.vector.extract %w[0] : vector<[4]xi32> from vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %w: vector<131072xi32>) {
  // expected-error@below {{vectors are not bigger than 2^17 bits.}}
  %0 = llvm.intr.vector.insert %v, %w[0] : vector<4xi32> into vector<131072xi32>
  llvm.return
}
// -----

llvm.func @f(%w: vector<131072xi32>) {
  // expected-error@below {{vectors are not bigger than 2^17 bits.}}
  %0 = llvm.intr.vector.extract %w[0] : vector<4xi32> from vector<131072xi32>
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@below {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.add %x, %x : f32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@below {{op operand #0 must be LLVM dialect-compatible vector of floating-point}}
  %0 = "llvm.intr.vector.reduce.fmax"(%x) : (i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@below {{op operand #0 must be LLVM aggregate type}}
  %0 = "llvm.extractvalue"(%x) <{position = array<i64: 0>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@below {{op operand #0 must be LLVM token type}}
  %0 = "llvm.intr.coro.begin"(%x, %x) : (i32, i32) -> !llvm.ptr
  llvm.return
}
