// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))"

gpu.module @k2 {
  llvm.mlir.global internal @printfFormat_0() : i32
  llvm.mlir.global internal @printfFormat_2("a\00") : !llvm.array<2 x i8>
  llvm.mlir.global internal constant @xx("b\00") {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global internal @__dynamic_shmem__0() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<0 x i8>
  gpu.func @f5(%x : index) kernel {
    %m2 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    "use"(%m2) : (memref<?xi8, #gpu.address_space<workgroup>>) -> ()
    gpu.return
  }
}

// -----

gpu.module @k2 {
  llvm.mlir.global internal @__dynamic_shmem__0() {addr_space = 3 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global internal @__dynamic_shmem__1() {addr_space = 3 : i32, alignment = 32 : i64} : !llvm.array<0 x i8>
  gpu.func @f5(%x : index) kernel {
    %m2 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    "use"(%m2) : (memref<?xi8, #gpu.address_space<workgroup>>) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%a : f32) kernel {
    %0 = gpu.all_reduce add %a uniform {} : (f32) -> (f32)
    "use"(%0) : (f32) -> ()
    gpu.return
  }
}
