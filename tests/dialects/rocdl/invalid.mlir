// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-note@below {{prior use here}}
llvm.func @f(%i: i32) {
  // expected-error@below {{use of value '%i' expects different type than prior uses: 'i1' vs 'i32'}}
  %0 = rocdl.ballot %i : i32
  llvm.return
}

// -----

llvm.func @f(%i1: i1) {
  // expected-error@below {{'rocdl.ballot' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = rocdl.ballot %i1 : index
  llvm.return
}

// -----

llvm.func @f(%v32: vector<32xf16>, %f: f32) {
  // expected-error@below {{'rocdl.cvt.scalef32.pk32.fp6.f16' op result #0 must be fixed-length vector of 32-bit signless integer values of length 6, but got 'vector<4xi32>'}}
  %0 = rocdl.cvt.scalef32.pk32.fp6.f16 %v32, %f : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%v4: vector<4xi32>, %f: f32) {
  // expected-error@below {{'rocdl.cvt.scalef32.pk32.fp6.f16' op operand #0 must be fixed-length vector of 16-bit float values of length 32, but got 'vector<4xi32>'}}
  %0 = "rocdl.cvt.scalef32.pk32.fp6.f16"(%v4, %f) : (vector<4xi32>, f32) -> vector<6xi32>
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%v4: vector<4xi32>, %f: f32) {
  // expected-error@below {{use of value '%v4' expects different type than prior uses: 'vector<32xf16>' vs 'vector<4xi32>'}}
  %0 = rocdl.cvt.scalef32.pk32.fp6.f16 %v4, %f : vector<6xi32>
  llvm.return
}

