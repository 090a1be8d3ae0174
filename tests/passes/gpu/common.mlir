// RUN: terrace opt %s --allow-unregistered-dialect --canonicalize
// RUN: terrace opt %s --allow-unregistered-dialect --cse
// RUN: terrace opt %s --allow-unregistered-dialect --loop-invariant-code-motion
// RUN: terrace opt %s --allow-unregistered-dialect --inline
// RUN: terrace opt %s --allow-unregistered-dialect --symbol-dce
// RUN: terrace opt %s --allow-unregistered-dialect --mem2reg
// RUN: terrace opt %s --allow-unregistered-dialect --sroa

module attributes {gpu.container_module} {
func.func @f(%n: index, %m: memref<4xf32>, %x: f32, %i: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %cst = arith.constant 1.0 : f32
  %a = gpu.alloc(%n) : memref<3x?xf32>
  %d = memref.dim %a, %c1 : memref<3x?xf32>
  %d0 = memref.dim %a, %c0 : memref<3x?xf32>
  %d5 = memref.dim %a, %c5 : memref<3x?xf32>
  gpu.barrier
  gpu.barrier
  gpu.barrier
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %n, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    "test.use"(%bx, %by, %bz, %tx, %ty) : (index, index, index, index, index) -> ()
    %r = gpu.all_reduce add %x {} : (f32) -> f32
    %r2 = gpu.subgroup_reduce add %x : (f32) -> f32
    %r3 = gpu.subgroup_reduce add %x cluster(size = 1) : (f32) -> f32
    "test.use"(%r, %r2, %r3) : (f32, f32, f32) -> ()
    gpu.terminator
  }
  %b = gpu.alloc() : memref<4xf32>
  gpu.memcpy %b, %m : memref<4xf32>, memref<4xf32>
  gpu.dealloc %b : memref<4xf32>
  %b2 = gpu.alloc() : memref<4xf32>
  %t = gpu.wait async
  %t2 = gpu.memcpy async [%t] %b2, %m : memref<4xf32>, memref<4xf32>
  %t3 = gpu.dealloc async [%t2] %b2 : memref<4xf32>
  gpu.wait [%t3, %t]
  gpu.wait
  %t4 = gpu.wait async
  %t5 = gpu.wait async [%t3]
  gpu.wait [%t5]
  %e = memref.cast %m : memref<4xf32> to memref<?xf32>
  gpu.memset %e, %x : memref<?xf32>, f32
  %e2 = memref.cast %m : memref<4xf32> to memref<?xf32>
  gpu.memcpy %e, %e2 : memref<?xf32>, memref<?xf32>
  %q = gpu.subgroup_broadcast %cst, first_active_lane : f32
  %q2 = gpu.subgroup_broadcast %cst, specific_lane %i : f32
  %q3 = gpu.thread_id x
  %q4 = gpu.subgroup_broadcast %x, first_active_lane : f32
  %q5 = gpu.subgroup_broadcast %q4, first_active_lane : f32
  %q6 = gpu.subgroup_broadcast %q4, specific_lane %i : f32
  %q7 = gpu.subgroup_broadcast %q6, specific_lane %i : f32
  "test.use"(%q, %q2, %q5, %q6, %q7) : (f32, f32, f32, f32, f32) -> ()
  "test.use"(%d, %d0, %d5) : (index, index, index) -> ()
  return %d : index
}
gpu.module @k {
  func.func private @unused() { return }
  gpu.func @kk(%m: memref<4xf32>, %n: index) kernel {
    %x1 = gpu.thread_id x
    %x2 = gpu.thread_id x
    %x3 = arith.addi %x1, %x2 : index
    %l = gpu.lane_id
    %v = memref.alloca() : memref<f32>
    %z = arith.constant 0.0 : f32
    memref.store %z, %v[] : memref<f32>
    %w = memref.load %v[] : memref<f32>
    scf.for %i = %n to %x3 step %n {
      %c = gpu.block_dim x
      memref.store %w, %m[%c] : memref<4xf32>
      %d = func.call @dev(%c) : (index) -> index
      memref.store %w, %m[%d] : memref<4xf32>
    }
    gpu.return
  }
  func.func private @dev(%x: index) -> index { %t = gpu.thread_id y  %s = arith.addi %x, %t : index return %s : index }
}
}
