// RUN: terrace opt %s --convert-nvgpu-to-nvvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-nvgpu-to-nvvm --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope

!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = 3>
func.func @scf(%l: index, %u: index, %c: i1) {
  %b = nvgpu.mbarrier.create -> !b
  %t = nvgpu.mbarrier.arrive %b[%l] : !b -> !nvgpu.mbarrier.token
  %r = scf.for %i = %l to %u step %l iter_args(%x = %t) -> (!nvgpu.mbarrier.token) {
    %d = nvgpu.mbarrier.test.wait %b[%i], %x : !b, !nvgpu.mbarrier.token
    %n = nvgpu.mbarrier.arrive %b[%i] : !b -> !nvgpu.mbarrier.token
    scf.yield %n : !nvgpu.mbarrier.token
  }
  %r2 = scf.if %c -> (!nvgpu.mbarrier.token) {
    scf.yield %r : !nvgpu.mbarrier.token
  } else {
    scf.yield %t : !nvgpu.mbarrier.token
  }
  %d = nvgpu.mbarrier.test.wait %b[%l], %r2 : !b, !nvgpu.mbarrier.token
  %w = scf.while (%y = %r2) : (!nvgpu.mbarrier.token) -> !nvgpu.mbarrier.token {
    scf.condition(%c) %y : !nvgpu.mbarrier.token
  } do {
   ^bb0(%z: !nvgpu.mbarrier.token):
    scf.yield %z : !nvgpu.mbarrier.token
  }
  "t.u"(%w) : (!nvgpu.mbarrier.token) -> ()
  scf.for %i = %l to %u step %l {
    %n = nvgpu.mbarrier.arrive %b[%i] : !b -> !nvgpu.mbarrier.token
  }
  cf.br ^x(%w : !nvgpu.mbarrier.token)
 ^x(%q: !nvgpu.mbarrier.token):
  return
}

!tk = !nvgpu.mbarrier.token
func.func @switch(%l: index, %u: index, %c: i1, %t: !tk, %tt: !nvgpu.device.async.token) -> !tk {
  %s = scf.index_switch %l -> !tk
  case 1 {
    scf.yield %t : !tk
  }
  default {
    scf.yield %t : !tk
  }
  %e = scf.execute_region -> !tk { scf.yield %s : !tk }
  %f:2 = scf.for %i = %l to %u step %l iter_args(%a = %e, %bb = %l) -> (!tk, index) {
    scf.yield %a, %i : !tk, index
  } {x}
  scf.while (%y = %f#1) : (index) -> index {
    scf.condition(%c) %y : index
  } do {
   ^bb0(%z: index):
    scf.yield %z : index
  }
  scf.if %c { 
    scf.yield
  }
  %zz = scf.for %i = %l to %u step %l iter_args(%a = %l) -> (index) {
    scf.yield %a : index
  }
  scf.if %c {
  scf.for %i = %l to %u step %l {
    nvgpu.device_async_wait %tt
  }
  }
  return %f#0 : !tk
}

func.func @other_types(%l: index, %u: index, %c: i1, %t: f8E4M3FN, %m: memref<f32>, %v: vector<4x4xf32>) -> vector<4x4xf32> {
  %f:3 = scf.for %i = %l to %u step %l iter_args(%a = %t, %bb = %m, %vv = %v) -> (f8E4M3FN, memref<f32>, vector<4x4xf32>) {
    scf.yield %a, %bb, %vv : f8E4M3FN, memref<f32>, vector<4x4xf32>
  }
  %g = scf.if %c -> vector<4x4xf32> { scf.yield %f#2 : vector<4x4xf32> } else { scf.yield %v : vector<4x4xf32> }
  return %g : vector<4x4xf32>
}
