// RUN: not terrace opt %s --split-input-file 2>&1

func.func @f(%m: memref<8xf16>, %l: memref<8xf16, strided<[2]>, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : f16, memref<8xf16>, memref<8xf16, strided<[2]>, 3>
  return
}

// -----

func.func @f(%m: memref<8xf16>, %l: memref<8xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : f16, memref<8xf16>, memref<8xf32, 3>
  return
}

// -----

func.func @f(%m: memref<8xf16>, %l: memref<8xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : i64, memref<8xf16>, memref<8xf16, 3>
  return
}

// -----

func.func @f(%m: memref<8xf16>, %l: memref<8xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : vector<3xf16>, memref<8xf16>, memref<8xf16, 3>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %l: memref<8xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : f16, memref<8xf16, 3>, memref<8xf16, 3>
  return
}

// -----

func.func @f(%m: memref<8xf16, #gpu.address_space<private>>, %l: memref<8xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : f16, memref<8xf16, #gpu.address_space<private>>, memref<8xf16, 3>
  return
}

// -----

func.func @f(%m: memref<8xf16>, %l: memref<8xf16, 4>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : f16, memref<8xf16>, memref<8xf16, 4>
  return
}

// -----

func.func @f(%m: memref<8xf16>, %l: memref<8xf16>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : f16, memref<8xf16>, memref<8xf16>
  return
}

// -----

func.func @f(%m: memref<8xf16>, %l: memref<8xf16, affine_map<(d0) -> (d0 mod 2)>, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : f16, memref<8xf16>, memref<8xf16, affine_map<(d0) -> (d0 mod 2)>, 3>
  return
}

// -----

func.func @f(%m: memref<8xf16>, %l: memref<8xf16, 3>, %i: index) {
  "amdgpu.gather_to_lds"(%m, %i, %l, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xf16>, index, memref<8xf16, 3>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<8xf16>, %l: memref<8xf16, 3>, %i: index) {
  "amdgpu.gather_to_lds"(%m, %i, %l, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = 1 : i32}> : (memref<8xf16>, index, memref<8xf16, 3>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<8xf16>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16> -> vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<8xf16, 1>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 1> -> vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 3> -> vector<8xf16>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 3> -> vector<4xi8>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 3> -> vector<8xi4>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 3> -> vector<8xf6E2M3FN>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 3> -> vector<2xf32>
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 3> -> f16
  return
}

// -----

func.func @f(%m: memref<8xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<8xf16, 3> -> vector<f16>
  return
}

// -----

func.func @f(%m: memref<8xi32>, %l: memref<8xi32>, %i: index) {
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xi32> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @f(%m: memref<8xi32, 3>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi32, 3>, memref<8xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @f(%m: memref<8xi32>, %l: memref<8xf32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xf32, 3> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @f(%m: memref<8xi7>, %l: memref<8xi7, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi7>, memref<8xi7, 3> -> !amdgpu.tdm_base<i8>
  return
}

// -----

func.func @f(%m: memref<8xi32>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xi32, 3> -> i32
  return
}

// -----

func.func @f(%m: memref<8xi32>, %l: memref<8xi32>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xi32> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}

// -----

func.func @f(%m: memref<8xi32, 3>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %m[%i], %l[%i] : memref<8xi32, 3>, memref<8xi32, 3> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}

// -----

func.func @f(%m: memref<8xi32>, %l: memref<8xf32, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xf32, 3> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}

// -----

func.func @f(%m: memref<8xi7>, %l: memref<8xi7, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %m[%i], %l[%i] : memref<8xi7>, memref<8xi7, 3> -> !amdgpu.tdm_gather_base<i8, i16>
  return
}

// -----

func.func @f(%m: memref<8xi32>, %l: memref<8xi32, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %m[%i], %l[%i] : memref<8xi32>, memref<8xi32, 3> -> i32
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32, %t: i1, %m: vector<16xi1>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [] globalStride [] sharedSize [] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32, %t: i1, %m: vector<16xi1>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 2] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32, %t: i1, %m: vector<16xi1>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, %i] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32, %t: i1, %m: vector<16xi1>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [1, 1, 1, 1, 1, 1] globalStride [1, 1, 1, 1, 1, 1] sharedSize [1, 1, 1, 1, 1, 1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32, %t: i1, %m: vector<16xi1>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32, %t: i1, %m: vector<16xi1>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 1] sharedSize [64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i4>, %i: index, %n: i32, %t: i1, %m: vector<16xi1>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] : !amdgpu.tdm_base<i4> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32, %t: i1, %m: vector<16xi1>, %a: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] atomicBarrier(%a[%i] : memref<8xi32>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32, %t: i1, %m: vector<16xi1>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] earlyTimeout %t : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32, %t: i1, %m: vector<16xi1>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [64, 64] globalStride [64, 1] sharedSize [64, 64] workgroupMask %i : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %t: i1) {
  %0 = "amdgpu.make_dma_descriptor"(%b, %t) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, i1) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %t: i1) {
  %0 = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %v: vector<4xi16>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [1, 1, 1] globalStride [1, 1, 1] sharedSize [1, 1, 1] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %v: vector<4xi32>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [1, 1] globalStride [1, 1] sharedSize [1, 1] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %v: vector<17xi16>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [1, 1] globalStride [1, 1] sharedSize [1, 1] : !amdgpu.tdm_gather_base<i32, i16>, vector<17xi16> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i32>, %v: vector<9xi32>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [1, 1] globalStride [1, 1] sharedSize [1, 1] : !amdgpu.tdm_gather_base<i32, i32>, vector<9xi32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %v: vector<4xi16>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [1] globalStride [1, 1] sharedSize [1, 1] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %v: i16) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%v] globalSize [1, 1] globalStride [1, 1] sharedSize [1, 1] : !amdgpu.tdm_gather_base<i32, i16>, i16 -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%d: i32) {
  amdgpu.tensor_load_to_lds %d : i32
  return
}

