// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))" 2>&1
// DIFFERS: upstream crashes, makes invalid operations, or memory of 2^63 elements

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xi32, "COp">
    %b = gpu.subgroup_mma_elementwise addf %a, %a : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xi32, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
    %b = gpu.subgroup_mma_elementwise addi %a, %a : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xf16, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
    %b = gpu.subgroup_mma_elementwise extf %a : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xf16, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xsi8, "COp">
    %b = gpu.subgroup_mma_elementwise addf %a, %a : (!gpu.mma_matrix<16x16xsi8, "COp">, !gpu.mma_matrix<16x16xsi8, "COp">) -> !gpu.mma_matrix<16x16xsi8, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xsi8, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%x : si8) {
    %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xsi8, "AOp">
    "test.use"(%0) : (!gpu.mma_matrix<16x16xsi8, "AOp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%m : memref<?xf32>) workgroup(%w : memref<?xf32, 3>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k2 {
  llvm.func @vprintf(i32)
  llvm.mlir.global internal @printfFormat_0() : i32
  llvm.mlir.global internal @printfFormat_2("a\00") : !llvm.array<2 x i8>
  llvm.mlir.global internal @__dynamic_shmem__0() : i32
  gpu.func @f5(%x : index) kernel {
    gpu.printf "%d", %x : index
    gpu.printf "%d%d", %x, %x : index, index
    gpu.return
  }
}
