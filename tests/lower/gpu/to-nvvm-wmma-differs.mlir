// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))"
// DIFFERS: upstream crashes on these operations on registers, and inserts an f32 into a struct of i32

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
    %b = gpu.subgroup_mma_elementwise subf %a, %a : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xf32, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xi32, "COp">
    %b = gpu.subgroup_mma_elementwise addi %a, %a : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xi32, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xi32, "COp">
    %b = gpu.subgroup_mma_elementwise muli %a, %a : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xi32, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xi32, "COp">
    %b = gpu.subgroup_mma_elementwise subi %a, %a : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xi32, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xi32, "COp">
    %b = gpu.subgroup_mma_elementwise divs %a, %a : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xi32, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xi32, "COp">
    %b = gpu.subgroup_mma_elementwise divu %a, %a : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xi32, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
    %b = gpu.subgroup_mma_elementwise negatef %a : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xf16, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f() {
    %a = "test.get"() : () -> !gpu.mma_matrix<16x16xi32, "COp">
    %b = gpu.subgroup_mma_elementwise negates %a : (!gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
    "test.use"(%b) : (!gpu.mma_matrix<16x16xi32, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%x : f32) {
    %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x8xf32, "AOp">
    "test.use"(%0) : (!gpu.mma_matrix<16x8xf32, "AOp">) -> ()
    gpu.return
  }
}