// -----

func.func @f(%d: i32) {
  "amdgpu.tensor_store_from_lds"(%d) : (i32) -> ()
  return
}

// -----

func.func private @f(!amdgpu.tdm_gather_base<i7, i16>)

// -----

func.func private @f(!amdgpu.tdm_gather_base<i128, i16>)

// -----

func.func private @f(!amdgpu.tdm_gather_base<i8, i64>)

// -----

func.func private @f(!amdgpu.tdm_gather_base<i8>)

// -----

func.func private @f(!amdgpu.tdm_gather_base<i8, 3>)

// -----

func.func private @f(!amdgpu.tdm_gather_base<, i8>)

// -----

func.func private @f(!amdgpu.tdm_gather_base)

// -----

func.func private @f(!amdgpu.tdm_base)

// -----

func.func private @f(!amdgpu.tdm_base<3>)

// -----

func.func private @f(!amdgpu.tdm_base<i8, i16>)

// -----

func.func private @f(!amdgpu.tdm_base<>)

// -----

func.func private @f(!amdgpu.foo)

// -----

func.func private @f() attributes {x = #amdgpu.foo}

// -----

func.func private @f() attributes {x = #amdgpu<dpp_perm foo>}

// -----

func.func private @f() attributes {x = #amdgpu<dpp_perm>}

// -----

func.func private @f() attributes {x = #amdgpu.sched_barrier_opt<foo>}

// -----

func.func private @f() attributes {x = #amdgpu.sched_barrier_opt<valu|foo>}

// -----

func.func private @f() attributes {x = #amdgpu.sched_barrier_opt<>}

// -----

func.func private @f() attributes {x = #amdgpu<mfma_perm_b foo>}

// -----

func.func private @f() attributes {x = #amdgpu.address_space<foo>}

// -----

func.func private @f() attributes {x = #amdgpu.address_space}
