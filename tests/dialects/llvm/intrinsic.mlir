// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Intrinsics with an operation of their own.

llvm.func @integer(%a: i32, %b: i32, %v: vector<4xi32>) {
  %0 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
  %2 = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
  %3 = llvm.intr.umin(%a, %b) : (i32, i32) -> i32
  %4 = llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32
  %5 = llvm.intr.uadd.sat(%a, %b) : (i32, i32) -> i32
  %6 = llvm.intr.ssub.sat(%a, %b) : (i32, i32) -> i32
  %7 = llvm.intr.usub.sat(%a, %b) : (i32, i32) -> i32
  %8 = llvm.intr.sshl.sat(%a, %b) : (i32, i32) -> i32
  %9 = llvm.intr.ushl.sat(%a, %b) : (i32, i32) -> i32
  %10 = llvm.intr.smax(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %11 = llvm.intr.umin(%a, %b) {tag} : (i32, i32) -> i32
  %12 = llvm.intr.bswap(%a) : (i32) -> i32
  %13 = llvm.intr.bitreverse(%a) : (i32) -> i32
  %14 = llvm.intr.ctpop(%a) : (i32) -> i32
  %15 = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i32) -> i32
  %16 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32
  %17 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %18 = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %19 = llvm.intr.fshl(%a, %a, %b) : (i32, i32, i32) -> i32
  %20 = llvm.intr.fshr(%a, %a, %b) : (i32, i32, i32) -> i32
  %21 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %22 = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %23 = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %24 = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %25 = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %26 = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %27 = "llvm.intr.sadd.with.overflow"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return
}

llvm.func @float(%f: f32, %a: i32, %v: vector<4xf64>) {
  %0 = llvm.intr.sqrt(%f) : (f32) -> f32
  %1 = llvm.intr.sin(%f) : (f32) -> f32
  %2 = llvm.intr.cos(%f) : (f32) -> f32
  %3 = llvm.intr.tan(%f) : (f32) -> f32
  %4 = llvm.intr.exp(%f) : (f32) -> f32
  %5 = llvm.intr.exp2(%f) : (f32) -> f32
  %6 = llvm.intr.exp10(%f) : (f32) -> f32
  %7 = llvm.intr.log(%f) : (f32) -> f32
  %8 = llvm.intr.log2(%f) : (f32) -> f32
  %9 = llvm.intr.log10(%f) : (f32) -> f32
  %10 = llvm.intr.fabs(%f) : (f32) -> f32
  %11 = llvm.intr.ceil(%f) : (f32) -> f32
  %12 = llvm.intr.floor(%f) : (f32) -> f32
  %13 = llvm.intr.trunc(%f) : (f32) -> f32
  %14 = llvm.intr.rint(%f) : (f32) -> f32
  %15 = llvm.intr.nearbyint(%f) : (f32) -> f32
  %16 = llvm.intr.round(%f) : (f32) -> f32
  %17 = llvm.intr.roundeven(%f) : (f32) -> f32
  %18 = llvm.intr.asin(%f) : (f32) -> f32
  %19 = llvm.intr.acos(%f) : (f32) -> f32
  %20 = llvm.intr.atan(%f) : (f32) -> f32
  %21 = llvm.intr.sinh(%f) : (f32) -> f32
  %22 = llvm.intr.cosh(%f) : (f32) -> f32
  %23 = llvm.intr.tanh(%f) : (f32) -> f32
  %24 = llvm.intr.maximum(%f, %f) : (f32, f32) -> f32
  %25 = llvm.intr.minimum(%f, %f) : (f32, f32) -> f32
  %26 = llvm.intr.maxnum(%f, %f) : (f32, f32) -> f32
  %27 = llvm.intr.minnum(%f, %f) : (f32, f32) -> f32
  %28 = llvm.intr.copysign(%f, %f) : (f32, f32) -> f32
  %29 = llvm.intr.pow(%f, %f) : (f32, f32) -> f32
  %30 = llvm.intr.atan2(%f, %f) : (f32, f32) -> f32
  %31 = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
  %32 = llvm.intr.fmuladd(%f, %f, %f) : (f32, f32, f32) -> f32
  %33 = llvm.intr.powi(%f, %a) : (f32, i32) -> f32
  %34 = llvm.intr.ldexp(%f, %a) : (f32, i32) -> f32
  %35 = llvm.intr.sqrt(%v) : (vector<4xf64>) -> vector<4xf64>
  %36 = llvm.intr.exp(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %37 = llvm.intr.maximum(%f, %f) {fastmathFlags = #llvm.fastmath<nnan>, tag} : (f32, f32) -> f32
  %38 = llvm.intr.lround(%f) : (f32) -> i64
  %39 = llvm.intr.llround(%f) : (f32) -> i64
  %40 = llvm.intr.lrint(%f) : (f32) -> i64
  %41 = llvm.intr.llrint(%f) : (f32) -> i64
  %42 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  %43 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %44 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}

llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8, %c: i1, %a: i32) {
  %0 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = true}> {tag} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%p, %q, %n) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %q) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  %1 = "llvm.intr.invariant.start"(%p) <{size = 4 : i64}> : (!llvm.ptr) -> !llvm.ptr
  %2 = "llvm.intr.launder.invariant.group"(%p) : (!llvm.ptr) -> !llvm.ptr
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.intr.expect %c, %c : i1
  %3 = llvm.intr.expect.with.probability %c, %c, 5.000000e-01 : i1
  "llvm.intr.trap"() : () -> ()
  "llvm.intr.debugtrap"() : () -> ()
  "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
  %4 = "llvm.intr.ptrmask"(%p, %n) : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[0]<>, domain = #llvm.alias_scope_domain<id = distinct[1]<>>>
  %5 = "llvm.intr.is.constant"(%n) : (i64) -> i1
  %6 = "llvm.intr.vscale"() : () -> i64
  %7 = llvm.intr.get.active.lane.mask %n, %n : i64, i64 to vector<4xi1>
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %q : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  %8 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %9 = llvm.intr.ssa.copy %n : i64
  %10 = "llvm.intr.annotation"(%b, %p, %q, %a) : (i8, !llvm.ptr, !llvm.ptr, i32) -> i8
  llvm.return
}

