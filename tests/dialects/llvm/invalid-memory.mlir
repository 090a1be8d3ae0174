// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the verifiers say: memory, aggregates, vectors, atomics.

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.alloca' op operand #0 must be signless integer, but got 'f32'}}
  %0 = llvm.alloca %f x i32 : (f32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.alloca' op requires attribute 'elem_type'}}
  %0 = "llvm.alloca"(%a) : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.alloca' op result #0 must be LLVM pointer type, but got 'i32'}}
  %0 = "llvm.alloca"(%a) <{elem_type = i32}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %a x !llvm.target<"foo"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.alloca' expected integer alignment}}
  %0 = llvm.alloca %a x i32 {alignment = "x"} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.load %a : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got 'index'}}
  %0 = llvm.load %p : !llvm.ptr -> index
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.void'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.load' op unsupported ordering 'acq_rel'}}
  %0 = llvm.load %p atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.load' op unsupported type '!llvm.struct<(i32)>' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.load' op unsupported type 'i12' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i12
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %0 = "llvm.load"(%p) <{ordering = 0 : i64, syncscope = "agent"}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{invalid properties {ordering = 9 : i64} for op llvm.load: Invalid attribute `ordering` in property conversion: 9 : i64}}
  %0 = "llvm.load"(%p) <{ordering = 9 : i64}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = llvm.load %p {alignment = 4 : i32} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array}}
  %0 = llvm.load %p {access_groups = 1} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.load' op unsupported type 'i1' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 1 : i64} : !llvm.ptr -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.store' op operand #1 must be LLVM pointer type, but got 'i32'}}
  llvm.store %a, %a : i32, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.store' op expected alignment for atomic access}}
  llvm.store %a, %p atomic monotonic : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %a, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.store' op unsupported ordering 'acq_rel'}}
  llvm.store %a, %p atomic acq_rel {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.store' op unsupported type '!llvm.struct<(i32, f32)>' for atomic access}}
  llvm.store %s, %p atomic monotonic {alignment = 4 : i64} : !llvm.struct<(i32, f32)>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.store' op expected syncscope to be null for non-atomic access}}
  "llvm.store"(%a, %p) <{ordering = 0 : i64, syncscope = "x"}> : (i32, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.getelementptr %a[%a] : (i32, i32) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op requires attribute 'elem_type'}}
  %0 = "llvm.getelementptr"(%p) <{rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op requires attribute 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p, %a) <{elem_type = i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = llvm.getelementptr %p[0, %a] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #2)}}
  %0 = llvm.getelementptr %p[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op operand #1 must be variadic of signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.getelementptr %p[%f] : (!llvm.ptr, f32) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> i32, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.extractvalue %a[0] : i32
  // expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
  // expected-error @+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.extractvalue %s[-1] : !llvm.struct<(i32, f32)>
  // expected-error @+1 {{custom op 'llvm.extractvalue' position out of bounds: -1}}
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.extractvalue %r[4] : !llvm.array<4 x i32>
  // expected-error @+1 {{custom op 'llvm.extractvalue' position out of bounds: 4}}
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32, f32)>
  // expected-error @+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32, f32)>' should produce 'i32' but this op returns 'f32'}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.extractvalue' op requires attribute 'position'}}
  %0 = "llvm.extractvalue"(%s) : (!llvm.struct<(i32, f32)>) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.insertvalue %a, %a[0] : i32
  // expected-error @+1 {{custom op 'llvm.insertvalue' expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.insertvalue %a, %s[2] : !llvm.struct<(i32, f32)>
  // expected-error @+1 {{custom op 'llvm.insertvalue' position out of bounds: 2}}
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.insertvalue' op Type mismatch: cannot insert 'f32' into '!llvm.struct<(i32, f32)>'}}
  %0 = "llvm.insertvalue"(%s, %f) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  %0 = llvm.insertvalue %a, %r[4] : !llvm.array<4 x i32>
  // expected-error @+1 {{custom op 'llvm.insertvalue' position out of bounds: 4}}
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.insertvalue' op failed to verify that all of {container, res} have same type}}
  %0 = "llvm.insertvalue"(%s, %a) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.extractelement %a[%a : i32] : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  %0 = llvm.extractelement %v[%f : f32] : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.extractelement' op failed to verify that result type matches vector element type}}
  %0 = "llvm.extractelement"(%v, %a) : (vector<4xi32>, i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.insertelement' op failed to verify that argument type matches vector element type}}
  %0 = "llvm.insertelement"(%v, %f, %a) : (vector<4xi32>, f32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.shufflevector' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = llvm.shufflevector %a, %a [0] : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.shufflevector' op failed to verify that all of {v1, v2} have same type}}
  %0 = "llvm.shufflevector"(%v, %w) <{mask = array<i32: 0, 1>}> : (vector<4xi32>, vector<4xf32>) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%s: vector<[4]xi32>) {
  // expected-error @+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
  %0 = llvm.shufflevector %s, %s [0, 1, 2, 3] : vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %f monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.atomicrmw' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.atomicrmw add %a, %a monotonic : i32, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %a not_atomic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %p, %a unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got '!llvm.struct<(i32, f32)>'}}
  %0 = llvm.atomicrmw xchg %p, %s monotonic : !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %c monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw umax %p, %p monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.atomicrmw' op failed to verify that result #0 and operand #1 have the same type}}
  %0 = "llvm.atomicrmw"(%p, %a) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{invalid properties {bin_op = 99 : i64, ordering = 2 : i64} for op llvm.atomicrmw: Invalid attribute `bin_op` in property conversion: 99 : i64}}
  %0 = "llvm.atomicrmw"(%p, %a) <{bin_op = 99 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'f32'}}
  %0 = llvm.cmpxchg %p, %f, %f monotonic monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %a, %a unordered monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %a, %a monotonic unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %a, %a acq_rel release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %a, %a acq_rel acq_rel : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.cmpxchg' op failed to verify that operand #1 and operand #2 have the same type}}
  %0 = "llvm.cmpxchg"(%p, %a, %l) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (!llvm.ptr, i32, i64) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.cmpxchg' op failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool}}
  %0 = "llvm.cmpxchg"(%p, %a, %a) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i64, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %c, %c monotonic monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence not_atomic
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence unordered
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fence' op requires attribute 'ordering'}}
  "llvm.fence"() : () -> ()
  llvm.return
}
