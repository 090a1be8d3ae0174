// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

llvm.func @f(%p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{expected byte size to be either 4, 8 or 16.}}
  nvvm.cp.async.shared.global %p3, %p1, 3, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{CG cache modifier is only support for 16 bytes copy.}}
  nvvm.cp.async.shared.global %p3, %p1, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{Only CG and CA cache modifiers are supported.}}
  nvvm.cp.async.shared.global %p3, %p1, 16, cache = lu : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>) {
  // expected-error@+2 {{custom op 'nvvm.cp.async.shared.global' expected ::mlir::NVVM::LoadCacheModifierKind to be one of: ca, cg, cs, lu, cv}}
  // expected-error@+1 {{custom op 'nvvm.cp.async.shared.global' failed to parse LoadCacheModifierAttr parameter 'value' which is to be a `::mlir::NVVM::LoadCacheModifierKind`}}
  nvvm.cp.async.shared.global %p3, %p1, 16, cache = foo : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.cp.async.shared.global' op operand #1 must be LLVM pointer in address space 1, but got '!llvm.ptr'}}
  nvvm.cp.async.shared.global %p3, %p, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.cp.async.bulk.wait_group' op attribute 'group' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0}}
  nvvm.cp.async.bulk.wait_group -1
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{custom op 'nvvm.cp.async.wait.group' invalid kind of attribute specified}}
  nvvm.cp.async.wait.group "a"
  llvm.return
}

// -----

llvm.func @f(%p1: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.cp.async.mbarrier.arrive' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<1>'}}
  nvvm.cp.async.mbarrier.arrive %p1 : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{Multicast is not supported with shared::cta mode.}}
  nvvm.cp.async.bulk.shared.cluster.global %p3, %p1, %p3, %a multicast_mask = %h : !llvm.ptr<3>, <1>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.cp.async.bulk.shared.cluster.global' op operand #0 must be LLVM pointer in address space 3 or LLVM pointer in address space 7, but got '!llvm.ptr'}}
  nvvm.cp.async.bulk.shared.cluster.global %p, %p1, %p3, %a : !llvm.ptr, <1>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.cp.async.bulk.shared.cluster.global' op operand #1 must be LLVM pointer in address space 1, but got '!llvm.ptr'}}
  nvvm.cp.async.bulk.shared.cluster.global %p3, %p, %p3, %a : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%a: i32, %p1: !llvm.ptr<1>) {
  // expected-error@+1 {{use of value '%p1' expects different type than prior uses: '!llvm.ptr' vs '!llvm.ptr<1>'}}
  nvvm.cp.async.bulk.prefetch %p1, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p1: !llvm.ptr<1>) {
  // expected-error@+2 {{custom op 'nvvm.cp.async.bulk.prefetch' expected integer value}}
  // expected-error@+1 {{custom op 'nvvm.cp.async.bulk.prefetch' failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
  nvvm.cp.async.bulk.prefetch %p1, %a : <"a">
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{Inline-ptx lowering supported only for Tile mode.}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%a], predicate = %b {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{Inline-ptx lowering unsupported with L2 cache-hint.}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%a] l2_cache_hint = %l, predicate = %b : !llvm.ptr, <3>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[] : !llvm.ptr, <3>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%a, %a, %a, %a, %a, %a] : !llvm.ptr, <3>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%a] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{Scatter4 mode expects 5 coordinates}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%a] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, <3>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{Scatter mode unsupported for CpAsyncBulkTensorReduceOp}}
  nvvm.cp.async.bulk.tensor.reduce %p, %p3, box[%a] {mode = #nvvm.tma_store_mode<tile_scatter4>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.reduce %p, %p3, box[%a, %a] {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.reduce %p, %p3, box[] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[] : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %p: !llvm.ptr) {
  // expected-error@+1 {{ im2col offsets expected 0 (provided 1)}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%a] im2col[%h] : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%a, %a] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{ im2col offsets expected 1 (provided 0)}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%a, %a, %a] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %p: !llvm.ptr) {
  // expected-error@+1 {{ im2col offsets expected 2 (provided 1)}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%a, %a, %a] im2col[%h] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %p: !llvm.ptr) {
  // expected-error@+1 {{to use im2col_w_128 mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%a, %a] im2col[%h] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{Gather4 mode expects 5 coordinates}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%a, %a] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %p7: !llvm.ptr<7>) {
  // expected-error@+1 {{expected ':'}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%a], predicate = %b : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{Predicate is supported only for shared::cluster mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p3, %p, %p3, box[%a] predicate = %b {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %p7: !llvm.ptr<7>) {
  // expected-error@+1 {{Predicate is supported only for Tile and Im2col modes.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%a] predicate = %b {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %p7: !llvm.ptr<7>) {
  // expected-error@+1 {{Shared::cta destination requires address-space 3.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%a] {isCTAOnly = true} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{Shared::cluster destination requires address-space 7.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p3, %p, %p3, box[%a] : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{Multicast is not supported with shared::cta mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p3, %p, %p3, box[%a] multicast_mask = %h {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{CTAGroup is not supported with shared::cta mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p3, %p, %p3, box[%a] {isCTAOnly = true, group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %h: i16, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %p7: !llvm.ptr<7>) {
  // expected-error@+1 {{ im2col offsets expected 0 (provided 1)}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p7, %p, %p3, box[%a] im2col[%h] : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