llvm.func @vectors(%i: vector<4xi32>, %v: vector<4xf32>, %w: vector<8xf32>, %f: f32, %p: !llvm.ptr, %m: vector<4xi1>, %ps: vector<4x!llvm.ptr>) {
  %0 = "llvm.intr.vector.reduce.add"(%i) : (vector<4xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.mul"(%i) : (vector<4xi32>) -> i32
  %2 = "llvm.intr.vector.reduce.and"(%i) : (vector<4xi32>) -> i32
  %3 = "llvm.intr.vector.reduce.or"(%i) : (vector<4xi32>) -> i32
  %4 = "llvm.intr.vector.reduce.xor"(%i) : (vector<4xi32>) -> i32
  %5 = "llvm.intr.vector.reduce.smax"(%i) : (vector<4xi32>) -> i32
  %6 = "llvm.intr.vector.reduce.smin"(%i) : (vector<4xi32>) -> i32
  %7 = "llvm.intr.vector.reduce.umax"(%i) : (vector<4xi32>) -> i32
  %8 = "llvm.intr.vector.reduce.umin"(%i) : (vector<4xi32>) -> i32
  %9 = llvm.intr.vector.reduce.fmax(%v) : (vector<4xf32>) -> f32
  %10 = llvm.intr.vector.reduce.fmin(%v) : (vector<4xf32>) -> f32
  %11 = llvm.intr.vector.reduce.fmaximum(%v) : (vector<4xf32>) -> f32
  %12 = llvm.intr.vector.reduce.fminimum(%v) : (vector<4xf32>) -> f32
  %13 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
  %14 = "llvm.intr.vector.reduce.fmul"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %15 = llvm.intr.vector.insert %v, %w[0] : vector<4xf32> into vector<8xf32>
  %16 = llvm.intr.vector.extract %w[4] : vector<4xf32> from vector<8xf32>
  %17 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %18 = "llvm.intr.vector.deinterleave2"(%w) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %19 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %20 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %21 = llvm.intr.masked.gather %ps, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %22 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  %23 = "llvm.intr.stepvector"() : () -> vector<4xi32>
  %24 = llvm.intr.matrix.multiply %v, %v {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %25 = llvm.intr.matrix.transpose %v {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>
  llvm.return
}
