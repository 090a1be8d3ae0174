// RUN: terrace translate --mlir-to-llvmir %s

// Intrinsics of each target, by name.

llvm.func @aarch64_1(%a0: vector<2xi32>, %a1: vector<2xi32>) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.aarch64.neon.smull"(%a0, %a1) : (vector<2xi32>, vector<2xi32>) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

llvm.func @aarch64_2(%a0: i64, %a1: i64) -> !llvm.target<"aarch64.svcount"> {
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.aarch64.sve.whilelt.c8"(%a0, %a1, %c2) : (i64, i64, i32) -> !llvm.target<"aarch64.svcount">
  llvm.return %r : !llvm.target<"aarch64.svcount">
}

llvm.func @aarch64_3(%a0: vector<2xi64>, %a1: vector<8xi16>, %a2: vector<8xi16>) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.aarch64.sve.usmmla"(%a0, %a1, %a2) : (vector<2xi64>, vector<8xi16>, vector<8xi16>) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

llvm.func @aarch64_4(%a0: vector<[4]xi32>) -> vector<[2]xi32> {
  %r = llvm.call_intrinsic "llvm.aarch64.sve.punpklo"(%a0) : (vector<[4]xi32>) -> vector<[2]xi32>
  llvm.return %r : vector<[2]xi32>
}

llvm.func @aarch64_5(%a0: i32, %a1: vector<16xi8>, %a2: vector<16xi8>, %a3: vector<16xi8>, %a4: vector<16xi8>, %a5: vector<16xi8>) {
  %c6 = llvm.mlir.constant(0 : i32) : i32
  llvm.call_intrinsic "llvm.aarch64.sme.sudot.lane.za32.vg1x4"(%a0, %a1, %a2, %a3, %a4, %a5, %c6) : (i32, vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>, vector<16xi8>, i32) -> ()
  llvm.return
}

llvm.func @aarch64_6(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>) -> vector<[16]xi8> {
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.aarch64.sve.sqcadd.x"(%a0, %a1, %c2) : (vector<[16]xi8>, vector<[16]xi8>, i32) -> vector<[16]xi8>
  llvm.return %r : vector<[16]xi8>
}

llvm.func @aarch64_7(%a0: vector<2xi64>, %a1: vector<2xi64>, %a2: vector<2xi64>) -> !llvm.struct<(vector<2xi64>, vector<2xi64>)> {
  %r = llvm.call_intrinsic "llvm.aarch64.sve.urshl.single.x2"(%a0, %a1, %a2) : (vector<2xi64>, vector<2xi64>, vector<2xi64>) -> !llvm.struct<(vector<2xi64>, vector<2xi64>)>
  llvm.return %r : !llvm.struct<(vector<2xi64>, vector<2xi64>)>
}

llvm.func @aarch64_8(%a0: vector<[2]xf64>) -> vector<[2]xf64> {
  %r = llvm.call_intrinsic "llvm.aarch64.neon.abs"(%a0) : (vector<[2]xf64>) -> vector<[2]xf64>
  llvm.return %r : vector<[2]xf64>
}

llvm.func @aarch64_9() -> !llvm.target<"aarch64.svcount"> {
  %r = llvm.call_intrinsic "llvm.aarch64.sve.ptrue.c8"() : () -> !llvm.target<"aarch64.svcount">
  llvm.return %r : !llvm.target<"aarch64.svcount">
}

llvm.func @amdgcn_10() -> i32 {
  %r = llvm.call_intrinsic "llvm.amdgcn.workitem.id.x"() : () -> i32
  llvm.return %r : i32
}

