// RUN: terrace opt %s --convert-nvgpu-to-nvvm
// RUN: terrace opt %s --convert-nvgpu-to-nvvm --mlir-print-op-generic

!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!one = !nvgpu.mbarrier.group<memorySpace = 3>

func.func @barriers(%i: index, %p: i1) {
  %b = nvgpu.mbarrier.create -> !group
  %c = nvgpu.mbarrier.create {a} -> !one
  %d = "nvgpu.mbarrier.create"() : () -> !one
  nvgpu.mbarrier.init %b[%i], %i : !group
  nvgpu.mbarrier.init %b[%i], %i, predicate = %p {a} : !group
  "nvgpu.mbarrier.init"(%c, %i, %i, %p) : (!one, index, index, i1) -> ()
  %0 = nvgpu.mbarrier.get %b[%i] : !group -> i32
  %1 = "nvgpu.mbarrier.get"(%c, %i) : (!one, index) -> i64
  %2 = nvgpu.mbarrier.arrive %b[%i] : !group -> !nvgpu.mbarrier.token
  %3 = "nvgpu.mbarrier.arrive"(%c, %i) {a} : (!one, index) -> !nvgpu.mbarrier.token
  %4 = nvgpu.mbarrier.arrive.nocomplete %b[%i], %i : !group -> !nvgpu.mbarrier.token
  %5 = "nvgpu.mbarrier.arrive.nocomplete"(%c, %i, %i) : (!one, index, index) -> !nvgpu.mbarrier.token
  nvgpu.mbarrier.arrive.expect_tx %b[%i], %i : !group
  nvgpu.mbarrier.arrive.expect_tx %b[%i], %i, predicate = %p : !group
  "nvgpu.mbarrier.arrive.expect_tx"(%c, %i, %i) : (!one, index, index) -> ()
  %6 = nvgpu.mbarrier.test.wait %b[%i], %2 : !group, !nvgpu.mbarrier.token
  %7 = "nvgpu.mbarrier.test.wait"(%c, %3, %i) : (!one, !nvgpu.mbarrier.token, index) -> i1
  nvgpu.mbarrier.try_wait.parity %b[%i], %p, %i : !group
  "nvgpu.mbarrier.try_wait.parity"(%c, %p, %i, %i) {a} : (!one, i1, index, index) -> ()
  return
}
