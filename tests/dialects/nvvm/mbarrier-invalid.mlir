// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

llvm.func @f(%p7: !llvm.ptr<7>) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive %p7 : !llvm.ptr<7> -> i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.arrive %p {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr -> i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.arrive_drop %p {scope = #nvvm.mem_scope<sys>} : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p7: !llvm.ptr<7>) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive_drop %p7, %a : !llvm.ptr<7> -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p7: !llvm.ptr<7>) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %p7, %a : !llvm.ptr<7>, i32 -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{mbarrier scope must be CTA when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %p3, %a, predicate = %b {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %p7: !llvm.ptr<7>) {
  // expected-error@+1 {{mbarrier in shared_cluster space is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %p7, %a, predicate = %b : !llvm.ptr<7>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{return-value is not supported when using predicate}}
  %0 = nvvm.mbarrier.arrive.expect_tx %p3, %a, predicate = %b : !llvm.ptr<3>, i32, i1 -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{mbarrier with relaxed semantics is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %p3, %a, predicate = %b {relaxed = true} : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p7: !llvm.ptr<7>) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive.expect_tx %p7, %a : !llvm.ptr<7>, i32 -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.expect_tx %p3, %a {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p3: !llvm.ptr<3>) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.complete_tx %p3, %a {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.test.wait %p, %a {scope = #nvvm.mem_scope<sys>} : !llvm.ptr, i32 -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.try_wait %p, %a {scope = #nvvm.mem_scope<sys>} : !llvm.ptr, i32 -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p1: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.mbarrier.init' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<1>'}}
  nvvm.mbarrier.init %p1, %a : !llvm.ptr<1>, i32
  llvm.return
}

// -----

llvm.func @f(%l: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.mbarrier.init' op operand #1 must be 32-bit signless integer, but got 'i64'}}
  nvvm.mbarrier.init %p, %l : !llvm.ptr, i64
  llvm.return
}

// -----

llvm.func @f(%b: i1, %p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.mbarrier.test.wait' op operand #1 must be 64-bit signless integer or 32-bit signless integer, but got 'i1'}}
  %0 = nvvm.mbarrier.test.wait %p, %b : !llvm.ptr, i1 -> i1
  llvm.return
}

// -----

llvm.func @f(%p7: !llvm.ptr<7>) {
  // expected-error@+1 {{'nvvm.mbarrier.inval' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<7>'}}
  nvvm.mbarrier.inval %p7 : !llvm.ptr<7>
  llvm.return
}
