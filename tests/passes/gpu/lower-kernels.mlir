// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(lower-kernels))"
// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(lower-kernels{index-bitwidth=32 use-bare-ptr-memref-call-conv=1}))"
// DIFFERS: upstream has no pass that lowers all device code

// One instruction reduces over a subgroup from sm_80 on, and memory of NVIDIA's GPUs is copied asynchronously.
gpu.module @nvidia [#nvvm.target<chip = "sm_80">, #nvvm.target<chip = "sm_90">] {
  gpu.func @f(%x: i32, %m: memref<4xi32>) kernel {
    %i = gpu.lane_id
    %sum = gpu.subgroup_reduce add %x uniform : (i32) -> i32
    memref.store %sum, %m[%i] : memref<4xi32>
    %r = nvgpu.device_async_create_group
    nvgpu.device_async_wait %r
    gpu.return
  }
}

// Wavefronts have 64 lanes, and the stack has an address space of its own.
gpu.module @amd [#rocdl.target<chip = "gfx90a">, #rocdl.target<O = 3, chip = "gfx90a">] {
  gpu.func @f(%c: i1) kernel {
    %i = gpu.lane_id
    %j = arith.index_cast %i : index to i32
    scf.if %c {
      %m = memref.alloca() : memref<i32>
      memref.store %j, %m[] : memref<i32>
      gpu.printf "%d", %j : i32
    }
    gpu.return
  }
}
