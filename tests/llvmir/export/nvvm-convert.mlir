// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @convert_bf16x2_to_f8x2_0(%a0: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %a0 {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16> -> i16(f8E8M0FNU)
  llvm.return
}
llvm.func @convert_bf16x2_to_f8x2_1(%a0: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %a0 {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16> -> i16(f8E8M0FNU)
  llvm.return
}
llvm.func @convert_bf16x2_to_f8x2_2(%a0: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %a0 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16(f8E8M0FNU)
  llvm.return
}
llvm.func @convert_bf16x2_to_f8x2_3(%a0: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %a0 {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16> -> i16(f8E8M0FNU)
  llvm.return
}
llvm.func @convert_f16x2_to_f8x2_0(%a0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %a0 : vector<2xf16> -> i16(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f16x2_to_f8x2_1(%a0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %a0 : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f16x2_to_f8x2_2(%a0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %a0 {relu = true} : vector<2xf16> -> i16(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f16x2_to_f8x2_3(%a0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %a0 : vector<2xf16> -> i16(f8E5M2)
  llvm.return
}
llvm.func @convert_f16x2_to_f8x2_4(%a0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %a0 : vector<2xf16> -> vector<2xi8>(f8E5M2)
  llvm.return
}
llvm.func @convert_f16x2_to_f8x2_5(%a0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %a0 {relu = true} : vector<2xf16> -> i16(f8E5M2)
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_0(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_1(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_2(%a0: f32, %a1: f32, %a2: i32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1, %a2 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_3(%a0: f32, %a1: f32, %a2: i32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1, %a2 {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_4(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_5(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_6(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_7(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_8(%a0: f32, %a1: f32, %a2: i32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1, %a2 {relu = true, rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_9(%a0: f32, %a1: f32, %a2: i32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1, %a2 {relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_10(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_bf16x2_11(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_0(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_1(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_2(%a0: f32, %a1: f32, %a2: i32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1, %a2 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_3(%a0: f32, %a1: f32, %a2: i32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1, %a2 {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_4(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_5(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_6(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_7(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_8(%a0: f32, %a1: f32, %a2: i32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1, %a2 {relu = true, rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_9(%a0: f32, %a1: f32, %a2: i32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1, %a2 {relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_10(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f16x2_11(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}
llvm.func @convert_f32x2_to_f4x2_0(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %a0, %a1 : i8(f4E2M1FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f4x2_1(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %a0, %a1 {relu = true} : i8(f4E2M1FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f6x2_0(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %a0, %a1 : i16(f6E2M3FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f6x2_1(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %a0, %a1 : vector<2xi8>(f6E2M3FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f6x2_2(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %a0, %a1 {relu = true} : i16(f6E2M3FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f6x2_3(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %a0, %a1 : i16(f6E3M2FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f6x2_4(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %a0, %a1 : vector<2xi8>(f6E3M2FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f6x2_5(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %a0, %a1 {relu = true} : i16(f6E3M2FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2_0(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2_1(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8>(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2_2(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2_3(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8>(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2_4(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E5M2)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2_5(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E5M2)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2_6(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rp>} : i16(f8E8M0FNU)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2_7(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E8M0FNU)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2_8(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rz>} : i16(f8E8M0FNU)
  llvm.return
}
llvm.func @convert_f32x2_to_f8x2_9(%a0: f32, %a1: f32) {
  %0 = nvvm.convert.f32x2.to.f8x2 %a0, %a1 {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E8M0FNU)
  llvm.return
}
llvm.func @convert_f32x4_to_f4x4_0(%a0: vector<4xf32>, %a1: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %a0, %a1 : vector<4xf32> -> i16(f4E2M1FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f4x4_1(%a0: vector<4xf32>, %a1: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %a0, %a1 {relu = true} : vector<4xf32> -> i16(f4E2M1FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f6x4_0(%a0: vector<4xf32>, %a1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %a0, %a1 : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f6x4_1(%a0: vector<4xf32>, %a1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %a0, %a1 {relu = true} : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f6x4_2(%a0: vector<4xf32>, %a1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %a0, %a1 : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f6x4_3(%a0: vector<4xf32>, %a1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %a0, %a1 {relu = true} : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f8x4_0(%a0: vector<4xf32>, %a1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %a0, %a1 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f8x4_1(%a0: vector<4xf32>, %a1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %a0, %a1 {relu = true} : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  llvm.return
}
llvm.func @convert_f32x4_to_f8x4_2(%a0: vector<4xf32>, %a1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %a0, %a1 : vector<4xf32> -> vector<4xi8>(f8E5M2)
  llvm.return
}
llvm.func @convert_f32x4_to_f8x4_3(%a0: vector<4xf32>, %a1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %a0, %a1 {relu = true} : vector<4xf32> -> vector<4xi8>(f8E5M2)
  llvm.return
}
llvm.func @convert_f4x2_to_f16x2_0(%a0: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %a0 : i8(f4E2M1FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f4x2_to_f16x2_1(%a0: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %a0 {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f6x2_to_f16x2_0(%a0: vector<2xi8>) {
  %0 = nvvm.convert.f6x2.to.f16x2 %a0 : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f6x2_to_f16x2_1(%a0: vector<2xi8>) {
  %0 = nvvm.convert.f6x2.to.f16x2 %a0 : vector<2xi8>(f6E3M2FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f6x2_to_f16x2_2(%a0: vector<2xi8>) {
  %0 = nvvm.convert.f6x2.to.f16x2 %a0 {relu = true} : vector<2xi8>(f6E2M3FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f6x2_to_f16x2_3(%a0: vector<2xi8>) {
  %0 = nvvm.convert.f6x2.to.f16x2 %a0 {relu = true} : vector<2xi8>(f6E3M2FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f8x2_to_bf16x2(%a0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.bf16x2 %a0 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
  llvm.return
}
llvm.func @convert_f8x2_to_f16x2_0(%a0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.f16x2 %a0 : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f8x2_to_f16x2_1(%a0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.f16x2 %a0 : vector<2xi8>(f8E5M2) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f8x2_to_f16x2_2(%a0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.f16x2 %a0 {relu = true} : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_f8x2_to_f16x2_3(%a0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.f16x2 %a0 {relu = true} : vector<2xi8>(f8E5M2) -> vector<2xf16>
  llvm.return
}
llvm.func @convert_float_to_tf32_0(%a0: f32) {
  %0 = nvvm.convert.float.to.tf32 %a0 {rnd = #nvvm.fp_rnd_mode<rn>}
  llvm.return
}
llvm.func @convert_float_to_tf32_1(%a0: f32) {
  %0 = nvvm.convert.float.to.tf32 %a0 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}
  llvm.return
}
llvm.func @convert_float_to_tf32_2(%a0: f32) {
  %0 = nvvm.convert.float.to.tf32 %a0 {rnd = #nvvm.fp_rnd_mode<rna>}
  llvm.return
}
llvm.func @convert_float_to_tf32_3(%a0: f32) {
  %0 = nvvm.convert.float.to.tf32 %a0 {rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>}
  llvm.return
}
llvm.func @convert_float_to_tf32_4(%a0: f32) {
  %0 = nvvm.convert.float.to.tf32 %a0 {rnd = #nvvm.fp_rnd_mode<rz>}
  llvm.return
}
llvm.func @convert_float_to_tf32_5(%a0: f32) {
  %0 = nvvm.convert.float.to.tf32 %a0 {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}
  llvm.return
}
llvm.func @convert_float_to_tf32_6(%a0: f32) {
  %0 = nvvm.convert.float.to.tf32 %a0 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>}
  llvm.return
}
llvm.func @convert_float_to_tf32_7(%a0: f32) {
  %0 = nvvm.convert.float.to.tf32 %a0 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}
  llvm.return
}
llvm.func @convert_float_to_tf32_8(%a0: f32) {
  %0 = nvvm.convert.float.to.tf32 %a0 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>}
  llvm.return
}
llvm.func @convert_float_to_tf32_9(%a0: f32) {
  %0 = nvvm.convert.float.to.tf32 %a0 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}
  llvm.return
}
