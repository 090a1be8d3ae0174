// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

llvm.func @mfma_f32_16x16x16bf16_1k(%a0: vector<4xi16>, %a1: vector<4xi16>, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x16bf16.1k"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_16x16x16f16(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x16f16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_16x16x1f32(%a0: f32, %a1: f32, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x1f32"(%a0, %a1, %a2, %c0, %c1, %c2) : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_16x16x2bf16(%a0: vector<2xi16>, %a1: vector<2xi16>, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x2bf16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_16x16x32_bf16(%a0: vector<8xbf16>, %a1: vector<8xbf16>, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x32.bf16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_16x16x32_bf8_bf8(%a0: i64, %a1: i64, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_16x16x32_bf8_fp8(%a0: i64, %a1: i64, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_16x16x32_f16(%a0: vector<8xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x32.f16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<8xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_16x16x32_fp8_bf8(%a0: i64, %a1: i64, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_16x16x32_fp8_fp8(%a0: i64, %a1: i64, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_16x16x4bf16_1k(%a0: vector<4xi16>, %a1: vector<4xi16>, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x4bf16.1k"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_16x16x4f16(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x4f16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_16x16x4f32(%a0: f32, %a1: f32, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x4f32"(%a0, %a1, %a2, %c0, %c1, %c2) : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_16x16x8_xf32(%a0: vector<2xf32>, %a1: vector<2xf32>, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x8.xf32"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<2xf32>, vector<2xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_16x16x8bf16(%a0: vector<2xi16>, %a1: vector<2xi16>, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.16x16x8bf16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_32x32x16_bf16(%a0: vector<8xbf16>, %a1: vector<8xbf16>, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x16.bf16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<8xbf16>, vector<8xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_32x32x16_bf8_bf8(%a0: i64, %a1: i64, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_32x32x16_bf8_fp8(%a0: i64, %a1: i64, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_32x32x16_f16(%a0: vector<8xf16>, %a1: vector<8xf16>, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x16.f16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_32x32x16_fp8_bf8(%a0: i64, %a1: i64, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_32x32x16_fp8_fp8(%a0: i64, %a1: i64, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_32x32x1f32(%a0: f32, %a1: f32, %a2: vector<32xf32>) -> vector<32xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x1f32"(%a0, %a1, %a2, %c0, %c1, %c2) : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  llvm.return %0 : vector<32xf32>
}

llvm.func @mfma_f32_32x32x2bf16(%a0: vector<2xi16>, %a1: vector<2xi16>, %a2: vector<32xf32>) -> vector<32xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x2bf16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<2xi16>, vector<2xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  llvm.return %0 : vector<32xf32>
}

llvm.func @mfma_f32_32x32x2f32(%a0: f32, %a1: f32, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x2f32"(%a0, %a1, %a2, %c0, %c1, %c2) : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_32x32x4_xf32(%a0: vector<2xf32>, %a1: vector<2xf32>, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x4.xf32"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<2xf32>, vector<2xf32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_32x32x4bf16(%a0: vector<2xi16>, %a1: vector<2xi16>, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x4bf16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_32x32x4bf16_1k(%a0: vector<4xi16>, %a1: vector<4xi16>, %a2: vector<32xf32>) -> vector<32xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x4bf16.1k"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xi16>, vector<4xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  llvm.return %0 : vector<32xf32>
}

llvm.func @mfma_f32_32x32x4f16(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<32xf32>) -> vector<32xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x4f16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  llvm.return %0 : vector<32xf32>
}

llvm.func @mfma_f32_32x32x8bf16_1k(%a0: vector<4xi16>, %a1: vector<4xi16>, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x8bf16.1k"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_32x32x8f16(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.32x32x8f16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @mfma_f32_4x4x1f32(%a0: f32, %a1: f32, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.4x4x1f32"(%a0, %a1, %a2, %c0, %c1, %c2) : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_4x4x2bf16(%a0: vector<2xi16>, %a1: vector<2xi16>, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.4x4x2bf16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_4x4x4bf16_1k(%a0: vector<4xi16>, %a1: vector<4xi16>, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.4x4x4bf16.1k"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f32_4x4x4f16(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<4xf32>) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f32.4x4x4f16"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_f64_16x16x4f64(%a0: f64, %a1: f64, %a2: vector<4xf64>) -> vector<4xf64> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f64.16x16x4f64"(%a0, %a1, %a2, %c0, %c1, %c2) : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
  llvm.return %0 : vector<4xf64>
}

llvm.func @mfma_f64_4x4x4f64(%a0: f64, %a1: f64, %a2: f64) -> f64 {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.f64.4x4x4f64"(%a0, %a1, %a2, %c0, %c1, %c2) : (f64, f64, f64, i32, i32, i32) -> f64
  llvm.return %0 : f64
}

llvm.func @mfma_i32_16x16x16i8(%a0: i32, %a1: i32, %a2: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.i32.16x16x16i8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

llvm.func @mfma_i32_16x16x32_i8(%a0: i64, %a1: i64, %a2: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.i32.16x16x32.i8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

llvm.func @mfma_i32_16x16x4i8(%a0: i32, %a1: i32, %a2: vector<16xi32>) -> vector<16xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.i32.16x16x4i8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return %0 : vector<16xi32>
}

llvm.func @mfma_i32_16x16x64_i8(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.i32.16x16x64.i8"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

llvm.func @mfma_i32_32x32x16_i8(%a0: i64, %a1: i64, %a2: vector<16xi32>) -> vector<16xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.i32.32x32x16.i8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i64, i64, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return %0 : vector<16xi32>
}

llvm.func @mfma_i32_32x32x32_i8(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<16xi32>) -> vector<16xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.i32.32x32x32.i8"(%a0, %a1, %a2, %c0, %c1, %c2) : (vector<4xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return %0 : vector<16xi32>
}

llvm.func @mfma_i32_32x32x4i8(%a0: i32, %a1: i32, %a2: vector<32xi32>) -> vector<32xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.i32.32x32x4i8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i32, i32, vector<32xi32>, i32, i32, i32) -> vector<32xi32>
  llvm.return %0 : vector<32xi32>
}

llvm.func @mfma_i32_32x32x8i8(%a0: i32, %a1: i32, %a2: vector<16xi32>) -> vector<16xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.i32.32x32x8i8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return %0 : vector<16xi32>
}

llvm.func @mfma_i32_4x4x4i8(%a0: i32, %a1: i32, %a2: vector<4xi32>) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.i32.4x4x4i8"(%a0, %a1, %a2, %c0, %c1, %c2) : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

llvm.func @smfmac_f32_16x16x128_bf8_bf8(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x128_bf8_fp8(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x128_fp8_bf8(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x128_fp8_fp8(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x32_bf16(%a0: vector<4xi16>, %a1: vector<8xi16>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x32.bf16"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi16>, vector<8xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x32_f16(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x32.f16"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x64_bf16(%a0: vector<8xbf16>, %a1: vector<16xbf16>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x64.bf16"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<8xbf16>, vector<16xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x64_bf8_bf8(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x64_bf8_fp8(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x64_f16(%a0: vector<8xf16>, %a1: vector<16xf16>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x64.f16"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<8xf16>, vector<16xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x64_fp8_bf8(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_16x16x64_fp8_fp8(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<4xf32>, %a3: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @smfmac_f32_32x32x16_bf16(%a0: vector<4xi16>, %a1: vector<8xi16>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x16.bf16"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi16>, vector<8xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x16_f16(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x16.f16"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x32_bf16(%a0: vector<8xbf16>, %a1: vector<16xbf16>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x32.bf16"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<8xbf16>, vector<16xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x32_bf8_bf8(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x32_bf8_fp8(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x32_f16(%a0: vector<8xf16>, %a1: vector<16xf16>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x32.f16"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<8xf16>, vector<16xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x32_fp8_bf8(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x32_fp8_fp8(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x64_bf8_bf8(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x64_bf8_fp8(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x64_fp8_bf8(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_f32_32x32x64_fp8_fp8(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<16xf32>, %a3: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}

llvm.func @smfmac_i32_16x16x128_i8(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xi32>, %a3: i32) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.i32.16x16x128.i8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi32>, vector<8xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

llvm.func @smfmac_i32_16x16x64_i8(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>, %a3: i32) -> vector<4xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.i32.16x16x64.i8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<2xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

llvm.func @smfmac_i32_32x32x32_i8(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<16xi32>, %a3: i32) -> vector<16xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.i32.32x32x32.i8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<2xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return %0 : vector<16xi32>
}

llvm.func @smfmac_i32_32x32x64_i8(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<16xi32>, %a3: i32) -> vector<16xi32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.smfmac.i32.32x32x64.i8"(%a0, %a1, %a2, %a3, %c0, %c1) : (vector<4xi32>, vector<8xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return %0 : vector<16xi32>
}

llvm.func @mfma_scale_f32_16x16x128_f8f6f4(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a3: i32, %a4: i32) -> vector<4xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %c3 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c0, %c1, %c2, %a3, %c3, %a4) : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @mfma_scale_f32_32x32x64_f8f6f4(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<16xf32>, %a3: i32, %a4: i32) -> vector<16xf32> {
  %c0 = llvm.mlir.constant(1 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(1 : i32) : i32
  %c3 = llvm.mlir.constant(1 : i32) : i32
  %0 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%a0, %a1, %a2, %c0, %c1, %c2, %a3, %c3, %a4) : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
  llvm.return %0 : vector<16xf32>
}
