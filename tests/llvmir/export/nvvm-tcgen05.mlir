// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @tcgen05_alloc_0(%a0: !llvm.ptr, %a1: i32) {
  nvvm.tcgen05.alloc %a0, %a1 : !llvm.ptr, i32
  llvm.return
}
llvm.func @tcgen05_alloc_1(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.tcgen05.alloc %a0, %a1 : !llvm.ptr<3>, i32
  llvm.return
}
llvm.func @tcgen05_alloc_2(%a0: !llvm.ptr, %a1: i32) {
  nvvm.tcgen05.alloc %a0, %a1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr, i32
  llvm.return
}
llvm.func @tcgen05_alloc_3(%a0: !llvm.ptr<3>, %a1: i32) {
  nvvm.tcgen05.alloc %a0, %a1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
  llvm.return
}
llvm.func @tcgen05_commit_0(%a0: !llvm.ptr) {
  nvvm.tcgen05.commit %a0 : !llvm.ptr
  llvm.return
}
llvm.func @tcgen05_commit_1(%a0: !llvm.ptr, %a1: i16) {
  nvvm.tcgen05.commit %a0, multicast_mask = %a1 : !llvm.ptr, i16
  llvm.return
}
llvm.func @tcgen05_commit_2(%a0: !llvm.ptr<3>) {
  nvvm.tcgen05.commit %a0 : !llvm.ptr<3>
  llvm.return
}
llvm.func @tcgen05_commit_3(%a0: !llvm.ptr<3>, %a1: i16) {
  nvvm.tcgen05.commit %a0, multicast_mask = %a1 : !llvm.ptr<3>, i16
  llvm.return
}
llvm.func @tcgen05_commit_4(%a0: !llvm.ptr) {
  nvvm.tcgen05.commit %a0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr
  llvm.return
}
llvm.func @tcgen05_commit_5(%a0: !llvm.ptr, %a1: i16) {
  nvvm.tcgen05.commit %a0, multicast_mask = %a1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr, i16
  llvm.return
}
llvm.func @tcgen05_commit_6(%a0: !llvm.ptr<3>) {
  nvvm.tcgen05.commit %a0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>
  llvm.return
}
llvm.func @tcgen05_commit_7(%a0: !llvm.ptr<3>, %a1: i16) {
  nvvm.tcgen05.commit %a0, multicast_mask = %a1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  llvm.return
}
llvm.func @tcgen05_cp_0(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}
  llvm.return
}
llvm.func @tcgen05_cp_1(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  llvm.return
}
llvm.func @tcgen05_cp_2(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}
  llvm.return
}
llvm.func @tcgen05_cp_3(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}
  llvm.return
}
llvm.func @tcgen05_cp_4(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}
  llvm.return
}
llvm.func @tcgen05_cp_5(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  llvm.return
}
llvm.func @tcgen05_cp_6(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>}
  llvm.return
}
llvm.func @tcgen05_cp_7(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, shape = #nvvm.tcgen05_cp_shape<shape_128x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}
  llvm.return
}
llvm.func @tcgen05_cp_8(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, shape = #nvvm.tcgen05_cp_shape<shape_128x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  llvm.return
}
llvm.func @tcgen05_cp_9(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}
  llvm.return
}
llvm.func @tcgen05_cp_10(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}
  llvm.return
}
llvm.func @tcgen05_cp_11(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  llvm.return
}
llvm.func @tcgen05_cp_12(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  llvm.return
}
llvm.func @tcgen05_cp_13(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}
  llvm.return
}
llvm.func @tcgen05_cp_14(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  llvm.return
}
llvm.func @tcgen05_cp_15(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}
  llvm.return
}
llvm.func @tcgen05_cp_16(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
  llvm.return
}
llvm.func @tcgen05_cp_17(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}
  llvm.return
}
llvm.func @tcgen05_cp_18(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}
  llvm.return
}
llvm.func @tcgen05_cp_19(%a0: !llvm.ptr<6>, %a1: i64) {
  nvvm.tcgen05.cp %a0, %a1 {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>}
  llvm.return
}
llvm.func @tcgen05_dealloc_0(%a0: !llvm.ptr<6>, %a1: i32) {
  nvvm.tcgen05.dealloc %a0, %a1 : !llvm.ptr<6>, i32
  llvm.return
}
llvm.func @tcgen05_dealloc_1(%a0: !llvm.ptr<6>, %a1: i32) {
  nvvm.tcgen05.dealloc %a0, %a1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>, i32
  llvm.return
}
llvm.func @tcgen05_fence_0() {
  nvvm.tcgen05.fence <after>
  llvm.return
}
llvm.func @tcgen05_fence_1() {
  nvvm.tcgen05.fence <before>
  llvm.return
}
llvm.func @tcgen05_ld_0(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<128xi32>
  llvm.return
}
llvm.func @tcgen05_ld_1(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<16xi32>
  llvm.return
}
llvm.func @tcgen05_ld_2(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
  llvm.return
}
llvm.func @tcgen05_ld_3(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<32xi32>
  llvm.return
}
llvm.func @tcgen05_ld_4(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  llvm.return
}
llvm.func @tcgen05_ld_5(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<64xi32>
  llvm.return
}
llvm.func @tcgen05_ld_6(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<8xi32>
  llvm.return
}
llvm.func @tcgen05_ld_7(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<128xi32>
  llvm.return
}
llvm.func @tcgen05_ld_8(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<16xi32>
  llvm.return
}
llvm.func @tcgen05_ld_9(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<32xi32>
  llvm.return
}
llvm.func @tcgen05_ld_10(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  llvm.return
}
llvm.func @tcgen05_ld_11(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<64xi32>
  llvm.return
}
llvm.func @tcgen05_ld_12(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<8xi32>
  llvm.return
}
llvm.func @tcgen05_ld_13(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<128xi32>
  llvm.return
}
llvm.func @tcgen05_ld_14(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<16xi32>
  llvm.return
}
llvm.func @tcgen05_ld_15(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
  llvm.return
}
llvm.func @tcgen05_ld_16(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<32xi32>
  llvm.return
}
llvm.func @tcgen05_ld_17(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  llvm.return
}
llvm.func @tcgen05_ld_18(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<64xi32>
  llvm.return
}
llvm.func @tcgen05_ld_19(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<8xi32>
  llvm.return
}
llvm.func @tcgen05_ld_20(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<128xi32>
  llvm.return
}
llvm.func @tcgen05_ld_21(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<16xi32>
  llvm.return
}
llvm.func @tcgen05_ld_22(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<32xi32>
  llvm.return
}
llvm.func @tcgen05_ld_23(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  llvm.return
}
llvm.func @tcgen05_ld_24(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<64xi32>
  llvm.return
}
llvm.func @tcgen05_ld_25(%a0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %a0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<8xi32>
  llvm.return
}
llvm.func @tcgen05_mma_0(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1) {
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}
llvm.func @tcgen05_mma_1(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: vector<4xi32>) {
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 mask = %a5 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_2(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a5 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 scale = %a5 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  llvm.return
}
llvm.func @tcgen05_mma_3(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a6: vector<4xi32>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a5 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 scale = %a5 mask = %a6 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_4(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: vector<8xi32>) {
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 mask = %a5 {aShift, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_5(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a6: vector<8xi32>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a5 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 scale = %a5 mask = %a6 {aShift, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_6(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1) {
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}
llvm.func @tcgen05_mma_7(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1) {
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}
llvm.func @tcgen05_mma_8(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: vector<4xi32>) {
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 mask = %a5 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_9(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: vector<4xi32>) {
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 mask = %a5 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_10(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a5 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 scale = %a5 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  llvm.return
}
llvm.func @tcgen05_mma_11(%a0: !llvm.ptr<6>) {
  %a1 = llvm.mlir.constant(0 : i64) : i64
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a5 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 scale = %a5 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
  llvm.return
}
llvm.func @tcgen05_mma_12(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a6: vector<4xi32>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a5 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 scale = %a5 mask = %a6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_13(%a0: !llvm.ptr<6>, %a6: vector<4xi32>) {
  %a1 = llvm.mlir.constant(0 : i64) : i64
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a5 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 scale = %a5 mask = %a6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_14(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: vector<8xi32>) {
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 mask = %a5 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_15(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: vector<8xi32>) {
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 mask = %a5 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_16(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a6: vector<8xi32>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a5 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 scale = %a5 mask = %a6 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_17(%a0: !llvm.ptr<6>, %a6: vector<8xi32>) {
  %a1 = llvm.mlir.constant(0 : i64) : i64
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a5 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma %a0, %a1, %a2, %a3, %a4 scale = %a5 mask = %a6 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_0(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_1(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_2(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_3(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_4(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_5(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_6(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_7(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_8(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_9(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_10(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_block_scale_11(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_0(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_1(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: vector<4xi32>) {
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 mask = %a6 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_2(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a5: !llvm.ptr<6>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a6 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 scale = %a6 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}
llvm.func @tcgen05_mma_sp_3(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a5: !llvm.ptr<6>, %a7: vector<4xi32>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a6 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 scale = %a6 mask = %a7 {aShift, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_4(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: vector<8xi32>) {
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 mask = %a6 {aShift, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_5(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a5: !llvm.ptr<6>, %a7: vector<8xi32>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a6 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 scale = %a6 mask = %a7 {aShift, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_6(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_7(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_8(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: vector<4xi32>) {
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 mask = %a6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_9(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: vector<4xi32>) {
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 mask = %a6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_10(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a5: !llvm.ptr<6>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a6 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 scale = %a6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}
llvm.func @tcgen05_mma_sp_11(%a0: !llvm.ptr<6>, %a5: !llvm.ptr<6>) {
  %a1 = llvm.mlir.constant(0 : i64) : i64
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a6 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 scale = %a6 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}
llvm.func @tcgen05_mma_sp_12(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a5: !llvm.ptr<6>, %a7: vector<4xi32>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a6 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 scale = %a6 mask = %a7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_13(%a0: !llvm.ptr<6>, %a5: !llvm.ptr<6>, %a7: vector<4xi32>) {
  %a1 = llvm.mlir.constant(0 : i64) : i64
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a6 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 scale = %a6 mask = %a7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64, vector<4xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_14(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: vector<8xi32>) {
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 mask = %a6 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_15(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: vector<8xi32>) {
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 mask = %a6 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_16(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a5: !llvm.ptr<6>, %a7: vector<8xi32>) {
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a6 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 scale = %a6 mask = %a7 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_17(%a0: !llvm.ptr<6>, %a5: !llvm.ptr<6>, %a7: vector<8xi32>) {
  %a1 = llvm.mlir.constant(0 : i64) : i64
  %a2 = llvm.mlir.constant(0 : i64) : i64
  %a3 = llvm.mlir.constant(0 : i32) : i32
  %a4 = llvm.mlir.constant(true) : i1
  %a6 = llvm.mlir.constant(0 : i64) : i64
  nvvm.tcgen05.mma.sp %a0, %a1, %a2, %a3, %a4, %a5 scale = %a6 mask = %a7 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_0(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_1(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_2(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_3(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_4(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_5(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_6(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_7(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_8(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_9(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_10(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_sp_block_scale_11(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_ws_0(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1) {
  nvvm.tcgen05.mma.ws %a0, %a1, %a2, %a3, %a4 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}
llvm.func @tcgen05_mma_ws_1(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: i64) {
  nvvm.tcgen05.mma.ws %a0, %a1, %a2, %a3, %a4, %a5 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  llvm.return
}
llvm.func @tcgen05_mma_ws_2(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1) {
  nvvm.tcgen05.mma.ws %a0, %a1, %a2, %a3, %a4 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}
llvm.func @tcgen05_mma_ws_3(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: i64) {
  nvvm.tcgen05.mma.ws %a0, %a1, %a2, %a3, %a4, %a5 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
  llvm.return
}
llvm.func @tcgen05_mma_ws_sp_0(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.ws.sp %a0, %a1, %a2, %a3, %a4, %a5 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_ws_sp_1(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: i64) {
  nvvm.tcgen05.mma.ws.sp %a0, %a1, %a2, %a3, %a4, %a5, %a6 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}
llvm.func @tcgen05_mma_ws_sp_2(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.ws.sp %a0, %a1, %a2, %a3, %a4, %a5 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}
llvm.func @tcgen05_mma_ws_sp_3(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: i64) {
  nvvm.tcgen05.mma.ws.sp %a0, %a1, %a2, %a3, %a4, %a5, %a6 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}
llvm.func @tcgen05_mma_smem_desc(%a0: i32, %a1: i32, %a2: i32, %a3: i8, %a4: i1, %a5: i8) {
  %0 = nvvm.tcgen05.mma_smem_desc(%a0, %a1, %a2, %a3, %a4, %a5) : (i32, i32, i32, i8, i1, i8) -> i64
  llvm.return
}
llvm.func @tcgen05_relinquish_alloc_permit_0() {
  nvvm.tcgen05.relinquish_alloc_permit
  llvm.return
}
llvm.func @tcgen05_relinquish_alloc_permit_1() {
  nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
  llvm.return
}
llvm.func @tcgen05_shift_0(%a0: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %a0 : !llvm.ptr<6>
  llvm.return
}
llvm.func @tcgen05_shift_1(%a0: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %a0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
  llvm.return
}
llvm.func @tcgen05_st_0(%a0: !llvm.ptr<6>, %a1: vector<2xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 1 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
  llvm.return
}
llvm.func @tcgen05_st_1(%a0: !llvm.ptr<6>, %a1: vector<32xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 16 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<32xi32>
  llvm.return
}
llvm.func @tcgen05_st_2(%a0: !llvm.ptr<6>, %a1: vector<4xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 2 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  llvm.return
}
llvm.func @tcgen05_st_3(%a0: !llvm.ptr<6>, %a1: vector<64xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 32 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<64xi32>
  llvm.return
}
llvm.func @tcgen05_st_4(%a0: !llvm.ptr<6>, %a1: vector<8xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 4 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<8xi32>
  llvm.return
}
llvm.func @tcgen05_st_5(%a0: !llvm.ptr<6>, %a1: vector<128xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 64 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<128xi32>
  llvm.return
}
llvm.func @tcgen05_st_6(%a0: !llvm.ptr<6>, %a1: vector<16xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 8 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<16xi32>
  llvm.return
}
llvm.func @tcgen05_st_7(%a0: !llvm.ptr<6>, %a1: vector<2xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 1 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<2xi32>
  llvm.return
}
llvm.func @tcgen05_st_8(%a0: !llvm.ptr<6>, %a1: vector<32xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 16 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<32xi32>
  llvm.return
}
llvm.func @tcgen05_st_9(%a0: !llvm.ptr<6>, %a1: vector<4xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 2 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  llvm.return
}
llvm.func @tcgen05_st_10(%a0: !llvm.ptr<6>, %a1: vector<64xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 32 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<64xi32>
  llvm.return
}
llvm.func @tcgen05_st_11(%a0: !llvm.ptr<6>, %a1: vector<8xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 4 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<8xi32>
  llvm.return
}
llvm.func @tcgen05_st_12(%a0: !llvm.ptr<6>, %a1: vector<128xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 64 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<128xi32>
  llvm.return
}
llvm.func @tcgen05_st_13(%a0: !llvm.ptr<6>, %a1: vector<16xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 8 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<16xi32>
  llvm.return
}
llvm.func @tcgen05_st_14(%a0: !llvm.ptr<6>, %a1: vector<4xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 1 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  llvm.return
}
llvm.func @tcgen05_st_15(%a0: !llvm.ptr<6>, %a1: vector<64xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 16 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<64xi32>
  llvm.return
}
llvm.func @tcgen05_st_16(%a0: !llvm.ptr<6>, %a1: vector<8xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 2 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<8xi32>
  llvm.return
}
llvm.func @tcgen05_st_17(%a0: !llvm.ptr<6>, %a1: vector<128xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 32 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<128xi32>
  llvm.return
}
llvm.func @tcgen05_st_18(%a0: !llvm.ptr<6>, %a1: vector<16xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 4 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<16xi32>
  llvm.return
}
llvm.func @tcgen05_st_19(%a0: !llvm.ptr<6>, %a1: vector<32xi32>) {
  nvvm.tcgen05.st %a0, %a1 unpack {num = 8 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<32xi32>
  llvm.return
}
llvm.func @tcgen05_st_20(%a0: !llvm.ptr<6>, %a1: vector<4xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 1 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  llvm.return
}
llvm.func @tcgen05_st_21(%a0: !llvm.ptr<6>, %a1: vector<64xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 16 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<64xi32>
  llvm.return
}
llvm.func @tcgen05_st_22(%a0: !llvm.ptr<6>, %a1: vector<8xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 2 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<8xi32>
  llvm.return
}
llvm.func @tcgen05_st_23(%a0: !llvm.ptr<6>, %a1: vector<128xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 32 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<128xi32>
  llvm.return
}
llvm.func @tcgen05_st_24(%a0: !llvm.ptr<6>, %a1: vector<16xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 4 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<16xi32>
  llvm.return
}
llvm.func @tcgen05_st_25(%a0: !llvm.ptr<6>, %a1: vector<32xi32>) {
  nvvm.tcgen05.st %a0, %a1 {num = 8 : i32, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<32xi32>
  llvm.return
}
llvm.func @tcgen05_wait_0() {
  nvvm.tcgen05.wait <load>
  llvm.return
}
llvm.func @tcgen05_wait_1() {
  nvvm.tcgen05.wait <store>
  llvm.return
}
