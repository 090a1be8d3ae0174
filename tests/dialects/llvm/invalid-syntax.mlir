// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the parsers of the llvm ops say.

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ','}}
  %0 = llvm.add %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.add %a, %a
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '<'}}
  %0 = llvm.add %a, %a overflow : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.add' expected keyword for LLVM integer overflow flags}}
  %0 = llvm.add %a, %a overflow<> : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: fast}}
  %0 = llvm.add %a, %a overflow<fast> : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = llvm.add nsw %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.udiv %a, %a exact : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = llvm.or overflow<nsw> %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.fadd %f, %f exact : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
  // expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
  %0 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<quick>} : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = llvm.icmp eq %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = llvm.icmp %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = llvm.icmp "eq" %a, %a : i32, i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = llvm.icmp "eq", %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got '!llvm.struct<(i32, f32)>'}}
  %0 = llvm.icmp "eq" %s, %s : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.fcmp' 'false' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.fcmp "false" %f, %f : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ','}}
  %0 = llvm.select %c, %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = llvm.alloca i32 : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected 'x'}}
  %0 = llvm.alloca %a i32 : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected non-function type}}
  %0 = llvm.alloca %a x : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %a x i32 : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %a x i32 : (i32, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %a x i32 : (i32) -> (!llvm.ptr, i32)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.alloca %a x i32
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  %0 = llvm.alloca %a x i32 : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '->'}}
  %0 = llvm.load %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '->'}}
  %0 = llvm.load %p : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.load %p -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.load %p atomic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.load %p atomic foo : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{integer literal not valid for specified type}}
  %0 = llvm.load %p atomic syncscope(1) monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = llvm.load atomic %p : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ','}}
  llvm.store %a : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ','}}
  llvm.store %a, %p : i32
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: '!llvm.ptr' vs 'i32'}}
  llvm.store %a, %p : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '['}}
  %0 = llvm.getelementptr %p : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ','}}
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = llvm.getelementptr %p[%a] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: outbounds}}
  %0 = llvm.getelementptr outbounds %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: foo}}
  %0 = llvm.getelementptr inbounds|foo %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = llvm.getelementptr %p[a] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.getelementptr' integer value too large}}
  %0 = llvm.getelementptr %p[99999999999] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '['}}
  %0 = llvm.extractvalue %s : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+2 {{custom op 'llvm.extractvalue' expected integer value}}
  // expected-error @+1 {{expected ']'}}
  %0 = llvm.extractvalue %s[a] : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.extractvalue %s[0]
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '['}}
  %0 = llvm.insertvalue %a, %s : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ','}}
  %0 = llvm.insertvalue %a %s[0] : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.extractelement %v[%a] : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = llvm.extractelement %v[0 : i32] : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '['}}
  %0 = llvm.shufflevector %v, %v : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+2 {{custom op 'llvm.shufflevector' expected integer value}}
  // expected-error @+1 {{expected ']'}}
  %0 = llvm.shufflevector %v, %v [0.5] : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected operation name in quotes}}
  %0 = llvm.shufflevector %v, %v [0] : vector<4xi32>, vector<1xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
  %0 = llvm.atomicrmw %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
  %0 = llvm.atomicrmw foo %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'bin_op' [xchg, add, sub, _and, nand, _or, _xor, max, min, umax, umin, fadd, fsub, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum]}}
  %0 = llvm.atomicrmw and %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.atomicrmw' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.atomicrmw add %p, %a : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ','}}
  %0 = llvm.atomicrmw add %p, %a monotonic : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.cmpxchg' expected string or keyword containing one of the following enum values for attribute 'failure_ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  %0 = llvm.cmpxchg %p, %a, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ','}}
  %0 = llvm.cmpxchg %p, %a monotonic monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  llvm.fence
  // expected-error @+1 {{custom op 'llvm.fence' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.fence' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
  llvm.fence foo
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected attribute value}}
  llvm.fence syncscope(agent) seq_cst
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected attribute value}}
  llvm.call nope() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '(' in operand list}}
  llvm.call @f : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  llvm.call @f()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+2 {{expected '('}}
  // expected-error @+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @f() : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.call' number of operands and types do not match: got 1 operands and 0 types}}
  llvm.call @f(%a) : () -> ()
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  llvm.call @f(%a) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p(%a) : !llvm.ptr
  llvm.return
}

// -----

