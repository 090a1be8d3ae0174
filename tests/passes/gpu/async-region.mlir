// RUN: terrace opt %s --gpu-async-region

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel() kernel { gpu.return }
  }
  func.func private @foo() -> ()
  func.func @async(%n: index, %c: i1, %m: memref<4xf32>, %x: f32) -> index {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    %a = gpu.alloc() : memref<4xf32>
    gpu.memcpy %a, %m : memref<4xf32>, memref<4xf32>
    %y = arith.addf %x, %x : f32
    gpu.memset %a, %y : memref<4xf32>, f32
    %l = memref.load %m[%n] : memref<4xf32>
    gpu.dealloc %a : memref<4xf32>
    call @foo() : () -> ()
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    scf.for %i = %n to %n step %n {
      gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    }
    scf.for %i = %n to %n step %n {
    }
    %w = gpu.wait async
    %t = gpu.launch_func async [%w] @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    gpu.wait [%t]
    gpu.wait
    %d = gpu.create_dn_tensor %m, %n : index into memref<4xf32>

    gpu.barrier
    cf.cond_br %c, ^a, ^b
  ^a:
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    cf.br ^b
  ^b:
    return %n : index
  }
}
