// RUN: terrace compile %s --gpu=sm_90a+ptx80,gfx942 --emit=llvm-dialect -O1
// RUN: terrace compile %s --gpu=sm_80 --emit=kernel-ll
// RUN: terrace compile %s --gpu=sm_80 -O0 --emit=mlir
// RUN: not terrace compile %s 2>&1
// RUN: not terrace compile %s --gpu=sm_80,sm_90 --emit=kernel-ll 2>&1
// RUN: not terrace compile %s --gpu=sm_80 --emit=gcn-asm 2>&1
// RUN: not terrace compile %s --gpu=sm_ 2>&1
// RUN: not terrace compile %s --gpu=gfx942 --emit=hsaco 2>&1
// DIFFERS: upstream has no pass that lowers all device code

// The kernels of two launches, for GPUs of two vendors: those of the second are copies, since they are lowered differently.
// The launch of the second depends on two tokens.
func.func private @half(%x: f32) -> f32 {
  %c = arith.constant 0.5 : f32
  %y = arith.mulf %x, %c : f32
  return %y : f32
}

func.func @host(%n: index, %m: memref<?xf32>, %t0: !gpu.async.token) {
  %c1 = arith.constant 1 : index
  %bytes = arith.constant 512 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) dynamic_shared_memory_size %bytes {
    %memory = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %x = memref.load %m[%bx] : memref<?xf32>
    %y = func.call @half(%x) : (f32) -> f32
    memref.store %y, %m[%bx] : memref<?xf32>
    gpu.terminator
  }
  %t1 = gpu.wait async
  %t2 = gpu.launch async [%t0, %t1] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    gpu.terminator
  }
  gpu.wait [%t2]
  return
}