// -----

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@below {{custom op 'rocdl.cvt.scalef32.f32.fp8' invalid kind of type specified}}
  %0 = rocdl.cvt.scalef32.f32.fp8 %i[0], %f : i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@below {{'rocdl.cvt.scalef32.f32.fp8' op attribute 'srcSelIndex' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = rocdl.cvt.scalef32.f32.fp8 %i[true], %f : f32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@below {{expected ']'}}
  %0 = rocdl.cvt.scalef32.f32.fp8 %i[0 : i64], %f : f32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@below {{'rocdl.cvt.scalef32.f32.fp8' op requires attribute 'srcSelIndex'}}
  %0 = "rocdl.cvt.scalef32.f32.fp8"(%i, %f) : (i32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@below {{'rocdl.cvt.scalef32.f32.fp8' op attribute 'srcSelIndex' failed to satisfy constraint: 32-bit signless integer attribute}}
  %0 = "rocdl.cvt.scalef32.f32.fp8"(%i, %f) <{srcSelIndex = 1 : i64}> : (i32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@below {{invalid properties {srcSelIndex = "a"} for op rocdl.cvt.scalef32.f32.fp8: Invalid attribute `srcSelIndex` in property conversion: "a"}}
  %0 = "rocdl.cvt.scalef32.f32.fp8"(%i, %f) <{srcSelIndex = "a"}> : (i32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@below {{'rocdl.cvt.scalef32.f32.fp8' op result #0 must be 32-bit float, but got 'i32'}}
  %0 = "rocdl.cvt.scalef32.f32.fp8"(%i, %f) <{srcSelIndex = 1 : i32}> : (i32, f32) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{'rocdl.s.barrier.init' op operand #0 must be LLVM pointer in address space 3, but got '!llvm.ptr'}}
  rocdl.s.barrier.init %p member_cnt = 1 : !llvm.ptr
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@below {{use of value '%p3' expects different type than prior uses: 'i32' vs '!llvm.ptr<3>'}}
  rocdl.s.barrier.init %p3 member_cnt = 1 : i32
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{'rocdl.s.barrier.init' op operand #0 must be LLVM pointer in address space 3, but got 'i32'}}
  rocdl.s.barrier.init %i member_cnt = 1 : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{'rocdl.s.barrier.init' op operand #0 must be LLVM pointer in address space 3, but got '!llvm.ptr'}}
  "rocdl.s.barrier.init"(%p) <{memberCnt = 1 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@below {{expected operation name in quotes}}
  rocdl.load.to.lds %p, %p3, 4, 0, 0 : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@below {{custom op 'rocdl.load.to.lds' invalid kind of type specified: expected llvm.ptr, but found '!llvm.struct<(i32)>'}}
  rocdl.load.to.lds %p, %p3, 4, 0, 0 : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@below {{custom op 'rocdl.load.to.lds' expected integer value}}
  // expected-error@below {{custom op 'rocdl.load.to.lds' failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
  rocdl.load.to.lds %p, %p3, 4, 0, 0 : <i32>
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@below {{use of value '%p' expects different type than prior uses: '!llvm.ptr<1>' vs '!llvm.ptr'}}
  rocdl.load.to.lds %p, %p3, 4, 0, 0 : <1>
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{use of value '%p' expects different type than prior uses: '!llvm.ptr<3>' vs '!llvm.ptr'}}
  rocdl.load.to.lds %p, %p, 4, 0, 0 : !llvm.ptr
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%i: i32) {
  // expected-error@below {{use of value '%i' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = rocdl.readfirstlane %i : f32
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{'rocdl.readfirstlane' op failed to verify that all of {res, src} have same type}}
  %0 = "rocdl.readfirstlane"(%i) : (i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%f: f32, %i: i32) {
  // expected-error@below {{'rocdl.readlane' op failed to verify that all of {res, src0} have same type}}
  %0 = "rocdl.readlane"(%f, %i) : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%f: f32, %i: i32) {
  // expected-error@below {{custom op 'rocdl.readlane' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  %0 = rocdl.readlane %f, %i : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%f: f32, %i: i32) {
  // expected-error@below {{'rocdl.readlane' op failed to verify that all of {res, src0} have same type}}
  %0 = rocdl.readlane %f, %i : (f32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %f: f32) {
  // expected-error@below {{'rocdl.update.dpp' op failed to verify that all of {res, src, old} have same type}}
  %0 = "rocdl.update.dpp"(%i, %f) <{dppCtrl = 1 : i32, rowMask = 1 : i32, bankMask = 1 : i32, boundCtrl = true}> : (i32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%f: f32, %i: i32) {
  // expected-error@below {{'rocdl.permlanex16' op failed to verify that all of {src1, src2} have same type}}
  %0 = "rocdl.permlanex16"(%f, %f, %i, %f) <{fi = true, boundControl = true}> : (f32, f32, i32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{'rocdl.permlane16.swap' op result #0 must be LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer, but got '!llvm.struct<(i32, i64)>'}}
  %0 = "rocdl.permlane16.swap"(%i, %i) <{fi = true, boundControl = true}> : (i32, i32) -> !llvm.struct<(i32, i64)>
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{expected '>'}}
  %0 = rocdl.permlane16.swap %i, %i, true, true : (i32, i32) -> <(i32)
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{expected '<'}}
  %0 = rocdl.permlane16.swap %i, %i, true, true : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{custom op 'rocdl.permlane16.swap' invalid kind of type specified: expected llvm.struct, but found '!llvm.ptr'}}
  %0 = rocdl.permlane16.swap %i, %i, true, true : (i32, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{custom op 'rocdl.workitem.id.x' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  %0 = rocdl.workitem.id.x range <f32, 0, 1> : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{expected '<'}}
  %0 = rocdl.workitem.id.x range i32 : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{custom op 'rocdl.workitem.id.x' invalid kind of attribute specified}}
  %0 = rocdl.workitem.id.x range #llvm.poison : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{invalid properties {range = 1 : i32} for op rocdl.workitem.id.x: Invalid attribute `range` in property conversion: 1 : i32}}
  %0 = "rocdl.workitem.id.x"() <{range = 1 : i32}> : () -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{'rocdl.workitem.id.x' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = rocdl.workitem.id.x : index
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{custom op 'rocdl.mbcnt.lo' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  %0 = rocdl.mbcnt.lo %i, %i : (i32, f32) -> i32
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{custom op 'rocdl.mbcnt.lo' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  %0 = rocdl.mbcnt.lo %i, %i : (i32, i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{custom op 'rocdl.mbcnt.lo' 'rocdl.mbcnt.lo' op attribute 'res_attrs' failed to satisfy constraint: Array of dictionary attributes}}
  %0 = rocdl.mbcnt.lo %i, %i {res_attrs = [1]} : (i32, i32) -> i32
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%f: f32) {
  // expected-error@below {{use of value '%f' expects different type than prior uses: 'f64' vs 'f32'}}
  %0 = rocdl.sin %f f64 -> f32
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{'rocdl.sin' op operand #0 must be floating point LLVM type, but got 'i32'}}
  %0 = rocdl.sin %i i32 -> i32
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%f: f32, %i: i32) {
  // expected-error@below {{use of value '%i' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = rocdl.fmed3 %f, %f, %i : f32
  llvm.return
}

// -----

llvm.func @f(%f: f32, %i: i32) {
  // expected-error@below {{'rocdl.fmed3' op operand #2 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = "rocdl.fmed3"(%f, %f, %i) : (f32, f32, i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@below {{'rocdl.fmed3' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = rocdl.fmed3 %i, %i, %i : i32
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@below {{custom op 'rocdl.mfma.f32.32x32x1f32' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = rocdl.mfma.f32.32x32x1f32 %f, %f : (f32) -> vector<32xf32>
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@below {{'rocdl.mfma.f32.32x32x1f32' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = rocdl.mfma.f32.32x32x1f32 %f, %f : (f32, f32) -> index
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  %x = builtin.unrealized_conversion_cast to index
  // expected-error@below {{'rocdl.mfma.f32.32x32x1f32' op operand #1 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  %0 = rocdl.mfma.f32.32x32x1f32 %f, %x : (f32, index) -> f32
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@below {{custom op 'rocdl.mfma.f32.32x32x1f32' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = rocdl.mfma.f32.32x32x1f32 %f, %f : f32
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@below {{'rocdl.wmma.f32.16x16x16.f16' op operand #0 must be 16-bit float or LLVM dialect-compatible vector of 16-bit float, but got 'f32'}}
  %0 = rocdl.wmma.f32.16x16x16.f16 %f, %f, %f : (f32, f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%v4: vector<4xi32>, %f: f32) {
  // expected-error@below {{'rocdl.wmma.f32.16x16x16.f16' op operand #0 must be 16-bit float or LLVM dialect-compatible vector of 16-bit float, but got 'vector<4xi32>'}}
  %0 = rocdl.wmma.f32.16x16x16.f16 %v4, %f, %f : (vector<4xi32>, f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%h: f16) {
  // expected-error@below {{custom op 'rocdl.wmma.f16.16x16x16.f16' 'rocdl.wmma.f16.16x16x16.f16' op attribute 'opsel' failed to satisfy constraint: 1-bit signless integer attribute}}
  %0 = rocdl.wmma.f16.16x16x16.f16 %h, %h, %h {opsel = 1 : i32} : (f16, f16, f16) -> f16
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{integer constant out of range for attribute}}
  rocdl.s.nop 70000
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{expected attribute value}}
  rocdl.s.nop
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{expected '='}}
  rocdl.s.barrier.wait id 1
  llvm.return
}

// -----

llvm.func @f(%v4: vector<4xi32>) {
  // expected-error@below {{custom op 'rocdl.tensor.load.to.lds.d2' number of operands and types do not match: got 1 operands and 2 types}}
  rocdl.tensor.load.to.lds.d2 %v4 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%v4: vector<4xi32>) {
  // expected-error@below {{use of value '%v4' expects different type than prior uses: 'vector<8xi32>' vs 'vector<4xi32>'}}
  rocdl.tensor.load.to.lds.d2 %v4, %v4 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%v4: vector<4xi32>) {
  // expected-error@below {{'rocdl.tensor.load.to.lds.d2' op operand #1 must be fixed-length vector of 32-bit signless integer values of length 8, but got 'vector<4xi32>'}}
  rocdl.tensor.load.to.lds.d2 %v4, %v4 cachepolicy 0 : vector<4xi32>, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%v4: vector<4xi32>, %i: i32) {
  // expected-error@below {{custom op 'rocdl.raw.buffer.load' expected 4 operands}}
  %0 = rocdl.raw.buffer.load %v4, %i, %i : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{expected operand}}
  %0 = rocdl.raw.buffer.load : f32
  llvm.return
}

// -----

llvm.func @f(%v4: vector<4xi32>, %i: i32) {
  // expected-error@below {{unexpected delimiter}}
  %0 = rocdl.raw.buffer.load (%v4, %i, %i, %i) : f32
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%v4: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error@below {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = rocdl.raw.buffer.load %v4, %i, %i, %f : f32
  llvm.return
}

// -----

llvm.func @f(%v4: vector<4xi32>, %i: i32) {
  // expected-error@below {{'rocdl.raw.buffer.load' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = rocdl.raw.buffer.load %v4, %i, %i, %i : index
  llvm.return
}

// -----

llvm.func @f(%f: f32, %v4: vector<4xi32>, %i: i32) {
  // expected-error@below {{custom op 'rocdl.raw.buffer.store' expected 5 operands}}
  rocdl.raw.buffer.store %f, %v4, %i, %i : f32
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%i: i32, %v4: vector<4xi32>) {
  // expected-error@below {{use of value '%i' expects different type than prior uses: 'f32' vs 'i32'}}
  rocdl.raw.buffer.store %i, %v4, %i, %i, %i : f32
  llvm.return
}

// -----

llvm.func @f(%f: f32, %p8: !llvm.ptr<8>, %i: i32) {
  // expected-error@below {{custom op 'rocdl.raw.ptr.buffer.store' number of operands and types do not match: got 4 operands and 5 types}}
  rocdl.raw.ptr.buffer.store %f, %p8, %i, %i : f32
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%f: f32, %p: !llvm.ptr, %i: i32) {
  // expected-error@below {{use of value '%p' expects different type than prior uses: '!llvm.ptr<8>' vs '!llvm.ptr'}}
  rocdl.raw.ptr.buffer.store %f, %p, %i, %i, %i : f32
  llvm.return
}

// -----

llvm.func @f(%f: f32, %p8: !llvm.ptr<8>, %i: i32) {
  // expected-error@below {{custom op 'rocdl.raw.ptr.buffer.store' 'rocdl.raw.ptr.buffer.store' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  rocdl.raw.ptr.buffer.store %f, %p8, %i, %i, %i {alias_scopes = [1]} : f32
  llvm.return
}

// -----

llvm.func @f(%f: f32, %p8: !llvm.ptr<8>, %i: i32) {
  // expected-error@below {{custom op 'rocdl.raw.ptr.buffer.store' 'rocdl.raw.ptr.buffer.store' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  rocdl.raw.ptr.buffer.store %f, %p8, %i, %i, %i {tbaa = 1} : f32
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%f: f32, %i: i32, %p8: !llvm.ptr<8>) {
  // expected-error@below {{use of value '%i' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = rocdl.raw.ptr.buffer.atomic.cmpswap %f, %i, %p8, %i, %i, %i : f32
  llvm.return
}

// -----

llvm.func @f(%f: f32, %i: i32, %p8: !llvm.ptr<8>) {
  // expected-error@below {{'rocdl.raw.ptr.buffer.atomic.cmpswap' op failed to verify that all of {res, src, cmp} have same type}}
  %0 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%f, %i, %p8, %i, %i, %i) : (f32, i32, !llvm.ptr<8>, i32, i32, i32) -> f32
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%f: f32, %i: i32, %v4: vector<4xi32>) {
  // expected-error@below {{use of value '%i' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = rocdl.raw.buffer.atomic.cmpswap(%f, %i, %v4, %i, %i, %i) : f32, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{custom op 'rocdl.unknown' is unknown}}
  rocdl.unknown
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{custom op 'rocdl.s.get.barrier.state' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  %0 = rocdl.s.get.barrier.state id = 1 -> f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %s: i16, %l: i64, %i: i32) {
  // expected-error@below {{expected operation name in quotes}}
  %0 = rocdl.make.buffer.rsrc %p, %s, %l, %i : !llvm.ptr to i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %s: i16, %l: i64) {
  // expected-error@below {{custom op 'rocdl.make.buffer.rsrc' number of operands and types do not match: got 3 operands and 4 types}}
  %0 = rocdl.make.buffer.rsrc %p, %s, %l : !llvm.ptr to <8>
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%p3: !llvm.ptr<3>, %l: i64) {
  // expected-error@below {{use of value '%l' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %p3, %l : !llvm.ptr<3>, i32 -> i64
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{'"rocdl.kernel"' attribute attached to unexpected op}}
  rocdl.s.barrier {rocdl.kernel}
  llvm.return
}

// -----

// expected-note@below {{prior use here}}
llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{use of value '%p' expects different type than prior uses: '!llvm.ptr<1>' vs '!llvm.ptr'}}
  rocdl.flat.prefetch %p, scope 0 : !llvm.ptr<1>
  llvm.return
}
