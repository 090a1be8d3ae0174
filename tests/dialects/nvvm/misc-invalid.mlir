// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

llvm.func @f(%l: i64, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.st.bulk' op only 0 is supported for initVal, got 1}}
  nvvm.st.bulk %p3, size = %l, init = 1 : !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %p1: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.st.bulk' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<1>'}}
  nvvm.st.bulk %p1, size = %l : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op either `id` or `mask` must be set}}
  nvvm.pmevent
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` and `mask` cannot be set at the same time}}
  nvvm.pmevent id = 3 mask = 4
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  nvvm.pmevent id = 16
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  nvvm.pmevent id = -1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.prefetch' op cannot specify both tensormap and cache level}}
  nvvm.prefetch level = L1, tensormap, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p1: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch tensormap requires a generic or constant pointer}}
  nvvm.prefetch tensormap, %p1 : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch tensormap does not support eviction priority}}
  nvvm.prefetch tensormap, evict_priority = evict_last, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p4: !llvm.ptr<4>) {
  // expected-error@+1 {{'nvvm.prefetch' op in_param_space can only be specified for a generic pointer}}
  nvvm.prefetch tensormap in_param_space, %p4 : !llvm.ptr<4>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.prefetch' op requires specification of either cache level or tensormap}}
  nvvm.prefetch %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p4: !llvm.ptr<4>) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch to cache level requires a generic, global, or local pointer}}
  nvvm.prefetch level = L1, %p4 : !llvm.ptr<4>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.prefetch' op unsupported cache level, the only supported uniform cache level is L1}}
  nvvm.prefetch level = L2 uniform, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p1: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch to uniform cache requires a generic pointer}}
  nvvm.prefetch level = L1 uniform, %p1 : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p1: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.prefetch' op cache eviction priority supported only for cache level L2}}
  nvvm.prefetch level = L1, evict_priority = evict_last, %p1 : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.prefetch' op cache eviction priority requires a global pointer}}
  nvvm.prefetch level = L2, evict_priority = evict_last, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p1: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.prefetch' op unsupported cache eviction priority, only evict_last and evict_normal are supported}}
  nvvm.prefetch level = L2, evict_priority = evict_first, %p1 : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%b: i1, %p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.prefetch' op predicate supported only on prefetch tensormap}}
  nvvm.prefetch level = L1, %p, predicate = %b : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @f(%p3: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.prefetch' op operand #0 must be LLVM pointer in address space 1 or LLVM pointer in address space 5 or LLVM pointer in address space 0 or LLVM pointer in address space 4, but got '!llvm.ptr<3>'}}
  nvvm.prefetch level = L1, %p3 : !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+2 {{custom op 'nvvm.prefetch' expected one of [L1, L2] for NVVM Prefetch Cache Level, got: L3}}
  // expected-error@+1 {{custom op 'nvvm.prefetch' failed to parse PrefetchCacheLevelAttr parameter 'value' which is to be a `::mlir::NVVM::PrefetchCacheLevel`}}
  nvvm.prefetch level = L3, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+2 {{custom op 'nvvm.prefetch' expected keyword for NVVM Prefetch Cache Level}}
  // expected-error@+1 {{custom op 'nvvm.prefetch' failed to parse PrefetchCacheLevelAttr parameter 'value' which is to be a `::mlir::NVVM::PrefetchCacheLevel`}}
  nvvm.prefetch level = 3, %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{mode 'f4e' requires 'hi' operand.}}
  %0 = nvvm.prmt <f4e> %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{mode 'rc8' does not accept 'hi' operand.}}
  %0 = nvvm.prmt <rc8> %a, %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{mode 'default' requires 'hi' operand.}}
  %0 = nvvm.prmt <default> %a, %a : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be multiple of 8}}
  nvvm.setmaxregister increase 25
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister increase 16
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister decrease 264
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister decrease -8
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'nvvm.dot.accumulate.4way' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = nvvm.dot.accumulate.4way %a <signed>, %a <signed>, %a : i32, i32
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%l: i64) {
  // expected-error@+1 {{use of value '%l' expects different type than prior uses: 'i32' vs 'i64'}}
  nvvm.nanosleep %l
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'nvvm.rcp.approx.ftz.f' invalid kind of type specified}}
  %0 = nvvm.rcp.approx.ftz.f %a : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{integer literal not valid for specified type}}
  nvvm.inline_ptx 3
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'nvvm.foo' is unknown}}
  nvvm.foo %a
  llvm.return
}
