// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Vector-predicated intrinsics.

llvm.func @vp(%u: vector<4xi32>, %s: vector<[2]xi64>, %f: vector<4xf32>, %w: vector<8xf32>, %m: vector<4xi1>, %p: !llvm.ptr, %q: vector<4x!llvm.ptr>, %r: !llvm.ptr<3>, %x: f32, %n: i64, %k: i32, %d: vector<4xf64>, %h: vector<4xi16>, %e: i32) {
  %0 = "llvm.intr.vp.add"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %1 = "llvm.intr.vp.and"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %2 = "llvm.intr.vp.ashr"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %3 = "llvm.intr.vp.lshr"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %4 = "llvm.intr.vp.mul"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %5 = "llvm.intr.vp.or"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %6 = "llvm.intr.vp.sdiv"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %7 = "llvm.intr.vp.shl"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %8 = "llvm.intr.vp.smax"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %9 = "llvm.intr.vp.smin"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %10 = "llvm.intr.vp.srem"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %11 = "llvm.intr.vp.sub"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %12 = "llvm.intr.vp.udiv"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %13 = "llvm.intr.vp.umax"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %14 = "llvm.intr.vp.umin"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %15 = "llvm.intr.vp.urem"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %16 = "llvm.intr.vp.xor"(%u, %u, %m, %k) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %17 = "llvm.intr.vp.fadd"(%f, %f, %m, %k) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %18 = "llvm.intr.vp.fdiv"(%f, %f, %m, %k) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %19 = "llvm.intr.vp.fmul"(%f, %f, %m, %k) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %20 = "llvm.intr.vp.frem"(%f, %f, %m, %k) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %21 = "llvm.intr.vp.fsub"(%f, %f, %m, %k) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %22 = "llvm.intr.vp.fma"(%f, %f, %f, %m, %k) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %23 = "llvm.intr.vp.fmuladd"(%f, %f, %f, %m, %k) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %24 = "llvm.intr.vp.fneg"(%f, %m, %k) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %25 = "llvm.intr.vp.fpext"(%f, %m, %k) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %26 = "llvm.intr.vp.fptrunc"(%d, %m, %k) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  %27 = "llvm.intr.vp.fptosi"(%f, %m, %k) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %28 = "llvm.intr.vp.fptoui"(%f, %m, %k) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %29 = "llvm.intr.vp.sitofp"(%u, %m, %k) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %30 = "llvm.intr.vp.uitofp"(%u, %m, %k) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %31 = "llvm.intr.vp.inttoptr"(%u, %m, %k) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %32 = "llvm.intr.vp.ptrtoint"(%q, %m, %k) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi32>
  %33 = "llvm.intr.vp.sext"(%h, %m, %k) : (vector<4xi16>, vector<4xi1>, i32) -> vector<4xi32>
  %34 = "llvm.intr.vp.zext"(%h, %m, %k) : (vector<4xi16>, vector<4xi1>, i32) -> vector<4xi32>
  %35 = "llvm.intr.vp.trunc"(%u, %m, %k) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>
  %36 = "llvm.intr.vp.load"(%p, %m, %k) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.store"(%f, %p, %m, %k) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %37 = "llvm.intr.experimental.vp.strided.load"(%p, %n, %m, %k) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.experimental.vp.strided.store"(%f, %p, %n, %m, %k) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  %38 = "llvm.intr.vp.merge"(%m, %f, %f, %k) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  %39 = "llvm.intr.vp.select"(%m, %u, %u, %k) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  %40 = "llvm.intr.vp.reduce.add"(%e, %u, %m, %k) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %41 = "llvm.intr.vp.reduce.and"(%e, %u, %m, %k) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %42 = "llvm.intr.vp.reduce.mul"(%e, %u, %m, %k) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %43 = "llvm.intr.vp.reduce.or"(%e, %u, %m, %k) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %44 = "llvm.intr.vp.reduce.smax"(%e, %u, %m, %k) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %45 = "llvm.intr.vp.reduce.smin"(%e, %u, %m, %k) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %46 = "llvm.intr.vp.reduce.umax"(%e, %u, %m, %k) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %47 = "llvm.intr.vp.reduce.umin"(%e, %u, %m, %k) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %48 = "llvm.intr.vp.reduce.xor"(%e, %u, %m, %k) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  %49 = "llvm.intr.vp.reduce.fadd"(%x, %f, %m, %k) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %50 = "llvm.intr.vp.reduce.fmax"(%x, %f, %m, %k) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %51 = "llvm.intr.vp.reduce.fmin"(%x, %f, %m, %k) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %52 = "llvm.intr.vp.reduce.fmul"(%x, %f, %m, %k) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return
}
