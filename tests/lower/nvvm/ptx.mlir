// RUN: terrace opt %s --convert-nvvm-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-nvvm-to-llvm | terrace translate --mlir-to-llvmir

llvm.func @tensor_store(%desc: !llvm.ptr, %src: !llvm.ptr<3>, %c: i32, %p: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %desc, %src, box[%c], predicate = %p : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %desc, %src, box[%c, %c], predicate = %p : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %desc, %src, box[%c, %c, %c], predicate = %p : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %desc, %src, box[%c, %c, %c, %c], predicate = %p : !llvm.ptr, <3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %desc, %src, box[%c, %c, %c, %c, %c], predicate = %p : !llvm.ptr, <3>
  // Without a predicate there is an intrinsic.
  nvvm.cp.async.bulk.tensor.global.shared.cta %desc, %src, box[%c] : !llvm.ptr, <3>
  llvm.return
}

llvm.func @tensor_load(%dst: !llvm.ptr<7>, %desc: !llvm.ptr, %bar: !llvm.ptr<3>, %c: i32, %o: i16, %mask: i16, %hint: i64, %p: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c] multicast_mask = %mask predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c] multicast_mask = %mask l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c] l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c] multicast_mask = %mask predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c] multicast_mask = %mask l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c] l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c] multicast_mask = %mask predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c] multicast_mask = %mask l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c] l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c] multicast_mask = %mask predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c] multicast_mask = %mask l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c] l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c, %c] predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c, %c] multicast_mask = %mask predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c, %c] multicast_mask = %mask l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c, %c] l2_cache_hint = %hint predicate = %p : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c] im2col[%o] multicast_mask = %mask l2_cache_hint = %hint predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c] im2col[%o] predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c] im2col[%o, %o] multicast_mask = %mask l2_cache_hint = %hint predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c] im2col[%o, %o] predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c, %c] im2col[%o, %o, %o] multicast_mask = %mask l2_cache_hint = %hint predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c, %c, %c, %c, %c] im2col[%o, %o, %o] predicate = %p {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c] : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @mbarriers(%any: !llvm.ptr, %shared: !llvm.ptr<3>, %n: i32, %phase: i32, %p: i1) {
  nvvm.mbarrier.init %any, %n, predicate = %p : !llvm.ptr, i32, i1
  nvvm.mbarrier.init %shared, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.init %shared, %n : !llvm.ptr<3>, i32
  nvvm.mbarrier.arrive.expect_tx %any, %n, predicate = %p : !llvm.ptr, i32, i1
  nvvm.mbarrier.arrive.expect_tx %shared, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  %state = nvvm.mbarrier.arrive.expect_tx %shared, %n : !llvm.ptr<3>, i32 -> i64
  nvvm.mbarrier.try_wait.parity %any, %phase, %n : !llvm.ptr, i32, i32
  nvvm.mbarrier.try_wait.parity %shared, %phase, %n : !llvm.ptr<3>, i32, i32
  // Constants are immediate.
  %four = llvm.mlir.constant(4 : i32) : i32
  nvvm.mbarrier.init %shared, %four, predicate = %p : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.try_wait.parity %shared, %four, %n : !llvm.ptr<3>, i32, i32
  llvm.return
}

llvm.func @barriers(%id: i32, %n: i32) {
  nvvm.barrier.arrive number_of_threads = %n
  nvvm.barrier.arrive id = %id number_of_threads = %n
  nvvm.barrier id = %id number_of_threads = %n
  llvm.return
}

llvm.func @prefetches(%any: !llvm.ptr, %p: i1) {
  nvvm.prefetch tensormap, %any, predicate = %p : !llvm.ptr, i1
  nvvm.prefetch tensormap in_param_space, %any, predicate = %p : !llvm.ptr, i1
  nvvm.prefetch tensormap, %any : !llvm.ptr
  nvvm.prefetch level = L1, %any : !llvm.ptr
  llvm.return
}

llvm.func @inline_ptx(%a: f32, %b: f32, %n: i32, %m: i32, %any: !llvm.ptr, %p: i1) -> i32 {
  %0 = nvvm.inline_ptx "ex2.approx.ftz.f32 {$w0}, {$r0};" ro(%a : f32) -> f32
  nvvm.inline_ptx "mbarrier.init.b64 [{$r0}], {$r1};" ro(%any, %n : !llvm.ptr, i32)
  nvvm.inline_ptx "mbarrier.init.b64 [{$r0}], {$r1};" ro(%any, %n : !llvm.ptr, i32), predicate = %p
  nvvm.inline_ptx "trap;"
  nvvm.inline_ptx "trap;", predicate = %p
  %1:2 = nvvm.inline_ptx "{.reg .pred p; setp.ge.s32 p, {$r0}, {$r1}; selp.s32 {$w0}, {$r0},{$r1}, p; selp.s32 {$w1}, {$r0},{$r1}, p;}" ro(%n, %m : i32, i32) -> i32, i32
  %2 = nvvm.inline_ptx "cvt.rn.satfinite.bf16x2.f32 {$w0}, {$r0}, {$r1};" ro(%a, %b : f32, f32) -> vector<2xbf16>
  // Registers by number, and braces that are no placeholders.
  %3 = nvvm.inline_ptx "{ add.s32 {$w0}, {$r0}, {$r1}; } %0 $1 {$ r0} {$} {$x0} {$r}" ro(%n, %m : i32, i32) -> i32
  llvm.return %3 : i32
}

// What is read and written is replaced behind the operation.
llvm.func @read_and_written(%a: f32, %b: f32, %c: i1) -> f32 {
  nvvm.inline_ptx "mul.f32 {$rw0}, {$rw1}, {$rw1};" rw(%a, %b : f32, f32)
  %0 = llvm.fadd %a, %b : f32
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = llvm.fmul %a, %a : f32
  llvm.br ^bb2
^bb2:
  llvm.return %a : f32
}

