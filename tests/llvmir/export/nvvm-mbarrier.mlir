// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @mbarrier_arrive_0(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_1(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_2(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_3(%a0: !llvm.ptr) {
  %0 = nvvm.mbarrier.arrive %a0 : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_4(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive %a0, %a1 : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_5(%a0: !llvm.ptr<3>) {
  %0 = nvvm.mbarrier.arrive %a0 : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_6(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.mbarrier.arrive %a0, %a1 : !llvm.ptr<3>
  llvm.return
}
llvm.func @mbarrier_arrive_7(%a0: !llvm.ptr<7>) {
  nvvm.mbarrier.arrive %a0 : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_8(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive %a0, %a1 : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_9(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_10(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_11(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_12(%a0: !llvm.ptr) {
  %0 = nvvm.mbarrier.arrive %a0 {relaxed = true} : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_13(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive %a0, %a1 {relaxed = true} : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_14(%a0: !llvm.ptr<3>) {
  %0 = nvvm.mbarrier.arrive %a0 {relaxed = true} : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_15(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive %a0, %a1 {relaxed = true} : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_16(%a0: !llvm.ptr<7>) {
  nvvm.mbarrier.arrive %a0 {relaxed = true} : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_17(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive %a0, %a1 {relaxed = true} : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_0(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_1(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_2(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_3(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %a0, %a1 : !llvm.ptr, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_4(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %a0, %a1 : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_5(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive.expect_tx %a0, %a1 : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_6(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_7(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_8(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive.expect_tx %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_9(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %a0, %a1 {relaxed = true} : !llvm.ptr, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_10(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %a0, %a1 {relaxed = true} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_expect_tx_11(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive.expect_tx %a0, %a1 {relaxed = true} : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_arrive_nocomplete_0(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete %a0, %a1 : !llvm.ptr, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_nocomplete_1(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete %a0, %a1 : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_0(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_1(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_2(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive_drop %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_drop_3(%a0: !llvm.ptr) {
  %0 = nvvm.mbarrier.arrive_drop %a0 : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_4(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop %a0, %a1 : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_5(%a0: !llvm.ptr<3>) {
  %0 = nvvm.mbarrier.arrive_drop %a0 : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_6(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop %a0, %a1 : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_7(%a0: !llvm.ptr<7>) {
  nvvm.mbarrier.arrive_drop %a0 : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_drop_8(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive_drop %a0, %a1 : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_drop_9(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_10(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_11(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive_drop %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_drop_12(%a0: !llvm.ptr) {
  %0 = nvvm.mbarrier.arrive_drop %a0 {relaxed = true} : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_13(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop %a0, %a1 {relaxed = true} : !llvm.ptr -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_14(%a0: !llvm.ptr<3>) {
  %0 = nvvm.mbarrier.arrive_drop %a0 {relaxed = true} : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_15(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop %a0, %a1 {relaxed = true} : !llvm.ptr<3> -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_16(%a0: !llvm.ptr<7>) {
  nvvm.mbarrier.arrive_drop %a0 {relaxed = true} : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_drop_17(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive_drop %a0, %a1 {relaxed = true} : !llvm.ptr<7>
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_0(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_1(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_2(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_3(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 : !llvm.ptr, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_4(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_5(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_6(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_7(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_8(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_9(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 {relaxed = true} : !llvm.ptr, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_10(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 {relaxed = true} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_expect_tx_11(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %a0, %a1 {relaxed = true} : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_arrive_drop_nocomplete_0(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.nocomplete %a0, %a1 : !llvm.ptr, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_arrive_drop_nocomplete_1(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.nocomplete %a0, %a1 : !llvm.ptr<3>, i32 -> i64
  llvm.return
}
llvm.func @mbarrier_complete_tx_0(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.mbarrier.complete_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
  llvm.return
}
llvm.func @mbarrier_complete_tx_1(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.complete_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_complete_tx_2(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.mbarrier.complete_tx %a0, %a1 : !llvm.ptr<3>, i32
  llvm.return
}
llvm.func @mbarrier_complete_tx_3(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.complete_tx %a0, %a1 : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_expect_tx_0(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.mbarrier.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
  llvm.return
}
llvm.func @mbarrier_expect_tx_1(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.expect_tx %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_expect_tx_2(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.mbarrier.expect_tx %a0, %a1 : !llvm.ptr<3>, i32
  llvm.return
}
llvm.func @mbarrier_expect_tx_3(%a0: !llvm.ptr<7>, %a1: i32) {
  nvvm.mbarrier.expect_tx %a0, %a1 : !llvm.ptr<7>, i32
  llvm.return
}
llvm.func @mbarrier_init_0(%a0: !llvm.ptr, %a1: i32) {
  nvvm.mbarrier.init %a0, %a1 : !llvm.ptr, i32
  llvm.return
}
llvm.func @mbarrier_init_1(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.mbarrier.init %a0, %a1 : !llvm.ptr<3>, i32
  llvm.return
}
llvm.func @mbarrier_inval_0(%a0: !llvm.ptr) {
  nvvm.mbarrier.inval %a0 : !llvm.ptr
  llvm.return
}
llvm.func @mbarrier_inval_1(%a0: !llvm.ptr<3>) {
  nvvm.mbarrier.inval %a0 : !llvm.ptr<3>
  llvm.return
}
llvm.func @mbarrier_test_wait_0(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_1(%a0: !llvm.ptr, %a1: i64) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_2(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_3(%a0: !llvm.ptr<3>, %a1: i64) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_4(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 : !llvm.ptr, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_5(%a0: !llvm.ptr, %a1: i64) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 : !llvm.ptr, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_6(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 : !llvm.ptr<3>, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_7(%a0: !llvm.ptr<3>, %a1: i64) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 : !llvm.ptr<3>, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_8(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_9(%a0: !llvm.ptr, %a1: i64) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_10(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_11(%a0: !llvm.ptr<3>, %a1: i64) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_12(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {relaxed = true} : !llvm.ptr, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_13(%a0: !llvm.ptr, %a1: i64) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {relaxed = true} : !llvm.ptr, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_14(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {relaxed = true} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_test_wait_15(%a0: !llvm.ptr<3>, %a1: i64) {
  %0 = nvvm.mbarrier.test.wait %a0, %a1 {relaxed = true} : !llvm.ptr<3>, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_0(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_1(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_2(%a0: !llvm.ptr, %a1: i64) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_3(%a0: !llvm.ptr, %a1: i64, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_4(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_5(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_6(%a0: !llvm.ptr<3>, %a1: i64) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_7(%a0: !llvm.ptr<3>, %a1: i64, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_8(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 : !llvm.ptr, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_9(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 : !llvm.ptr, i32, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_10(%a0: !llvm.ptr, %a1: i64) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 : !llvm.ptr, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_11(%a0: !llvm.ptr, %a1: i64, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 : !llvm.ptr, i64, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_12(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 : !llvm.ptr<3>, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_13(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 : !llvm.ptr<3>, i32, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_14(%a0: !llvm.ptr<3>, %a1: i64) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 : !llvm.ptr<3>, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_15(%a0: !llvm.ptr<3>, %a1: i64, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 : !llvm.ptr<3>, i64, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_16(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_17(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_18(%a0: !llvm.ptr, %a1: i64) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_19(%a0: !llvm.ptr, %a1: i64, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i64, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_20(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_21(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_22(%a0: !llvm.ptr<3>, %a1: i64) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_23(%a0: !llvm.ptr<3>, %a1: i64, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_24(%a0: !llvm.ptr, %a1: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {relaxed = true} : !llvm.ptr, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_25(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {relaxed = true} : !llvm.ptr, i32, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_26(%a0: !llvm.ptr, %a1: i64) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {relaxed = true} : !llvm.ptr, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_27(%a0: !llvm.ptr, %a1: i64, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {relaxed = true} : !llvm.ptr, i64, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_28(%a0: !llvm.ptr<3>, %a1: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {relaxed = true} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_29(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {relaxed = true} : !llvm.ptr<3>, i32, i32 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_30(%a0: !llvm.ptr<3>, %a1: i64) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1 {relaxed = true} : !llvm.ptr<3>, i64 -> i1
  llvm.return
}
llvm.func @mbarrier_try_wait_31(%a0: !llvm.ptr<3>, %a1: i64, %a2: i32) {
  %0 = nvvm.mbarrier.try_wait %a0, %a1, %a2 {relaxed = true} : !llvm.ptr<3>, i64, i32 -> i1
  llvm.return
}