llvm.func @amdgcn_11(%a0: !llvm.ptr<8>, %a1: i32, %a2: i32) -> !llvm.ptr {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.amdgcn.raw.ptr.buffer.load"(%a0, %a1, %a2, %c3) : (!llvm.ptr<8>, i32, i32, i32) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

llvm.func @amdgcn_12(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<32xf32>) -> vector<32xf32> {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.amdgcn.mfma.f32.32x32x4f16"(%a0, %a1, %a2, %c3, %c4, %c5) : (vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  llvm.return %r : vector<32xf32>
}

llvm.func @amdgcn_13(%a0: vector<4xi32>, %a1: i32, %a2: i32) -> i64 {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.amdgcn.raw.atomic.buffer.load"(%a0, %a1, %a2, %c3) : (vector<4xi32>, i32, i32, i32) -> i64
  llvm.return %r : i64
}

llvm.func @amdgcn_14(%a0: vector<[4]xf32>, %a1: vector<4xi32>, %a2: i32, %a3: i32) -> vector<[4]xf32> {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.amdgcn.raw.buffer.atomic.fadd"(%a0, %a1, %a2, %a3, %c4) : (vector<[4]xf32>, vector<4xi32>, i32, i32, i32) -> vector<[4]xf32>
  llvm.return %r : vector<[4]xf32>
}

llvm.func @amdgcn_15(%a1: i8, %a3: i8, %a4: vector<[4]xi32>) -> vector<[4]xi32> {
  %c0 = llvm.mlir.constant(false) : i1
  %c2 = llvm.mlir.constant(false) : i1
  %c5 = llvm.mlir.constant(false) : i1
  %r = llvm.call_intrinsic "llvm.amdgcn.wmma.i32.16x16x32.iu4"(%c0, %a1, %c2, %a3, %a4, %c5) : (i1, i8, i1, i8, vector<[4]xi32>, i1) -> vector<[4]xi32>
  llvm.return %r : vector<[4]xi32>
}

llvm.func @amdgcn_16(%a0: vector<2xf64>, %a1: vector<4xi32>, %a2: i32, %a3: i32, %a4: i32) -> vector<2xf64> {
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.amdgcn.struct.buffer.atomic.fmax"(%a0, %a1, %a2, %a3, %a4, %c5) : (vector<2xf64>, vector<4xi32>, i32, i32, i32, i32) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

llvm.func @amdgcn_17(%a0: i32, %a1: i32) -> vector<2xi16> {
  %r = llvm.call_intrinsic "llvm.amdgcn.cvt.pk.i16"(%a0, %a1) : (i32, i32) -> vector<2xi16>
  llvm.return %r : vector<2xi16>
}

llvm.func @arm_18(%a0: vector<16xi4>, %a1: vector<16xi4>) -> vector<16xi8> {
  %r = llvm.call_intrinsic "llvm.arm.neon.vqdmull"(%a0, %a1) : (vector<16xi4>, vector<16xi4>) -> vector<16xi8>
  llvm.return %r : vector<16xi8>
}

llvm.func @arm_19(%a0: vector<8xi8>, %a1: vector<8xi8>, %a2: vector<8xi8>, %a3: vector<8xi8>, %a4: vector<8xi8>, %a5: vector<8xi8>) -> vector<8xi8> {
  %r = llvm.call_intrinsic "llvm.arm.neon.vtbx4"(%a0, %a1, %a2, %a3, %a4, %a5) : (vector<8xi8>, vector<8xi8>, vector<8xi8>, vector<8xi8>, vector<8xi8>, vector<8xi8>) -> vector<8xi8>
  llvm.return %r : vector<8xi8>
}

llvm.func @arm_20(%a0: vector<8xf16>, %a1: vector<8xf16>) -> vector<8xf16> {
  %r = llvm.call_intrinsic "llvm.arm.neon.vpadals"(%a0, %a1) : (vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  llvm.return %r : vector<8xf16>
}

llvm.func @arm_21(%a0: vector<[8]xi1>, %a1: vector<[8]xi1>) -> vector<[8]xi1> {
  %r = llvm.call_intrinsic "llvm.arm.neon.vqshiftsu"(%a0, %a1) : (vector<[8]xi1>, vector<[8]xi1>) -> vector<[8]xi1>
  llvm.return %r : vector<[8]xi1>
}

llvm.func @arm_22(%a0: i32, %a1: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.arm.qsax"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %r : i32
}

llvm.func @arm_23(%a0: !llvm.ptr<7>, %a1: vector<[2]xi64>, %a2: vector<[2]xi64>, %a3: vector<[2]xi64>, %a4: i32, %a5: i32) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)> {
  %r = llvm.call_intrinsic "llvm.arm.neon.vld3lane"(%a0, %a1, %a2, %a3, %a4, %a5) : (!llvm.ptr<7>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, i32, i32) -> !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)>
  llvm.return %r : !llvm.struct<(vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)>
}

llvm.func @arm_24(%a0: i32, %a1: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.arm.uadd16"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %r : i32
}

llvm.func @bpf_25(%a0: !llvm.ptr) -> f16 {
  %c1 = llvm.mlir.constant(false) : i1
  %c2 = llvm.mlir.constant(0 : i8) : i8
  %c3 = llvm.mlir.constant(0 : i8) : i8
  %c4 = llvm.mlir.constant(0 : i8) : i8
  %c5 = llvm.mlir.constant(false) : i1
  %r = llvm.call_intrinsic "llvm.bpf.getelementptr.and.load"(%a0, %c1, %c2, %c3, %c4, %c5) : (!llvm.ptr, i1, i8, i8, i8, i1) -> f16
  llvm.return %r : f16
}

llvm.func @bpf_26(%a0: i32, %a1: i64) -> i32 {
  %r = llvm.call_intrinsic "llvm.bpf.preserve.type.info"(%a0, %a1) : (i32, i64) -> i32
  llvm.return %r : i32
}

llvm.func @bpf_27(%a0: i32, %a1: vector<[16]xi8>, %a2: i8) -> i1 {
  %r = llvm.call_intrinsic "llvm.bpf.compare"(%a0, %a1, %a2) : (i32, vector<[16]xi8>, i8) -> i1
  llvm.return %r : i1
}

llvm.func @bpf_28(%a0: !llvm.ptr, %a1: i64) -> i64 {
  %r = llvm.call_intrinsic "llvm.bpf.load.word"(%a0, %a1) : (!llvm.ptr, i64) -> i64
  llvm.return %r : i64
}

llvm.func @bpf_29(%a0: i32, %a1: i64) -> i64 {
  %r = llvm.call_intrinsic "llvm.bpf.btf.type.id"(%a0, %a1) : (i32, i64) -> i64
  llvm.return %r : i64
}

llvm.func @dx_30(%a0: f64) -> f64 {
  %r = llvm.call_intrinsic "llvm.dx.wave.reduce.min"(%a0) : (f64) -> f64
  llvm.return %r : f64
}

llvm.func @dx_31(%a0: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.dx.resource.nonuniformindex"(%a0) : (i32) -> i32
  llvm.return %r : i32
}

llvm.func @dx_32() -> i32 {
  %r = llvm.call_intrinsic "llvm.dx.wave.get.lane.count"() : () -> i32
  llvm.return %r : i32
}

llvm.func @dx_33(%a0: vector<16xi8>, %a1: i32) -> !llvm.struct<(!llvm.ptr, i1)> {
  %r = llvm.call_intrinsic "llvm.dx.resource.load.typedbuffer"(%a0, %a1) : (vector<16xi8>, i32) -> !llvm.struct<(!llvm.ptr, i1)>
  llvm.return %r : !llvm.struct<(!llvm.ptr, i1)>
}

llvm.func @dx_34(%a0: i1) -> !llvm.ptr {
  %r = llvm.call_intrinsic "llvm.dx.resource.casthandle"(%a0) : (i1) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

llvm.func @hexagon_35(%a0: vector<32xi32>, %a1: vector<32xi32>, %a2: i32) -> vector<32xi32> {
  %r = llvm.call_intrinsic "llvm.hexagon.V6.vasrwh.128B"(%a0, %a1, %a2) : (vector<32xi32>, vector<32xi32>, i32) -> vector<32xi32>
  llvm.return %r : vector<32xi32>
}

llvm.func @hexagon_36(%a0: vector<16xi32>, %a1: vector<16xi32>) -> vector<32xi32> {
  %r = llvm.call_intrinsic "llvm.hexagon.V6.vsububh"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> vector<32xi32>
  llvm.return %r : vector<32xi32>
}

llvm.func @hexagon_37(%a0: vector<32xi32>, %a1: vector<32xi32>) -> vector<32xi32> {
  %r = llvm.call_intrinsic "llvm.hexagon.V6.vsubw.128B"(%a0, %a1) : (vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  llvm.return %r : vector<32xi32>
}

llvm.func @hexagon_38(%a0: i64, %a1: i64, %a2: i64) -> i64 {
  %r = llvm.call_intrinsic "llvm.hexagon.M2.mmachs.s1"(%a0, %a1, %a2) : (i64, i64, i64) -> i64
  llvm.return %r : i64
}

llvm.func @hexagon_39(%a0: vector<32xi32>, %a1: vector<16xi32>, %a2: vector<16xi32>) -> vector<32xi32> {
  %r = llvm.call_intrinsic "llvm.hexagon.V6.vmpyuhv.acc"(%a0, %a1, %a2) : (vector<32xi32>, vector<16xi32>, vector<16xi32>) -> vector<32xi32>
  llvm.return %r : vector<32xi32>
}

llvm.func @loongarch_40(%a0: vector<8xf32>, %a1: vector<8xf32>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.loongarch.lasx.xvfcmp.sun.s"(%a0, %a1) : (vector<8xf32>, vector<8xf32>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

llvm.func @loongarch_41(%a0: vector<4xf64>, %a1: vector<4xf64>) -> vector<4xi64> {
  %r = llvm.call_intrinsic "llvm.loongarch.lasx.xvfcmp.cne.d"(%a0, %a1) : (vector<4xf64>, vector<4xf64>) -> vector<4xi64>
  llvm.return %r : vector<4xi64>
}

llvm.func @loongarch_42(%a0: vector<4xi64>, %a1: vector<4xi64>) -> vector<4xi64> {
  %r = llvm.call_intrinsic "llvm.loongarch.lasx.xvhaddw.qu.du"(%a0, %a1) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.return %r : vector<4xi64>
}

llvm.func @loongarch_43(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.loongarch.lasx.xvavg.h"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

llvm.func @loongarch_44(%a0: vector<16xi16>, %a1: vector<16xi16>) -> vector<16xi16> {
  %r = llvm.call_intrinsic "llvm.loongarch.lasx.xvdiv.h"(%a0, %a1) : (vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %r : vector<16xi16>
}

llvm.func @mips_45(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.mips.madd.q.w"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

llvm.func @mips_46(%a0: vector<2xi16>, %a1: i32) -> vector<2xi16> {
  %r = llvm.call_intrinsic "llvm.mips.shrl.ph"(%a0, %a1) : (vector<2xi16>, i32) -> vector<2xi16>
  llvm.return %r : vector<2xi16>
}

llvm.func @mips_47(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.mips.bclr.h"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

llvm.func @mips_48(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.mips.msubr.q.w"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

llvm.func @mips_49(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.mips.subsus.u.w"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

llvm.func @nvvm_50() -> i32 {
  %r = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.tid.x"() : () -> i32
  llvm.return %r : i32
}

llvm.func @nvvm_51(%a0: !llvm.ptr<7>) {
  %c1 = llvm.mlir.constant(0 : i32) : i32
  llvm.call_intrinsic "llvm.nvvm.tensormap.replace.elemtype"(%a0, %c1) : (!llvm.ptr<7>, i32) -> ()
  llvm.return
}

llvm.func @nvvm_52(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1) {
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c6 = llvm.mlir.constant(1 : i32) : i32
  %c7 = llvm.mlir.constant(0 : i32) : i32
  llvm.call_intrinsic "llvm.nvvm.tcgen05.mma.tensor"(%a0, %a1, %a2, %a3, %a4, %c5, %c6, %c7) : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @nvvm_53(%a0: i32, %a1: i32, %a2: i32, %a3: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.i32"(%a0, %a1, %a2, %a3) : (i32, i32, i32, i32) -> i32
  llvm.return %r : i32
}

llvm.func @nvvm_54(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: f32, %a11: f32, %a12: f32, %a13: f32, %a14: f32, %a15: f32, %a16: f32, %a17: f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> {
  %r = llvm.call_intrinsic "llvm.nvvm.wmma.m32n8k16.mma.col.row.bf16"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return %r : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
}

llvm.func @nvvm_55(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)> {
  %c11 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.kind.f8f6f4.f16.e3m2.e4m3.f16"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %c11) : (i32, i32, i32, i32, i32, i32, i32, i32, vector<2xf16>, vector<2xf16>, i32, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return %r : !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}

llvm.func @nvvm_56(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i64) {
  %c6 = llvm.mlir.constant(false) : i1
  llvm.call_intrinsic "llvm.nvvm.cp.async.bulk.tensor.reduce.and.im2col.3d"(%a0, %a1, %a2, %a3, %a4, %a5, %c6) : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i64, i1) -> ()
  llvm.return
}

llvm.func @nvvm_57(%a0: f32) -> bf16 {
  %r = llvm.call_intrinsic "llvm.nvvm.f2bf16.rn.satfinite"(%a0) : (f32) -> bf16
  llvm.return %r : bf16
}

llvm.func @nvvm_58(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32) {
  llvm.call_intrinsic "llvm.nvvm.wmma.m8n32k16.store.d.row.s32"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @ppc_59(%a0: vector<1024xi1>, %a1: vector<256xi1>, %a2: vector<16xi8>, %a3: i32, %a4: i32, %a5: i32) -> vector<1024xi1> {
  %r = llvm.call_intrinsic "llvm.ppc.mma.pmdmxvi8gerx4spp"(%a0, %a1, %a2, %a3, %a4, %a5) : (vector<1024xi1>, vector<256xi1>, vector<16xi8>, i32, i32, i32) -> vector<1024xi1>
  llvm.return %r : vector<1024xi1>
}

llvm.func @ppc_60(%a0: !llvm.ppc_fp128, %a1: i32) -> f64 {
  %r = llvm.call_intrinsic "llvm.ppc.unpack.longdouble"(%a0, %a1) : (!llvm.ppc_fp128, i32) -> f64
  llvm.return %r : f64
}

llvm.func @ppc_61(%a0: !llvm.ptr) {
  llvm.call_intrinsic "llvm.ppc.icbt"(%a0) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @ppc_62(%a0: vector<512xi1>, %a1: vector<16xi8>, %a2: vector<16xi8>) -> vector<512xi1> {
  %r = llvm.call_intrinsic "llvm.ppc.mma.xvi16ger2spp"(%a0, %a1, %a2) : (vector<512xi1>, vector<16xi8>, vector<16xi8>) -> vector<512xi1>
  llvm.return %r : vector<512xi1>
}

llvm.func @ppc_63(%a0: vector<2xi64>, %a1: vector<2xi64>) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.ppc.altivec.vmulhud"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

llvm.func @ppc_64(%a0: vector<16xi8>, %a1: vector<16xi8>) -> vector<16xi8> {
  %r = llvm.call_intrinsic "llvm.ppc.altivec.vrlb"(%a0, %a1) : (vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  llvm.return %r : vector<16xi8>
}

llvm.func @ppc_65(%a0: i32, %a1: vector<16xi8>, %a2: vector<16xi8>) -> i32 {
  %r = llvm.call_intrinsic "llvm.ppc.altivec.vcmpnezb.p"(%a0, %a1, %a2) : (i32, vector<16xi8>, vector<16xi8>) -> i32
  llvm.return %r : i32
}

llvm.func @r600_66() {
  llvm.call_intrinsic "llvm.r600.group.barrier"() : () -> ()
  llvm.return
}

llvm.func @r600_67(%a0: vector<4xf32>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.r600.txb"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (vector<4xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

llvm.func @r600_68(%a0: vector<4xf32>, %a1: i32, %a2: i32) {
  llvm.call_intrinsic "llvm.r600.store.swizzle"(%a0, %a1, %a2) : (vector<4xf32>, i32, i32) -> ()
  llvm.return
}

llvm.func @r600_69(%a0: vector<4xi32>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32) -> vector<4xi32> {
  %r = llvm.call_intrinsic "llvm.r600.txf"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (vector<4xi32>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

llvm.func @r600_70(%a0: vector<4xf32>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32) -> vector<4xf32> {
  %r = llvm.call_intrinsic "llvm.r600.txbc"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (vector<4xf32>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

llvm.func @riscv_71(%a0: vector<[2]xf64>, %a1: !llvm.ptr, %a2: i32) -> vector<[2]xf64> {
  %r = llvm.call_intrinsic "llvm.riscv.vle"(%a0, %a1, %a2) : (vector<[2]xf64>, !llvm.ptr, i32) -> vector<[2]xf64>
  llvm.return %r : vector<[2]xf64>
}

llvm.func @riscv_72(%a0: vector<2xf64>, %a1: vector<2xf64>, %a2: vector<2xi64>, %a3: i32) -> vector<2xf64> {
  %r = llvm.call_intrinsic "llvm.riscv.vadd"(%a0, %a1, %a2, %a3) : (vector<2xf64>, vector<2xf64>, vector<2xi64>, i32) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}

llvm.func @riscv_73(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xi1>, %a4: i32) -> vector<4xf32> {
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.riscv.vssubu.mask"(%a0, %a1, %a2, %a3, %a4, %c5) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

llvm.func @riscv_74(%a0: vector<[4]xf32>, %a1: vector<[4]xf32>, %a2: vector<8xf16>, %a3: i8) -> vector<[4]xf32> {
  %r = llvm.call_intrinsic "llvm.riscv.vandn"(%a0, %a1, %a2, %a3) : (vector<[4]xf32>, vector<[4]xf32>, vector<8xf16>, i8) -> vector<[4]xf32>
  llvm.return %r : vector<[4]xf32>
}

llvm.func @riscv_75(%a1: vector<[16]xi8>, %a2: vector<2xi64>, %a3: vector<4xf32>, %a4: vector<[4]xi32>) {
  %c0 = llvm.mlir.constant(0 : i8) : i8
  llvm.call_intrinsic "llvm.riscv.sf.vc.fvw.se"(%c0, %a1, %a2, %a3, %a4) : (i8, vector<[16]xi8>, vector<2xi64>, vector<4xf32>, vector<[4]xi32>) -> ()
  llvm.return
}

llvm.func @riscv_76(%a0: i32, %a1: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.riscv.cv.bitmanip.bset"(%a0, %a1) : (i32, i32) -> i32
  llvm.return %r : i32
}

llvm.func @s390_77(%a0: vector<2xi64>, %a1: vector<2xi64>) -> i128 {
  %r = llvm.call_intrinsic "llvm.s390.vmleg"(%a0, %a1) : (vector<2xi64>, vector<2xi64>) -> i128
  llvm.return %r : i128
}

llvm.func @s390_78(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<2xi64> {
  %r = llvm.call_intrinsic "llvm.s390.vmef"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> vector<2xi64>
  llvm.return %r : vector<2xi64>
}

llvm.func @s390_79(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>) -> !llvm.struct<(vector<4xi32>, i32)> {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.s390.vstrcfs"(%a0, %a1, %a2, %c3) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32) -> !llvm.struct<(vector<4xi32>, i32)>
  llvm.return %r : !llvm.struct<(vector<4xi32>, i32)>
}

llvm.func @s390_80(%a0: vector<4xi32>, %a1: vector<4xi32>) -> vector<4xi32> {
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.s390.vfaef"(%a0, %a1, %c2) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  llvm.return %r : vector<4xi32>
}

llvm.func @s390_81(%a0: vector<8xi16>, %a1: vector<8xi16>) -> !llvm.struct<(vector<8xi16>, i32)> {
  %r = llvm.call_intrinsic "llvm.s390.vceqhs"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> !llvm.struct<(vector<8xi16>, i32)>
  llvm.return %r : !llvm.struct<(vector<8xi16>, i32)>
}

llvm.func @spv_82(%a0: i1) -> i32 {
  %r = llvm.call_intrinsic "llvm.spv.wave.active.countbits"(%a0) : (i1) -> i32
  llvm.return %r : i32
}

llvm.func @spv_83(%a1: i1) -> !llvm.ptr {
  %c0 = llvm.mlir.constant(false) : i1
  %r = llvm.call_intrinsic "llvm.spv.gep"(%c0, %a1) : (i1, i1) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

llvm.func @spv_84() -> i32 {
  %r = llvm.call_intrinsic "llvm.spv.undef"() : () -> i32
  llvm.return %r : i32
}

llvm.func @spv_85(%a0: i32) -> i1 {
  %r = llvm.call_intrinsic "llvm.spv.thread.id"(%a0) : (i32) -> i1
  llvm.return %r : i1
}

llvm.func @spv_86(%a0: !llvm.ptr<1>) -> i32 {
  %c1 = llvm.mlir.constant(0 : i16) : i16
  %c2 = llvm.mlir.constant(0 : i8) : i8
  %r = llvm.call_intrinsic "llvm.spv.load"(%a0, %c1, %c2) : (!llvm.ptr<1>, i16, i8) -> i32
  llvm.return %r : i32
}

llvm.func @ve_87(%a0: vector<256xf64>, %a1: vector<256xf64>, %a2: vector<256xf64>, %a3: i32) -> vector<256xf64> {
  %r = llvm.call_intrinsic "llvm.ve.vl.vxor.vvvvl"(%a0, %a1, %a2, %a3) : (vector<256xf64>, vector<256xf64>, vector<256xf64>, i32) -> vector<256xf64>
  llvm.return %r : vector<256xf64>
}

llvm.func @ve_88(%a0: i64, %a1: vector<256xf64>, %a2: vector<256xf64>, %a3: i32) -> vector<256xf64> {
  %r = llvm.call_intrinsic "llvm.ve.vl.vcmpul.vsvvl"(%a0, %a1, %a2, %a3) : (i64, vector<256xf64>, vector<256xf64>, i32) -> vector<256xf64>
  llvm.return %r : vector<256xf64>
}

llvm.func @ve_89(%a0: i32, %a1: vector<256xf64>, %a2: vector<256xi1>, %a3: vector<256xf64>, %a4: i32) -> vector<256xf64> {
  %r = llvm.call_intrinsic "llvm.ve.vl.vcmpswsx.vsvmvl"(%a0, %a1, %a2, %a3, %a4) : (i32, vector<256xf64>, vector<256xi1>, vector<256xf64>, i32) -> vector<256xf64>
  llvm.return %r : vector<256xf64>
}

llvm.func @ve_90(%a0: vector<256xf64>, %a1: i64, %a2: !llvm.ptr, %a3: i32) {
  llvm.call_intrinsic "llvm.ve.vl.vstl.vssl"(%a0, %a1, %a2, %a3) : (vector<256xf64>, i64, !llvm.ptr, i32) -> ()
  llvm.return
}

llvm.func @ve_91(%a0: vector<256xf64>, %a1: i64, %a2: vector<256xi1>, %a3: vector<256xf64>, %a4: i32) -> vector<256xf64> {
  %r = llvm.call_intrinsic "llvm.ve.vl.vsrl.vvsmvl"(%a0, %a1, %a2, %a3, %a4) : (vector<256xf64>, i64, vector<256xi1>, vector<256xf64>, i32) -> vector<256xf64>
  llvm.return %r : vector<256xf64>
}

llvm.func @ve_92(%a0: f32, %a1: vector<256xf64>, %a2: vector<256xf64>, %a3: i32) -> vector<256xf64> {
  %r = llvm.call_intrinsic "llvm.ve.vl.vfnmsbs.vsvvl"(%a0, %a1, %a2, %a3) : (f32, vector<256xf64>, vector<256xf64>, i32) -> vector<256xf64>
  llvm.return %r : vector<256xf64>
}

llvm.func @wasm_93(%a0: !llvm.ptr<1>, %a1: i32) -> !llvm.ptr<10> {
  %r = llvm.call_intrinsic "llvm.wasm.table.get.externref"(%a0, %a1) : (!llvm.ptr<1>, i32) -> !llvm.ptr<10>
  llvm.return %r : !llvm.ptr<10>
}

llvm.func @wasm_94(%a0: !llvm.ptr<1>, %a1: i32, %a2: !llvm.ptr<20>) {
  llvm.call_intrinsic "llvm.wasm.table.set.funcref"(%a0, %a1, %a2) : (!llvm.ptr<1>, i32, !llvm.ptr<20>) -> ()
  llvm.return
}

llvm.func @wasm_95(%a0: i32) -> !llvm.ptr<1> {
  %r = llvm.call_intrinsic "llvm.wasm.table.get.exnref"(%a0) : (i32) -> !llvm.ptr<1>
  llvm.return %r : !llvm.ptr<1>
}

llvm.func @wasm_96(%a0: vector<[4]xf32>) -> vector<[2]xf64> {
  %r = llvm.call_intrinsic "llvm.wasm.extadd.pairwise.unsigned"(%a0) : (vector<[4]xf32>) -> vector<[2]xf64>
  llvm.return %r : vector<[2]xf64>
}

llvm.func @wasm_97(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32) {
  llvm.call_intrinsic "llvm.wasm.table.fill.exnref"(%a0, %a1, %a2) : (!llvm.ptr<1>, i32, i32) -> ()
  llvm.return
}

llvm.func @wasm_98(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<10>, %a2: i32) -> i32 {
  %r = llvm.call_intrinsic "llvm.wasm.table.grow.externref"(%a0, %a1, %a2) : (!llvm.ptr<1>, !llvm.ptr<10>, i32) -> i32
  llvm.return %r : i32
}

llvm.func @wasm_99(%a0: !llvm.ptr, %a1: i64, %a2: i64) -> i32 {
  %r = llvm.call_intrinsic "llvm.wasm.memory.atomic.wait64"(%a0, %a1, %a2) : (!llvm.ptr, i64, i64) -> i32
  llvm.return %r : i32
}

llvm.func @wasm_100(%a0: vector<16xi8>, %a1: vector<16xi8>, %a2: vector<16xi8>) -> vector<16xi8> {
  %r = llvm.call_intrinsic "llvm.wasm.relaxed.laneselect"(%a0, %a1, %a2) : (vector<16xi8>, vector<16xi8>, vector<16xi8>) -> vector<16xi8>
  llvm.return %r : vector<16xi8>
}

llvm.func @wasm_101(%a0: !llvm.ptr<1>, %a1: i32) {
  llvm.call_intrinsic "llvm.wasm.table.set.exnref"(%a0, %a1) : (!llvm.ptr<1>, i32) -> ()
  llvm.return
}

llvm.func @x86_102(%a0: vector<4xf32>, %a1: vector<4xf32>) -> vector<4xf32> {
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%a0, %a1, %c2) : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

llvm.func @x86_103(%a0: vector<[8]xi1>, %a1: vector<[8]xi1>, %a2: vector<[8]xi1>) -> vector<[8]xi1> {
  %r = llvm.call_intrinsic "llvm.x86.avx512.mask.expand"(%a0, %a1, %a2) : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi1>) -> vector<[8]xi1>
  llvm.return %r : vector<[8]xi1>
}

llvm.func @x86_104() -> i64 {
  %r = llvm.call_intrinsic "llvm.x86.rdtsc"() : () -> i64
  llvm.return %r : i64
}

llvm.func @x86_105(%a0: vector<1xi64>, %a1: vector<1xi64>) -> vector<1xi64> {
  %r = llvm.call_intrinsic "llvm.x86.ssse3.psign.w"(%a0, %a1) : (vector<1xi64>, vector<1xi64>) -> vector<1xi64>
  llvm.return %r : vector<1xi64>
}

llvm.func @x86_106(%a0: vector<8xi64>, %a1: vector<8xi16>, %a2: i8) -> vector<8xi16> {
  %r = llvm.call_intrinsic "llvm.x86.avx512.mask.pmovs.qw.512"(%a0, %a1, %a2) : (vector<8xi64>, vector<8xi16>, i8) -> vector<8xi16>
  llvm.return %r : vector<8xi16>
}

llvm.func @x86_107(%a0: vector<8xi16>, %a1: vector<8xi16>) -> vector<16xi8> {
  %r = llvm.call_intrinsic "llvm.x86.sse2.packuswb.128"(%a0, %a1) : (vector<8xi16>, vector<8xi16>) -> vector<16xi8>
  llvm.return %r : vector<16xi8>
}

llvm.func @x86_108(%a0: vector<32xf16>, %a1: vector<32xf16>) -> vector<64xi8> {
  %r = llvm.call_intrinsic "llvm.x86.avx10.vcvt2ph2bf8512"(%a0, %a1) : (vector<32xf16>, vector<32xf16>) -> vector<64xi8>
  llvm.return %r : vector<64xi8>
}

llvm.func @x86_109(%a0: vector<8xi32>, %a1: vector<16xi16>, %a2: vector<16xi16>) -> vector<8xi32> {
  %r = llvm.call_intrinsic "llvm.x86.avx2.vpdpwuud.256"(%a0, %a1, %a2) : (vector<8xi32>, vector<16xi16>, vector<16xi16>) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}

llvm.func @x86_110(%a0: !llvm.ptr, %a1: i32, %a2: i32) {
  llvm.call_intrinsic "llvm.x86.xsaves"(%a0, %a1, %a2) : (!llvm.ptr, i32, i32) -> ()
  llvm.return
}

llvm.func @xcore_111() -> !llvm.ptr {
  %r = llvm.call_intrinsic "llvm.xcore.waitevent"() : () -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

llvm.func @xcore_112(%a0: !llvm.ptr) {
  llvm.call_intrinsic "llvm.xcore.eeu"(%a0) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @xcore_113(%a0: !llvm.ptr, %a1: i32) {
  llvm.call_intrinsic "llvm.xcore.out"(%a0, %a1) : (!llvm.ptr, i32) -> ()
  llvm.return
}

llvm.func @xcore_114(%a0: i32, %a1: i32) {
  llvm.call_intrinsic "llvm.xcore.setps"(%a0, %a1) : (i32, i32) -> ()
  llvm.return
}

llvm.func @xcore_115(%a0: !llvm.ptr, %a1: i32) {
  llvm.call_intrinsic "llvm.xcore.setpt"(%a0, %a1) : (!llvm.ptr, i32) -> ()
  llvm.return
}
