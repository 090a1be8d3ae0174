// RUN: terrace opt %s --split-input-file --verify-diagnostics

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.cluster.arrive.relaxed' op is not supported on sm_89}}
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    nvvm.cluster.arrive.relaxed
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.cluster.wait' op is not supported on sm_89}}
    nvvm.cluster.wait
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    nvvm.cluster.wait
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_99">] {
  llvm.func @kernel(%a0: i128) {
    // expected-error @below {{'nvvm.clusterlaunchcontrol.query.cancel' op is not supported on sm_99}}
    %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %a0 : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100">] {
  llvm.func @kernel(%a0: i128) {
    %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %a0 : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_99">] {
  llvm.func @kernel(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<3>) {
    // expected-error @below {{'nvvm.clusterlaunchcontrol.try.cancel' op is not supported on sm_99}}
    nvvm.clusterlaunchcontrol.try.cancel %a0, %a1
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100">] {
  llvm.func @kernel(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<3>) {
    nvvm.clusterlaunchcontrol.try.cancel %a0, %a1
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_103">] {
  llvm.func @kernel(%a0: vector<4xf32>, %a1: i32) {
    // expected-error @below {{'nvvm.convert.f32x4.to.f4x4' op is not supported on sm_103}}
    %0 = nvvm.convert.f32x4.to.f4x4 %a0, %a1 : vector<4xf32> -> i16(f4E2M1FN)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: vector<4xf32>, %a1: i32) {
    %0 = nvvm.convert.f32x4.to.f4x4 %a0, %a1 : vector<4xf32> -> i16(f4E2M1FN)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_103">] {
  llvm.func @kernel(%a0: vector<4xf32>, %a1: i32) {
    // expected-error @below {{'nvvm.convert.f32x4.to.f6x4' op is not supported on sm_103}}
    %0 = nvvm.convert.f32x4.to.f6x4 %a0, %a1 : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: vector<4xf32>, %a1: i32) {
    %0 = nvvm.convert.f32x4.to.f6x4 %a0, %a1 : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_103">] {
  llvm.func @kernel(%a0: vector<4xf32>, %a1: i32) {
    // expected-error @below {{'nvvm.convert.f32x4.to.f8x4' op is not supported on sm_103}}
    %0 = nvvm.convert.f32x4.to.f8x4 %a0, %a1 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: vector<4xf32>, %a1: i32) {
    %0 = nvvm.convert.f32x4.to.f8x4 %a0, %a1 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16) {
    // expected-error @below {{'nvvm.cp.async.bulk.tensor.shared.cluster.global' op is not supported on sm_89}}
    nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16) {
    nvvm.cp.async.bulk.tensor.shared.cluster.global %a0, %a1, %a5, box[%a2, %a3, %a4] im2col[%a6] {group = #nvvm.cta_group<cta_1>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.cp.async.bulk.wait_group' op is not supported on sm_89}}
    nvvm.cp.async.bulk.wait_group 0 {read}
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    nvvm.cp.async.bulk.wait_group 0 {read}
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel(%a0: !llvm.ptr, %a1: i32) {
    // expected-error @below {{'nvvm.mapa' op is not supported on sm_89}}
    %0 = nvvm.mapa %a0, %a1 : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel(%a0: !llvm.ptr, %a1: i32) {
    %0 = nvvm.mapa %a0, %a1 : !llvm.ptr -> !llvm.ptr
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.read.ptx.sreg.aggr.smem.size' op is not supported on sm_89}}
    %0 = nvvm.read.ptx.sreg.aggr.smem.size : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    %0 = nvvm.read.ptx.sreg.aggr.smem.size : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.read.ptx.sreg.cluster.ctaid.x' op is not supported on sm_89}}
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.read.ptx.sreg.cluster.ctaid.y' op is not supported on sm_89}}
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.read.ptx.sreg.cluster.ctaid.z' op is not supported on sm_89}}
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.read.ptx.sreg.cluster.ctarank' op is not supported on sm_89}}
    %0 = nvvm.read.ptx.sreg.cluster.ctarank : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    %0 = nvvm.read.ptx.sreg.cluster.ctarank : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.read.ptx.sreg.cluster.nctaid.x' op is not supported on sm_89}}
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.read.ptx.sreg.cluster.nctaid.y' op is not supported on sm_89}}
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_89">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.read.ptx.sreg.clusterid.x' op is not supported on sm_89}}
    %0 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    %0 = nvvm.read.ptx.sreg.clusterid.x : i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_79">] {
  llvm.func @kernel(%a0: i32, %a1: i32) {
    // expected-error @below {{'nvvm.redux.sync' op is not supported on sm_79}}
    %0 = nvvm.redux.sync  add %a0, %a1 : i32 -> i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_80">] {
  llvm.func @kernel(%a0: i32, %a1: i32) {
    %0 = nvvm.redux.sync  add %a0, %a1 : i32 -> i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_29">] {
  llvm.func @kernel(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
    // expected-error @below {{'nvvm.shfl.sync' op is not supported on sm_29}}
    %0 = nvvm.shfl.sync  bfly %a0, %a1, %a2, %a3 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_30">] {
  llvm.func @kernel(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
    %0 = nvvm.shfl.sync  bfly %a0, %a1, %a2, %a3 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_101">] {
  llvm.func @kernel(%a0: !llvm.ptr, %a1: i32) {
    // expected-error @below {{'nvvm.tcgen05.alloc' op is not supported on sm_101}}
    nvvm.tcgen05.alloc %a0, %a1 : !llvm.ptr, i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr, %a1: i32) {
    nvvm.tcgen05.alloc %a0, %a1 : !llvm.ptr, i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_101">] {
  llvm.func @kernel(%a0: !llvm.ptr) {
    // expected-error @below {{'nvvm.tcgen05.commit' op is not supported on sm_101}}
    nvvm.tcgen05.commit %a0 : !llvm.ptr
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr) {
    nvvm.tcgen05.commit %a0 : !llvm.ptr
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_101">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: i64) {
    // expected-error @below {{'nvvm.tcgen05.cp' op is not supported on sm_101}}
    nvvm.tcgen05.cp %a0, %a1 {shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: i64) {
    nvvm.tcgen05.cp %a0, %a1 {shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_101">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: i32) {
    // expected-error @below {{'nvvm.tcgen05.dealloc' op is not supported on sm_101}}
    nvvm.tcgen05.dealloc %a0, %a1 : !llvm.ptr<6>, i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: i32) {
    nvvm.tcgen05.dealloc %a0, %a1 : !llvm.ptr<6>, i32
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_101">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.tcgen05.fence' op is not supported on sm_101}}
    nvvm.tcgen05.fence <after>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel() {
    nvvm.tcgen05.fence <after>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_101">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>) {
    // expected-error @below {{'nvvm.tcgen05.ld' op is not supported on sm_101}}
    %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<128xi32>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>) {
    %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<128xi32>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_110">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1) {
    // expected-error @below {{'nvvm.tcgen05.mma' op is not supported on sm_110}}
    nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1) {
    nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_110">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
    // expected-error @below {{'nvvm.tcgen05.mma.block_scale' op is not supported on sm_110}}
    nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
    nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_110">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>) {
    // expected-error @below {{'nvvm.tcgen05.mma.sp' op is not supported on sm_110}}
    nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>) {
    nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_110">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
    // expected-error @below {{'nvvm.tcgen05.mma.sp.block_scale' op is not supported on sm_110}}
    nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
    nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_110">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1) {
    // expected-error @below {{'nvvm.tcgen05.mma.ws' op is not supported on sm_110}}
    nvvm.tcgen05.mma.ws %a0, %a1, %a2, %a3, %a4 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1) {
    nvvm.tcgen05.mma.ws %a0, %a1, %a2, %a3, %a4 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_110">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>) {
    // expected-error @below {{'nvvm.tcgen05.mma.ws.sp' op is not supported on sm_110}}
    nvvm.tcgen05.mma.ws.sp %a0, %a1, %a2, %a3, %a4, %a5 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>) {
    nvvm.tcgen05.mma.ws.sp %a0, %a1, %a2, %a3, %a4, %a5 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_101">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.tcgen05.relinquish_alloc_permit' op is not supported on sm_101}}
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel() {
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_103">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>) {
    // expected-error @below {{'nvvm.tcgen05.shift' op is not supported on sm_103}}
    nvvm.tcgen05.shift %a0 : !llvm.ptr<6>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>) {
    nvvm.tcgen05.shift %a0 : !llvm.ptr<6>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_101">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: vector<2xi32>) {
    // expected-error @below {{'nvvm.tcgen05.st' op is not supported on sm_101}}
    nvvm.tcgen05.st %a0, %a1 unpack {num = 1 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel(%a0: !llvm.ptr<6>, %a1: vector<2xi32>) {
    nvvm.tcgen05.st %a0, %a1 unpack {num = 1 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_101">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.tcgen05.wait' op is not supported on sm_101}}
    nvvm.tcgen05.wait <load>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_100a">] {
  llvm.func @kernel() {
    nvvm.tcgen05.wait <load>
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.wgmma.commit.group.sync.aligned' op is not supported on sm_90}}
    nvvm.wgmma.commit.group.sync.aligned
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  llvm.func @kernel() {
    nvvm.wgmma.commit.group.sync.aligned
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.wgmma.fence.aligned' op is not supported on sm_90}}
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  llvm.func @kernel() {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.wgmma.wait.group.sync.aligned' op is not supported on sm_90}}
    nvvm.wgmma.wait.group.sync.aligned 0
    llvm.return
  }
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90a">] {
  llvm.func @kernel() {
    nvvm.wgmma.wait.group.sync.aligned 0
    llvm.return
  }
}
