// RUN: terrace opt %s --split-input-file --verify-diagnostics

// What the verifiers say: arithmetic, casts, constants.

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.add %f, %f : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fadd %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.add' op requires the same type for all operands and results}}
  %0 = "llvm.add"(%a, %l) : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.add' op requires the same type for all operands and results}}
  %0 = "llvm.add"(%a, %a) : (i32, i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.add' op expected 2 operands, but found 1}}
  %0 = "llvm.add"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.ptr'}}
  %0 = llvm.add %p, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.sub' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.struct<(i32, f32)>'}}
  %0 = llvm.sub %s, %s : !llvm.struct<(i32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.shl' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'vector<4xf32>'}}
  %0 = llvm.shl %w, %w : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fneg' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'vector<4xi32>'}}
  %0 = llvm.fneg %v : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{invalid properties {overflowFlags = "nsw"} for op llvm.add: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = "nsw"}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{invalid properties {isExact = 1 : i64} for op llvm.udiv: Invalid attribute `isExact` in property conversion: 1 : i64}}
  %0 = "llvm.udiv"(%a, %a) <{isExact = 1}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{invalid properties {fastmathFlags = 1 : i64} for op llvm.fadd: Invalid attribute `fastmathFlags` in property conversion: 1 : i64}}
  %0 = "llvm.fadd"(%f, %f) <{fastmathFlags = 1}> : (f32, f32) -> f32
  llvm.return
}

// -----

func.func @f(%a: index) {
  // expected-error @+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %0 = llvm.add %a, %a : index
  return
}

// -----

func.func @f(%a: si32) {
  // expected-error @+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'si32'}}
  %0 = llvm.add %a, %a : si32
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'tensor<4xi32>'}}
  %0 = llvm.add %a, %a : tensor<4xi32>
  return
}

// -----

func.func @f(%a: vector<2x2xi32>) {
  // expected-error @+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'vector<2x2xi32>'}}
  %0 = llvm.add %a, %a : vector<2x2xi32>
  return
}

// -----

func.func @f(%a: vector<2xindex>) {
  // expected-error @+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'vector<2xindex>'}}
  %0 = llvm.add %a, %a : vector<2xindex>
  return
}

// -----

func.func @f(%a: f8E5M2) {
  // expected-error @+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'f8E5M2'}}
  %0 = llvm.fadd %a, %a : f8E5M2
  return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
  %0 = llvm.icmp "eq" %f, %f : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fcmp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fcmp "oeq" %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.icmp' op requires attribute 'predicate'}}
  %0 = "llvm.icmp"(%a, %a) : (i32, i32) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{invalid properties {predicate = 10 : i64} for op llvm.icmp: Invalid attribute `predicate` in property conversion: 10 : i64}}
  %0 = "llvm.icmp"(%a, %a) <{predicate = 10 : i64}> : (i32, i32) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.icmp' op requires all operands to have the same type}}
  %0 = "llvm.icmp"(%a, %l) <{predicate = 0 : i64}> : (i32, i64) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.icmp' op result #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  %0 = "llvm.icmp"(%a, %a) <{predicate = 0 : i64}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.icmp' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "llvm.icmp"(%v, %v) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{invalid properties {predicate = 16 : i64} for op llvm.fcmp: Invalid attribute `predicate` in property conversion: 16 : i64}}
  %0 = "llvm.fcmp"(%f, %f) <{predicate = 16 : i64}> : (f32, f32) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fcmp' op requires all operands to have the same type}}
  %0 = "llvm.fcmp"(%f, %d) <{predicate = 1 : i64}> : (f32, f64) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fcmp' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "llvm.fcmp"(%w, %w) <{predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  %0 = llvm.select %a, %a, %a : i32, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.select' op failed to verify that all of {trueValue, falseValue, res} have same type}}
  %0 = "llvm.select"(%c, %a, %l) : (i1, i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{custom op 'llvm.select' 'llvm.select' op attribute 'fastmathFlags' failed to satisfy constraint: LLVM fastmath flags}}
  %0 = llvm.select %c, %f, %f {fastmathFlags = 1 : i32} : i1, f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.freeze' op requires the same type for all operands and results}}
  %0 = "llvm.freeze"(%a) : (i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %a : i32 to i8
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %a : i32 to i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{input type is a vector but output type is an integer}}
  %0 = llvm.zext %v : vector<4xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.zext %v : vector<4xi32> to vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %a : i32 to i16
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.sext %v : vector<4xi32> to vector<8xi64>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.sext' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.sext %f : f32 to i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fptosi' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fptosi %a : i32 to i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.sitofp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.sitofp %f : f32 to f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.fpext' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fpext %a : i32 to f64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.ptrtoint' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.ptrtoint %a : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.inttoptr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.ptr'}}
  %0 = llvm.inttoptr %p : !llvm.ptr to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.ptrtoint' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.ptrtoint %p : !llvm.ptr to f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.addrspacecast' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i64'}}
  %0 = llvm.addrspacecast %p : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : i32 to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %p : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op operand #0 must be LLVM-compatible non-aggregate type, but got '!llvm.struct<(i32, f32)>'}}
  %0 = llvm.bitcast %s : !llvm.struct<(i32, f32)> to i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast vector of pointers to pointer}}
  %0 = llvm.bitcast %pv : vector<2x!llvm.ptr> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op operand #0 must be LLVM-compatible non-aggregate type, but got '!llvm.array<4 x i32>'}}
  %0 = llvm.bitcast %r : !llvm.array<4 x i32> to vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op requires attribute 'value'}}
  %0 = "llvm.mlir.constant"() : () -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected integer type of width 64}}
  %0 = llvm.mlir.constant(1.0 : f64) : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 5 vs. 4}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<5xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected vector or array type}}
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 5 vs. 4}}
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<5 x i32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.constant(1 : index) : index
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.void
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.constant' op does not support target extension type.}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Event">
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.zero' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.zero : index
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'tensor<4xi32>'}}
  %0 = llvm.mlir.undef : tensor<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %0 = llvm.mlir.zero : !llvm.target<"foo">
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.addressof' op result #0 must be LLVM pointer type, but got 'i64'}}
  %0 = llvm.mlir.addressof @g : i64
  llvm.return
}

// -----

func.func private @g()
llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %l: i64, %c: i1, %f: f32, %d: f64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %v: vector<4xi32>, %w: vector<4xf32>, %s: !llvm.struct<(i32, f32)>, %r: !llvm.array<4 x i32>, %pv: vector<2x!llvm.ptr>) {
  // expected-error @+1 {{'llvm.mlir.addressof' op requires attribute 'global_name'}}
  %0 = "llvm.mlir.addressof"() : () -> !llvm.ptr
  llvm.return
}
