// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))"

gpu.module @k {
  gpu.func @f0(%m : memref<32x32xf16>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  "use"(%a) : (!gpu.mma_matrix<16x16xf16, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f1(%m : memref<32x32xf16>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<32x16xf16, "AOp">
  "use"(%a) : (!gpu.mma_matrix<32x16xf16, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f2(%m : memref<32x32xf16>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<8x16xf16, "AOp">
  "use"(%a) : (!gpu.mma_matrix<8x16xf16, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f3(%m : memref<32x32xf16>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
  "use"(%a) : (!gpu.mma_matrix<16x16xf16, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f4(%m : memref<32x32xf16>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x8xf16, "BOp">
  "use"(%a) : (!gpu.mma_matrix<16x8xf16, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f5(%m : memref<32x32xf16>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x32xf16, "BOp">
  "use"(%a) : (!gpu.mma_matrix<16x32xf16, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f6(%m : memref<32x32xf16>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
  "use"(%a) : (!gpu.mma_matrix<16x16xf16, "COp">) -> ()
    gpu.return
  }
  gpu.func @f7(%m : memref<32x32xf16>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<32x8xf16, "COp">
  "use"(%a) : (!gpu.mma_matrix<32x8xf16, "COp">) -> ()
    gpu.return
  }
  gpu.func @f8(%m : memref<32x32xf16>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<8x32xf16, "COp">
  "use"(%a) : (!gpu.mma_matrix<8x32xf16, "COp">) -> ()
    gpu.return
  }
  gpu.func @f9(%m : memref<32x32xf16>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16> -> !gpu.mma_matrix<8x32xf16, "COp">
  "use"(%a) : (!gpu.mma_matrix<8x32xf16, "COp">) -> ()
    gpu.return
  }
  gpu.func @f10(%m : memref<32x32xf32>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<16x8xf32, "AOp">
  "use"(%a) : (!gpu.mma_matrix<16x8xf32, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f11(%m : memref<32x32xf32>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<8x16xf32, "BOp">
  "use"(%a) : (!gpu.mma_matrix<8x16xf32, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f12(%m : memref<32x32xf32>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
  "use"(%a) : (!gpu.mma_matrix<16x16xf32, "COp">) -> ()
    gpu.return
  }
  gpu.func @f13(%m : memref<32x32xf32>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<32x8xf32, "COp">
  "use"(%a) : (!gpu.mma_matrix<32x8xf32, "COp">) -> ()
    gpu.return
  }
  gpu.func @f14(%m : memref<32x32xf32>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<8x32xf32, "COp">
  "use"(%a) : (!gpu.mma_matrix<8x32xf32, "COp">) -> ()
    gpu.return
  }
  gpu.func @f15(%m : memref<32x32xf32>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf32> -> !gpu.mma_matrix<8x32xf32, "COp">
  "use"(%a) : (!gpu.mma_matrix<8x32xf32, "COp">) -> ()
    gpu.return
  }
  gpu.func @f16(%m : memref<32x32xf64>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<8x4xf64, "AOp">
  "use"(%a) : (!gpu.mma_matrix<8x4xf64, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f17(%m : memref<32x32xf64>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf64> -> !gpu.mma_matrix<8x4xf64, "AOp">
  "use"(%a) : (!gpu.mma_matrix<8x4xf64, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f18(%m : memref<32x32xf64>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<4x8xf64, "BOp">
  "use"(%a) : (!gpu.mma_matrix<4x8xf64, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f19(%m : memref<32x32xf64>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<8x8xf64, "COp">
  "use"(%a) : (!gpu.mma_matrix<8x8xf64, "COp">) -> ()
    gpu.return
  }
  gpu.func @f20(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<16x16xsi8, "AOp">
  "use"(%a) : (!gpu.mma_matrix<16x16xsi8, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f21(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<32x16xsi8, "AOp">
  "use"(%a) : (!gpu.mma_matrix<32x16xsi8, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f22(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<8x16xsi8, "AOp">
  "use"(%a) : (!gpu.mma_matrix<8x16xsi8, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f23(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<16x16xsi8, "BOp">
  "use"(%a) : (!gpu.mma_matrix<16x16xsi8, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f24(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<16x8xsi8, "BOp">
  "use"(%a) : (!gpu.mma_matrix<16x8xsi8, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f25(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<16x32xsi8, "BOp">
  "use"(%a) : (!gpu.mma_matrix<16x32xsi8, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f26(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<16x16xui8, "AOp">
  "use"(%a) : (!gpu.mma_matrix<16x16xui8, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f27(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<32x16xui8, "AOp">
  "use"(%a) : (!gpu.mma_matrix<32x16xui8, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f28(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<8x16xui8, "AOp">
  "use"(%a) : (!gpu.mma_matrix<8x16xui8, "AOp">) -> ()
    gpu.return
  }
  gpu.func @f29(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<16x16xui8, "BOp">
  "use"(%a) : (!gpu.mma_matrix<16x16xui8, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f30(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<16x8xui8, "BOp">
  "use"(%a) : (!gpu.mma_matrix<16x8xui8, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f31(%m : memref<32x32xi8>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<16x32xui8, "BOp">
  "use"(%a) : (!gpu.mma_matrix<16x32xui8, "BOp">) -> ()
    gpu.return
  }
  gpu.func @f32(%m : memref<32x32xi32>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi32> -> !gpu.mma_matrix<16x16xi32, "COp">
  "use"(%a) : (!gpu.mma_matrix<16x16xi32, "COp">) -> ()
    gpu.return
  }
  gpu.func @f33(%m : memref<32x32xi32>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi32> -> !gpu.mma_matrix<32x8xi32, "COp">
  "use"(%a) : (!gpu.mma_matrix<32x8xi32, "COp">) -> ()
    gpu.return
  }
  gpu.func @f34(%m : memref<32x32xi32>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi32> -> !gpu.mma_matrix<8x32xi32, "COp">
  "use"(%a) : (!gpu.mma_matrix<8x32xi32, "COp">) -> ()
    gpu.return
  }
  gpu.func @f35(%m : memref<32x32xi32>, %i : index) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xi32> -> !gpu.mma_matrix<8x32xi32, "COp">
  "use"(%a) : (!gpu.mma_matrix<8x32xi32, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%m : memref<32x32xf64>, %i : index) kernel {
    %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<8x4xf64, "AOp">
    %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf64> -> !gpu.mma_matrix<4x8xf64, "BOp">
    %c = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<8x8xf64, "COp">
    %d = gpu.subgroup_mma_compute %a, %b, %c {a_transpose} : !gpu.mma_matrix<8x4xf64, "AOp">, !gpu.mma_matrix<4x8xf64, "BOp"> -> !gpu.mma_matrix<8x8xf64, "COp">
    gpu.subgroup_mma_store_matrix %d, %m[%i, %i] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<8x8xf64, "COp">, memref<32x32xf64>
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%m : memref<32x32xf32>, %i : index, %x : f32, %n : i32) kernel {
    %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<16x8xf32, "AOp">
    %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<8x16xf32, "BOp">
    %c = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf32, "COp">
    %d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf32, "AOp">, !gpu.mma_matrix<8x16xf32, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %e = gpu.subgroup_mma_elementwise minf %c, %d : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %f = gpu.subgroup_mma_elementwise mulf %c, %e : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %g = gpu.subgroup_mma_elementwise divf %c, %f : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %g, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
    %h = gpu.subgroup_mma_constant_matrix %n : !gpu.mma_matrix<16x16xi32, "COp">
    "test.use"(%h) : (!gpu.mma_matrix<16x16xi32, "COp">) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
 gpu.func @f(%m : memref<32x32xf16>, %i : index, %x : f16) kernel {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %c = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "COp">
  %d = gpu.subgroup_mma_compute %a, %b, %c {b_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %d1 = gpu.subgroup_mma_elementwise addf %d, %d : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  %d2 = gpu.subgroup_mma_elementwise maxf %d1, %d : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %d2, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16>
  gpu.return
 }
}
