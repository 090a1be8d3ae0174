// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

llvm.func @f(%b2: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %b2 {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16> -> i16(f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%b2: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %b2 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16(f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op operand #0 must be vector of bfloat16 type values of length 2, but got 'vector<2xf16>'}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %f2 {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xf16> -> i16(f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %0 = nvvm.convert.f16x2.to.f8x2 %f2 : vector<2xf16> -> i16(f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%f2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.convert.f16x2.to.f8x2' op result #0 must be 16-bit signless integer or vector of 8-bit signless integer values of length 2, but got 'i32'}}
  %0 = nvvm.convert.f16x2.to.f8x2 %f2 : vector<2xf16> -> i32(f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits is required for RS rounding mode.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f, %a {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f : vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits is required for RS rounding mode.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f, %a {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.}}
  %0 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8(f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %0 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16(f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : i16(f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : i16(f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>, relu = true} : i16(f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>} : i16(f32)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xf32>) {
  // expected-error@+1 {{'nvvm.convert.f32x4.to.f4x4' op Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.}}
  %0 = nvvm.convert.f32x4.to.f4x4 %v, %a : vector<4xf32> -> i16(f32)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xf32>) {
  // expected-error@+1 {{'nvvm.convert.f32x4.to.f6x4' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.}}
  %0 = nvvm.convert.f32x4.to.f6x4 %v, %a : vector<4xf32> -> vector<4xi8>(f32)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %v: vector<4xf32>) {
  // expected-error@+1 {{'nvvm.convert.f32x4.to.f8x4' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.}}
  %0 = nvvm.convert.f32x4.to.f8x4 %v, %a : vector<4xf32> -> vector<4xi8>(f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%c: i8) {
  // expected-error@+1 {{'nvvm.convert.f4x2.to.f16x2' op Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.}}
  %0 = nvvm.convert.f4x2.to.f16x2 %c : i8(f32) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%c2: vector<2xi8>) {
  // expected-error@+1 {{'nvvm.convert.f6x2.to.f16x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.}}
  %0 = nvvm.convert.f6x2.to.f16x2 %c2 : vector<2xi8>(f4E2M1FN) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%c2: vector<2xi8>) {
  // expected-error@+1 {{'nvvm.convert.f8x2.to.f16x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.}}
  %0 = nvvm.convert.f8x2.to.f16x2 %c2 : vector<2xi8>(f8E8M0FNU) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%c2: vector<2xi8>) {
  // expected-error@+1 {{'nvvm.convert.f8x2.to.bf16x2' op Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.}}
  %0 = nvvm.convert.f8x2.to.bf16x2 %c2 : vector<2xi8>(f8E4M3FN) -> vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{Relu not supported with rna rounding mode.}}
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, relu = true}
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
  %0 = nvvm.convert.float.to.tf32 %f
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+2 {{expected ::mlir::NVVM::FPRoundingMode to be one of: none, rn, rm, rp, rz, rna, rs}}
  // expected-error@+1 {{failed to parse FPRoundingModeAttr parameter 'value' which is to be a `::mlir::NVVM::FPRoundingMode`}}
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<foo>}
  llvm.return
}

// -----

llvm.func @f(%a: i32, %f: f32) {
  // expected-error@+1 {{custom op 'nvvm.convert.f32x4.to.f4x4' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = nvvm.convert.f32x4.to.f4x4 %f, %a : f32 -> i16(f4E2M1FN)
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%f: f32, %l: i64) {
  // expected-error@+1 {{use of value '%l' expects different type than prior uses: 'f32' vs 'i64'}}
  %0 = nvvm.convert.f32x2.to.f16x2 %l, %f : vector<2xf16>
  llvm.return
}
