// RUN: not terrace opt %s --split-input-file 2>&1
// DIFFERS: upstream crashes on types that have no width in bits and on lanes that are no numbers; it accepts descriptors whose lists
// have other numbers of values than of dynamic elements, and ones with parts of a padding or of an iteration, and crashes later.

func.func @dpp(%a: vector<2xf16>) {
  %0 = amdgpu.dpp %a %a wave_shl : vector<2xf16>
  return
}

// -----

func.func @dpp(%a: vector<[4]xf16>) {
  %0 = amdgpu.dpp %a %a wave_shl : vector<[4]xf16>
  return
}

// -----

func.func @dpp(%a: i32) {
  %0 = amdgpu.dpp %a %a quad_perm(["a", 1, 2, 3]) : i32
  return
}

// -----

func.func @dpp(%a: i32) {
  %0 = amdgpu.dpp %a %a row_shl([1]) : i32
  return
}

// -----

func.func @gather(%m: memref<8xindex>, %l: memref<8xindex, 3>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : index, memref<8xindex>, memref<8xindex, 3>
  return
}

// -----

func.func @transpose(%m: memref<8xi8, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i] : memref<8xi8, 3> -> vector<4xindex>
  return
}

// -----

func.func @base(%m: memref<8xindex>, %l: memref<8xindex, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %m[%i], %l[%i] : memref<8xindex>, memref<8xindex, 3> -> !amdgpu.tdm_base<index>
  return
}

// -----

func.func private @type(!amdgpu.tdm_gather_base<index, i16>)

// -----

func.func @descriptor(%b: !amdgpu.tdm_base<index>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [4] globalStride [1] sharedSize [4] : !amdgpu.tdm_base<index> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @sizes(%b: !amdgpu.tdm_base<i32>) {
  %0 = "amdgpu.make_dma_descriptor"(%b) <{global_static_sizes = array<i64: -9223372036854775808>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @padding(%b: !amdgpu.tdm_base<i32>, %n: i32) {
  %0 = "amdgpu.make_dma_descriptor"(%b, %n) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, i32) -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @iteration(%b: !amdgpu.tdm_base<i32>, %n: i32) {
  %0 = "amdgpu.make_dma_descriptor"(%b, %n) <{global_static_sizes = array<i64: 4>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>}> : (!amdgpu.tdm_base<i32>, i32) -> !amdgpu.tdm_descriptor
  return
}
