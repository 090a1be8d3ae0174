// RUN: terrace opt %s --convert-gpu-to-rocdl=chipset=gfx942
// RUN: terrace opt %s "--convert-gpu-to-rocdl=chipset=gfx1100"

gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32, #gpu.address_space<global>>, %l: memref<64xf32, #gpu.address_space<workgroup>>) kernel {
    %x = gpu.thread_id x
    %i = arith.index_cast %x : index to i32
    %0 = amdgpu.fat_raw_buffer_cast %m : memref<64xf32, #gpu.address_space<global>> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
    %1 = memref.load %0[%x] : memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
    %2 = amdgpu.raw_buffer_load %m[%i] : memref<64xf32, #gpu.address_space<global>>, i32 -> f32
    %3 = amdgpu.dpp %1 %2 row_mirror : f32
    memref.store %3, %l[%x] : memref<64xf32, #gpu.address_space<workgroup>>
    amdgpu.lds_barrier
    amdgpu.raw_buffer_store %3 -> %m[%i] : f32 -> memref<64xf32, #gpu.address_space<global>>, i32
    gpu.return
  }
}
