// RUN: terrace translate %s --mlir-to-llvmir

llvm.func @wmma_f32_16x16x16_bf8_bf8(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg0, %arg1, %arg2 : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x16_bf8_fp8(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg0, %arg1, %arg2 : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x16_fp8_bf8(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg0, %arg1, %arg2 : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x16_fp8_fp8(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg0, %arg1, %arg2 : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_bf16_16x16x32_bf16(%arg0: vector<16xbf16>, %arg1: vector<16xbf16>, %arg2: vector<8xbf16>) -> vector<8xbf16> {
  %0 = rocdl.wmma.bf16.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xbf16>) -> vector<8xbf16>
  llvm.return %0 : vector<8xbf16>
}
llvm.func @wmma_bf16f32_16x16x32_bf16(%arg0: vector<16xbf16>, %arg1: vector<16xbf16>, %arg2: vector<8xf32>) -> vector<8xbf16> {
  %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xbf16>
  llvm.return %0 : vector<8xbf16>
}
llvm.func @wmma_f16_16x16x128_bf8_bf8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
  %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @wmma_f16_16x16x128_bf8_fp8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
  %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @wmma_f16_16x16x128_fp8_bf8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
  %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @wmma_f16_16x16x128_fp8_fp8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
  %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @wmma_f16_16x16x16_f16(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<16xf16>) -> vector<16xf16> {
  %0 = rocdl.wmma.f16.16x16x16.f16 %arg0, %arg1, %arg2 {opsel = true} : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
  llvm.return %0 : vector<16xf16>
}
llvm.func @wmma_f16_16x16x32_f16(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<8xf16>) -> vector<8xf16> {
  %0 = rocdl.wmma.f16.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xf16>, vector<16xf16>, vector<8xf16>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @wmma_f16_16x16x64_bf8_bf8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
  %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @wmma_f16_16x16x64_bf8_fp8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
  %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @wmma_f16_16x16x64_fp8_bf8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
  %0 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @wmma_f16_16x16x64_fp8_fp8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
  %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  llvm.return %0 : vector<8xf16>
}
llvm.func @wmma_f32_16x16x128_bf8_bf8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x128_bf8_fp8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x128_fp8_bf8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x128_fp8_fp8(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x16_f16(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x16.f16 %arg0, %arg1, %arg2 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x32_bf16(%arg0: vector<16xbf16>, %arg1: vector<16xbf16>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x32_f16(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x4_f32(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<2xf32>, vector<2xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x64_bf8_bf8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x64_bf8_fp8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x64_fp8_bf8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_f32_16x16x64_fp8_fp8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_i32_16x16x16_iu4(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xi32>) -> vector<8xi32> {
  %0 = rocdl.wmma.i32.16x16x16.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %0 : vector<8xi32>
}
llvm.func @wmma_i32_16x16x16_iu8(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xi32>) -> vector<8xi32> {
  %0 = rocdl.wmma.i32.16x16x16.iu8 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %0 : vector<8xi32>
}
llvm.func @wmma_i32_16x16x32_iu4(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xi32>) -> vector<8xi32> {
  %0 = rocdl.wmma.i32.16x16x32.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %0 : vector<8xi32>
}
llvm.func @wmma_i32_16x16x64_iu8(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<8xi32>) -> vector<8xi32> {
  %0 = rocdl.wmma.i32.16x16x64.iu8 %arg0, %arg1, %arg2 {clamp = true, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  llvm.return %0 : vector<8xi32>
}
llvm.func @wmma_scale16_f32_16x16x128_f8f6f4(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>, %arg3: i64, %arg4: i64) -> vector<8xf32> {
  %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_scale16_f32_32x16x128_f4(%arg0: vector<16xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i64, %arg4: i64) -> vector<16xf32> {
  %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<8xi32>, vector<16xf32>, i64, i64) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}
llvm.func @wmma_scale_f32_16x16x128_f8f6f4(%arg0: vector<16xi32>, %arg1: vector<16xi32>, %arg2: vector<8xf32>, %arg3: i32, %arg4: i32) -> vector<8xf32> {
  %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtA = 1 : i32, fmtB = 1 : i32, fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_scale_f32_32x16x128_f4(%arg0: vector<16xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32, %arg4: i32) -> vector<16xf32> {
  %0 = rocdl.wmma.scale.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<8xi32>, vector<16xf32>, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}
llvm.func @wmma_f32_16x16x16_bf16(%arg0: vector<16xi16>, %arg1: vector<16xi16>, %arg2: vector<8xf32>) -> vector<8xf32> {
  %0 = rocdl.wmma.f32.16x16x16.bf16 %arg0, %arg1, %arg2 : (vector<16xi16>, vector<16xi16>, vector<8xf32>) -> vector<8xf32>
  llvm.return %0 : vector<8xf32>
}
llvm.func @wmma_bf16_16x16x16_bf16(%arg0: vector<16xi16>, %arg1: vector<16xi16>, %arg2: vector<16xi16>) -> vector<16xi16> {
  %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg1, %arg2 {opsel = true} : (vector<16xi16>, vector<16xi16>, vector<16xi16>) -> vector<16xi16>
  llvm.return %0 : vector<16xi16>
}
