// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @none() kernel {
      gpu.return
    }
    gpu.func @some(%a: f32, %b: memref<?xf32, 1>) kernel {
      gpu.return
    }
  }

  func.func @launch_func(%n: index, %i: i32, %l: i64, %f: f32, %m: memref<?xf32, 1>, %s: !llvm.ptr) {
    gpu.launch_func @kernels::@none blocks in (%n, %n, %n) threads in (%n, %n, %n)
    gpu.launch_func @kernels::@some blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32, %m : memref<?xf32, 1>) {a}
    gpu.launch_func @kernels::@none clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %i
    gpu.launch_func @kernels::@none blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64
    gpu.launch_func @kernels::@none clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) : i32 dynamic_shared_memory_size %i
    gpu.launch_func <%s : !llvm.ptr> @kernels::@none blocks in (%n, %n, %n) threads in (%n, %n, %n)
    %t = gpu.wait async
    gpu.launch_func [%t] @kernels::@none blocks in (%n, %n, %n) threads in (%n, %n, %n)
    %u = gpu.launch_func async [%t, %t] @kernels::@none blocks in (%n, %n, %n) threads in (%n, %n, %n)
    %v = gpu.launch_func async @kernels::@none blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %i
    gpu.wait [%u, %v]
    return
  }

  func.func @launch(%n: index, %i: i32, %m: memref<?xf32>) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
               threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      %x = memref.load %m[%bx] : memref<?xf32>
      memref.store %x, %m[%tx] : memref<?xf32>
      "test.use"(%gx, %sz) : (index, index) -> ()
      gpu.terminator
    }
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
               threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
               dynamic_shared_memory_size %i
               workgroup(%w : memref<32xf32, #gpu.address_space<workgroup>>, %v : memref<1xi8, 3>)
               private(%p : memref<1xf32, 5>) {
      "test.use"(%w, %v, %p) : (memref<32xf32, #gpu.address_space<workgroup>>, memref<1xi8, 3>, memref<1xf32, 5>) -> ()
      gpu.terminator
    } {a = 1 : i32}
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
               threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
               module(@m) function(@f) private(%p : memref<1xf32, 5>) {
      gpu.terminator
    }
    gpu.launch clusters(%cx, %cy, %cz) in (%dx = %n, %dy = %n, %dz = %n)
               blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
               threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) function(@f)
               workgroup(%w : memref<32xf32, 3>) {
      "test.use"(%cx, %dz, %w) : (index, index, memref<32xf32, 3>) -> ()
      cf.br ^next
    ^next:
      gpu.terminator
    }
    %t = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
                          threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      gpu.terminator
    }
    %u = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
                               threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      gpu.terminator
    }
    return
  }
}
