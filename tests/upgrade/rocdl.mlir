// RUN: terrace upgrade %s
// RUN: terrace upgrade %s --explain 2>&1
// RUN: terrace translate %s --upgrade --mlir-to-llvmir

// The rocdl dialect of LLVM 23.

llvm.func @f(%a: vector<4xf16>, %c: vector<16xf32>, %x: vector<8xi32>, %c4: vector<4xf32>, %r: !llvm.ptr<8>, %i: i32, %f: f32) {
  %0 = rocdl.mfma.f32.32x32x8f16 %a, %a, %c, 0, 0, none : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  %1 = rocdl.mfma.f32.32x32x8f16 %a, %a, %0, 1, -1, rotate_16_right {note} : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  %2 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %x, %x, %c4, 1, 2, 3, %i, 0, %i : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32) -> vector<4xf32>
  %3 = rocdl.raw.ptr.buffer.load %r, %i, %i, 0 : f32
  rocdl.raw.ptr.buffer.store %3, %r, %i, %i, 1 {rocdl.last_use} : f32
  rocdl.sched.barrier none
  rocdl.sched.barrier valu|mfma_wmma
  %4 = rocdl.wave.id : i32
  llvm.return
}

// Text of today stays.
llvm.func @today(%a: vector<4xf16>, %c: vector<16xf32>, %r: !llvm.ptr<8>, %i: i32) {
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = rocdl.mfma.f32.32x32x8f16 %a, %a, %c, %z, %z, %z : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %1 = rocdl.raw.ptr.buffer.load %r, %i, %i, %z : f32
  rocdl.sched.barrier 0
  llvm.return
}