llvm.func @written_as_well(%a: f32) -> f64 {
  %0 = nvvm.inline_ptx "cvt.f64.f32 {$w0}, {$rw0};" rw(%a : f32) -> f64
  llvm.return %0 : f64
}

llvm.func @registers(%i1: i1, %i16: i16, %i32: i32, %i64: i64, %f32: f32, %f64: f64, %any: !llvm.ptr, %global: !llvm.ptr<1>, %shared: !llvm.ptr<3>, %cluster: !llvm.ptr<7>) {
  nvvm.inline_ptx "x" ro(%i1, %i16, %i32, %i64, %f32, %f64 : i1, i16, i32, i64, f32, f64)
  nvvm.inline_ptx "x" ro(%any, %global, %shared, %cluster : !llvm.ptr, !llvm.ptr<1>, !llvm.ptr<3>, !llvm.ptr<7>)
  llvm.return
}

llvm.func @vectors(%v4i8: vector<4xi8>, %v2f16: vector<2xf16>, %v2bf16: vector<2xbf16>, %v1i32: vector<1xi32>, %v2i16: vector<2xi16>, %v2f32: vector<2xf32>, %v4i1: vector<4xi1>, %v2ptr: vector<2x!llvm.ptr>) {
  nvvm.inline_ptx "x" ro(%v4i8, %v2f16, %v2bf16, %v1i32 : vector<4xi8>, vector<2xf16>, vector<2xbf16>, vector<1xi32>)
  nvvm.inline_ptx "x" ro(%v2i16, %v2f32, %v4i1, %v2ptr : vector<2xi16>, vector<2xf32>, vector<4xi1>, vector<2x!llvm.ptr>)
  llvm.return
}

llvm.func @structs(%s: !llvm.struct<(i32, f32)>, %n: i32) -> !llvm.struct<(f32, f32)> {
  nvvm.inline_ptx "x" ro(%s, %n : !llvm.struct<(i32, f32)>, i32)
  %0 = nvvm.inline_ptx "x" ro(%n : i32) -> !llvm.struct<(f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32)>
}

llvm.func @wgmma_f32_f16(%a: i64, %b: i64, %d: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 32, k = 16>, D[<f32>, <zero>], A[<f16>, <neg>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
}

llvm.func @wgmma_f32_bf16_transposed(%a: i64, %b: i64, %d: !llvm.struct<(f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 16>, D[<f32>, <one>], A[<bf16>, <one>, <col>], B[<bf16>, <neg>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @wgmma_f16_f16(%a: i64, %b: i64, %d: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 16>, D[<f16>, <one>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(i32, i32)> -> !llvm.struct<(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}

llvm.func @wgmma_f32_tf32(%a: i64, %b: i64, %d: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 64, k = 8>, D[<f32>, <one>], A[<tf32>, <one>, <row>], B[<tf32>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
}

llvm.func @wgmma_f32_e4m3(%a: i64, %b: i64, %d: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 64, k = 32>, D[<f32>, <one>], A[<e4m3>, <one>, <row>], B[<e4m3>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
}

llvm.func @wgmma_f32_e5m2_e4m3(%a: i64, %b: i64, %d: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 16, k = 32>, D[<f32>, <one>], A[<e5m2>, <one>, <row>], B[<e4m3>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
}

llvm.func @wgmma_f16_e4m3_e5m2(%a: i64, %b: i64, %d: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 32>, D[<f16>, <one>], A[<e4m3>, <one>, <row>], B[<e5m2>, <one>, <col>] : !llvm.struct<(i32, i32)> -> !llvm.struct<(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}

llvm.func @wgmma_s32_s8_satfinite(%a: i64, %b: i64, %d: !llvm.struct<(i32, i32, i32, i32)>) -> !llvm.struct<(i32, i32, i32, i32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 32>, D[<s32>, <one>, <satfinite>], A[<s8>, <one>, <row>], B[<s8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @wgmma_s32_u8_wrapped(%a: i64, %b: i64, %d: !llvm.struct<(i32, i32, i32, i32)>) -> !llvm.struct<(i32, i32, i32, i32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 32>, D[<s32>, <one>, <wrapped>], A[<u8>, <one>, <row>], B[<u8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @wgmma_s32_s8_u8(%a: i64, %b: i64, %d: !llvm.struct<(i32, i32, i32, i32)>) -> !llvm.struct<(i32, i32, i32, i32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 32>, D[<s32>, <one>], A[<s8>, <one>, <row>], B[<u8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

llvm.func @wgmma_s32_b1(%a: i64, %b: i64, %d: !llvm.struct<(i32, i32, i32, i32)>) -> !llvm.struct<(i32, i32, i32, i32)> {
  %0 = nvvm.wgmma.mma_async %a, %b, %d, <m = 64, n = 8, k = 256>, D[<s32>, <one>], A[<b1>, <one>, <row>], B[<b1>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32, i32)>
}

// Each multiplication adds to the result of the one before.
llvm.func @wgmma_chain(%a: i64, %b: i64) -> !llvm.struct<(i32, i32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %1 = nvvm.wgmma.mma_async %a, %b, %0, <m = 64, n = 8, k = 16>, D[<f16>, <zero>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(i32, i32)> -> !llvm.struct<(i32, i32)>
  %2 = nvvm.wgmma.mma_async %a, %b, %1, <m = 64, n = 8, k = 16>, D[<f16>, <one>], A[<f16>, <one>, <row>], B[<f16>, <one>, <col>] : !llvm.struct<(i32, i32)> -> !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}
