// RUN: terrace upgrade %s

// Immediates that are no integers of 32 bits are left to the parser.
llvm.func @f(%a: vector<4xf16>, %c: vector<32xf32>, %r: !llvm.ptr<8>, %i: i32) {
  %0 = rocdl.mfma.f32.32x32x8f16 %a, %a, %c, 0, 1.5, none : (vector<4xf16>, vector<4xf16>, vector<32xf32>) -> vector<32xf32>
  %1 = rocdl.mfma.f32.32x32x8f16 %a, %a, %c, 0, 4294967296, none : (vector<4xf16>, vector<4xf16>, vector<32xf32>) -> vector<32xf32>
  %2 = rocdl.raw.ptr.buffer.load %r, %i, %i, 2.0e0 : f32
  %3 = rocdl.mfma.f32.32x32x8f16 %a, %a, %c, 0xF, 4294967295, none : (vector<4xf16>, vector<4xf16>, vector<32xf32>) -> vector<32xf32>
  %4 = rocdl.raw.ptr.buffer.load %r, %i, %i, -1 : f32
  llvm.return
}