// expected-note @+1 {{prior use here}}
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{use of value '%p' expects different type than prior uses: 'i32' vs '!llvm.ptr'}}
  llvm.call %p(%a) : i32, (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected attribute value}}
  llvm.call weirdcc @f() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '('}}
  llvm.call @f() vararg : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
  llvm.call @f() vararg(i32) : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
  llvm.call @f() : () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = llvm.call @f() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+2 {{custom op 'llvm.call' expected string}}
  // expected-error @+1 {{custom op 'llvm.call' expect operand bundle tag}}
  llvm.call @f() [bundle()] : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  llvm.call @f() ["b"(%a)] : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected attribute value}}
  llvm.call_intrinsic llvm.foo() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '('}}
  llvm.call_intrinsic "llvm.foo" : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.call_intrinsic' number of operands and types do not match: got 1 operands and 0 types}}
  llvm.call_intrinsic "llvm.foo"(%a) : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.call_intrinsic' expected function with 0 or 1 result}}
  llvm.call_intrinsic "llvm.foo"() : () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '('}}
  %0 = llvm.mlir.constant 1 : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.mlir.constant(1 : i32)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ')'}}
  %0 = llvm.mlir.constant(1 : i32 : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = llvm.mlir.constant() : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.mlir.undef
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.mlir.undef i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected non-function type}}
  %0 = llvm.mlir.zero : 
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = llvm.mlir.addressof : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.mlir.addressof @f
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = llvm.mlir.addressof f : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  %0 = llvm.mlir.poison(1) : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected block name}}
  llvm.br
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{reference to an undefined block}}
  llvm.br ^x
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ','}}
  llvm.cond_br %c, ^x
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  llvm.switch %a, ^x []
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '['}}
  llvm.switch %a : i32, ^x
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ','}}
  llvm.switch %a : i32 [1: ^x]
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.switch' expected integer value}}
  llvm.switch %a : i32, ^x [a: ^x]
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  llvm.switch %a : i32, ^x [1 ^x]
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.switch' expected integer value}}
  llvm.switch %a : i32, ^x [1: ^x,]
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ']'}}
  llvm.switch %a : i32, ^x [1: ^x 2: ^x]
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.switch' integer value too large}}
  llvm.switch %a : i32, ^x [99999999999999999999: ^x]
^x:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  llvm.return %a
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.return' number of operands and types do not match: got 1 operands and 0 types}}
  llvm.return %a :
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected operation name in quotes}}
  llvm.return : i32
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected integer number of results}}
  llvm.unreachable %a : i32
}

// -----

llvm.func
// expected-error @+2 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}

// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func f()

// -----

// expected-error @+1 {{expected '('}}
llvm.func @f

// -----

// expected-error @+1 {{expected non-function type}}
llvm.func @f(

// -----

// expected-error @+1 {{expected non-function type}}
llvm.func @f() ->

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f() -> (i32, i32)

// -----

// expected-error @+1 {{expected ')'}}
llvm.func @f() -> (i32

// -----

// expected-error @+1 {{custom op 'llvm.func' expected SSA identifier}}
llvm.func @f(%a: i32, f32)

// -----

// expected-error @+2 {{region entry argument '%a' is already in use}}
// expected-note @+1 {{previously referenced here}}
llvm.func @f(%a: i32, %a: i32) {
  llvm.return
}

// -----

// expected-error @+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @f(..., i32)

// -----

// expected-error @+1 {{expected operation name in quotes}}
llvm.func @f(i32, ...) -> i32, i32

// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func foocc @f()

// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func private internal @f()

// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func fastcc internal @f()

// -----

// expected-error @+1 {{expected ','}}
llvm.func @f() vscale_range(1)

// -----

// expected-error @+1 {{custom op 'llvm.func' expected integer value}}
llvm.func @f() vscale_range(a, b)

// -----

// expected-error @+1 {{expected comdat symbol}}
llvm.func @f() comdat(@c)

// -----

// expected-error @+1 {{expected attribute value}}
llvm.func @f() comdat(c::d)

// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'sym_name' occurs more than once in the attribute list}}
llvm.func @f() attributes {sym_name = "x"}

// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list}}
llvm.func @f() attributes {linkage = 1}

// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
llvm.func @f() attributes
llvm.func @g()

// -----

// expected-error @+1 {{expected '('}}
llvm.mlir.global @g : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global internal g() : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @g()

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @g(1 : i32)

// -----

// expected-error @+1 {{expected operation name in quotes}}
llvm.mlir.global internal @g() : i32 : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global constant internal @g() : i32

// -----

// expected-error @+1 {{expected attribute value}}
llvm.mlir.global internal @g(a) : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global internal @g() : i32, i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global weird @g() : i32

// -----

// expected-error @+1 {{expected ')'}}
llvm.mlir.global internal @g(1 : i32 : i32

// -----

// expected-error @+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global internal @g() {addr_space = 1} : i32

// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @g() attributes {} : i32

// -----

llvm.mlir.alias internal @a {
// expected-error @+1 {{expected '{' to begin a region}}
}

// -----

llvm.comdat @c {
  // expected-error @+1 {{custom op 'llvm.comdat_selector' expected string or keyword containing one of the following enum values for attribute 'comdat' [any, exactmatch, largest, nodeduplicate, samesize]}}
  llvm.comdat_selector @x weird
}

// -----

// expected-error @+1 {{custom op 'llvm.comdat' expected valid '@'-identifier for symbol name}}
llvm.comdat c {
}

// -----

llvm.comdat @c {
  // expected-error @+1 {{only comdat selector symbols can appear in a comdat region}}
  llvm.func @f()
}

// -----

// expected-error @+1 {{'llvm.linker_options' op attribute 'options' failed to satisfy constraint: string array attribute}}
llvm.linker_options [1]

// -----

// expected-error @+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags ["x"]

// -----

// expected-error @+1 {{custom op 'llvm.nosuch' is unknown}}
llvm.nosuch

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.intr.nosuch' is unknown}}
  llvm.intr.nosuch
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected '('}}
  %0 = llvm.intr.smax %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.intr.smax' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  %0 = llvm.intr.smax(%a, %a) : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected ':'}}
  llvm.intr.assume %c
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{expected SSA operand}}
  llvm.intr.stackrestore : !llvm.ptr
  llvm.return
}
