// RUN: terrace opt %s --allow-unregistered-dialect --gpu-kernel-outlining
// RUN: terrace opt %s --allow-unregistered-dialect '--gpu-kernel-outlining=data-layout-str=#dlti.dl_spec<index=32:i32>'

// Kernels take what they use from outside, and their modules get the symbols that they need.
module attributes {gpu.container_module} {
func.func @f(%n: index, %x: f32, %m: memref<?xf32>, %s: i32) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %cst = arith.constant 2.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) {
    %y = arith.addf %x, %cst : f32
    memref.store %y, %m[%tx] : memref<?xf32>
    "test.use"(%gx, %sz, %bx) : (index, index, index) -> ()
    func.call @g(%y) : (f32) -> ()
    gpu.terminator
  } {test.attr = 3 : i32}
  gpu.launch clusters(%cx, %cy, %cz) in (%dx = %c1, %dy = %c1, %dz = %c1) blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) dynamic_shared_memory_size %s
             workgroup(%w : memref<32xf32, #gpu.address_space<workgroup>>) private(%p : memref<1xf32, 5>) {
    memref.store %x, %w[%cx] : memref<32xf32, #gpu.address_space<workgroup>>
    "test.use"(%p, %dz) : (memref<1xf32, 5>, index) -> ()
    cf.br ^next(%bx : index)
  ^next(%k: index):
    scf.for %i = %c1 to %n step %c32 {
      %y = arith.addf %x, %cst : f32
    }
    gpu.terminator
  }
  %t = gpu.wait async
  %u = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) module(@kernels) function(@k) {
    gpu.terminator
  }
  gpu.wait [%u]
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1) module(@kernels) function(@k) {
    gpu.terminator
  }
  return
}
func.func @g(%x: f32) { func.call @h(%x) : (f32) -> ()  func.call @h2() : () -> () return }
func.func @h(%x: f32) { %0 = memref.get_global @glob : memref<4xf32> return }
func.func private @h2()
memref.global @glob : memref<4xf32>
llvm.func @q(%n: i64) {
  llvm.return
}
}
