// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

llvm.func @f(%l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{Invalid multicast type for tcgen05.cp Op}}
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  llvm.return
}

// -----

llvm.func @f(%l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{Invalid multicast type for tcgen05.cp Op}}
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>}
  llvm.return
}

// -----

llvm.func @f(%l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op}}
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<none>}
  llvm.return
}

// -----

llvm.func @f(%l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{Shape 32x128b requires multicast warpx4 for tcgen05.cp Op}}
  nvvm.tcgen05.cp %p6, %l {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<none>}
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>) {
  // expected-error@+1 {{shape 16x32bx2 requires offset argument}}
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  llvm.return
}

// -----

llvm.func @f(%l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{offset argument is only supported for shape 16x32bx2}}
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>) {
  // expected-error@+1 {{invalid result type length 2 for shape shape_16x256b in tcgen05.ld Op}}
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>) {
  // expected-error@+1 {{invalid result type length 1 for shape shape_16x128b in tcgen05.ld Op}}
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  llvm.return
}

// -----

llvm.func @f(%p6: !llvm.ptr<6>) {
  // expected-error@+1 {{'nvvm.tcgen05.ld' op result #0 must be 32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128, but got 'vector<3xi32>'}}
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<3xi32>
  llvm.return
}

// -----

llvm.func @f(%l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+2 {{offset argument is only supported for shape 16x32bx2}}
  // expected-error@+1 {{invalid result type length 2 for shape shape_16x256b in tcgen05.ld Op}}
  %0 = nvvm.tcgen05.ld %p6, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{shape 16x32bx2 requires offset argument}}
  nvvm.tcgen05.st %p6, %a {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  llvm.return
}

// -----

llvm.func @f(%v2: vector<2xi32>, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{invalid input length 2 for shape shape_16x256b in tcgen05.st Op}}
  nvvm.tcgen05.st %p6, %v2 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%v3: vector<3xi32>, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{'nvvm.tcgen05.st' op operand #1 must be 32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128, but got 'vector<3xi32>'}}
  nvvm.tcgen05.st %p6, %v3 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<3xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.tcgen05.alloc' op operand #0 must be LLVM pointer type or LLVM pointer in address space 3, but got 'i32'}}
  nvvm.tcgen05.alloc %a, %a : i32, i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.tcgen05.dealloc' op operand #0 must be LLVM pointer in address space 6, but got '!llvm.ptr'}}
  nvvm.tcgen05.dealloc %p, %a : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+2 {{custom op 'nvvm.tcgen05.fence' expected ::mlir::NVVM::Tcgen05FenceKind to be one of: before, after}}
  // expected-error@+1 {{custom op 'nvvm.tcgen05.fence' failed to parse Tcgen05FenceKindAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05FenceKind`}}
  nvvm.tcgen05.fence <foo>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %v8: vector<8xi32>, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{Disable Output Lane of length 8 is incompatible with CtaGroupAttr}}
  nvvm.tcgen05.mma %p6, %l, %l, %a, %b mask = %v8 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %v4: vector<4xi32>, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{Disable Output Lane of length 4 is incompatible with CtaGroupAttr}}
  nvvm.tcgen05.mma %p6, %l, %l, %a, %b mask = %v4 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{A-shift can be applied only when matrix A is in tensor memory}}
  nvvm.tcgen05.mma %p6, %l, %l, %a, %b {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{Cannot use collector buffer operation fill or use with ashift}}
  nvvm.tcgen05.mma %p6, %p6, %l, %a, %b {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{Cannot use collector buffer operation fill or use with ashift}}
  nvvm.tcgen05.mma %p6, %p6, %l, %a, %b {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p3: !llvm.ptr<3>, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{'nvvm.tcgen05.mma' op operand #1 must be LLVM pointer in address space 6 or 64-bit signless integer, but got '!llvm.ptr<3>'}}
  nvvm.tcgen05.mma %p6, %p3, %l, %a, %b {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<3>, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %v8: vector<8xi32>, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{Disable Output Lane of length 8 is incompatible with CtaGroupAttr}}
  nvvm.tcgen05.mma.sp %p6, %l, %l, %a, %b, %p6 mask = %v8 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{A-shift can be applied only when matrix A is in tensor memory}}
  nvvm.tcgen05.mma.sp %p6, %l, %l, %a, %b, %p6 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{Cannot use collector buffer operation fill or use with ashift}}
  nvvm.tcgen05.mma.sp %p6, %p6, %l, %a, %b, %p6 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %v2: vector<2xi32>, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{'nvvm.tcgen05.mma' op operand #5 must be fixed-length vector of 32-bit signless integer values of length 4/8, but got 'vector<2xi32>'}}
  nvvm.tcgen05.mma %p6, %l, %l, %a, %b mask = %v2 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<2xi32>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{mxf4nvf4 requires block scale attribute}}
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %a, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{mxf4 kind does not support block16 attribute}}
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %a, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{mxf8f6f4 kind does not support block16 attribute}}
  nvvm.tcgen05.mma.block_scale %p6, %l, %l, %a, %b, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{mxf4nvf4 requires block scale attribute}}
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %a, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{mxf4 kind does not support block16 attribute}}
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %a, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i1, %l: i64, %p6: !llvm.ptr<6>) {
  // expected-error@+1 {{mxf8f6f4 kind does not support block16 attribute}}
  nvvm.tcgen05.mma.sp.block_scale %p6, %l, %l, %a, %b, %p6, %p6, %p6 {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}
