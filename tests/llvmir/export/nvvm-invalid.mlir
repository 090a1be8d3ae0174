// RUN: terrace translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

// Inline PTX is written by a conversion.
llvm.func @arrive(%n: i32) {
  // expected-error @below {{LLVM Translation failed for operation: nvvm.barrier.arrive}}
  nvvm.barrier.arrive number_of_threads = %n
  llvm.return
}

// -----

llvm.func @wait(%barrier: !llvm.ptr<3>, %n: i32) {
  // expected-error @below {{LLVM Translation failed for operation: nvvm.mbarrier.try_wait.parity}}
  nvvm.mbarrier.try_wait.parity %barrier, %n, %n : !llvm.ptr<3>, i32, i32
  llvm.return
}

// -----

llvm.func @ptx() {
  // expected-error @below {{LLVM Translation failed for operation: nvvm.inline_ptx}}
  nvvm.inline_ptx "exit;"
  llvm.return
}

// -----

llvm.func @multiply(%sums: !llvm.struct<(f32, f32, f32, f32)>, %a: i64, %b: i64) {
  // expected-error @below {{LLVM Translation failed for operation: nvvm.wgmma.mma_async}}
  %0 = nvvm.wgmma.mma_async %a, %b, %sums, #nvvm.shape<m = 64, n = 8, k = 16>,
    D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<one>, <row>],
    B [<f16>, #nvvm.wgmma_scale_in<one>, <col>]
    : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
