// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Intrinsics on integers.

llvm.func @binary(%a: i8, %b: i32, %c: i64, %d: i128, %e: i1, %u: vector<4xi32>, %v: vector<[2]xi64>, %w: vector<3xi16>) {
  %0 = "llvm.intr.smax"(%a, %a) : (i8, i8) -> i8
  %1 = "llvm.intr.smax"(%b, %b) : (i32, i32) -> i32
  %2 = "llvm.intr.smax"(%c, %c) : (i64, i64) -> i64
  %3 = "llvm.intr.smax"(%d, %d) : (i128, i128) -> i128
  %4 = "llvm.intr.smax"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %5 = "llvm.intr.smax"(%v, %v) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %6 = "llvm.intr.smax"(%w, %w) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  %7 = "llvm.intr.smin"(%a, %a) : (i8, i8) -> i8
  %8 = "llvm.intr.smin"(%b, %b) : (i32, i32) -> i32
  %9 = "llvm.intr.smin"(%c, %c) : (i64, i64) -> i64
  %10 = "llvm.intr.smin"(%d, %d) : (i128, i128) -> i128
  %11 = "llvm.intr.smin"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %12 = "llvm.intr.smin"(%v, %v) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %13 = "llvm.intr.smin"(%w, %w) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  %14 = "llvm.intr.umax"(%a, %a) : (i8, i8) -> i8
  %15 = "llvm.intr.umax"(%b, %b) : (i32, i32) -> i32
  %16 = "llvm.intr.umax"(%c, %c) : (i64, i64) -> i64
  %17 = "llvm.intr.umax"(%d, %d) : (i128, i128) -> i128
  %18 = "llvm.intr.umax"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %19 = "llvm.intr.umax"(%v, %v) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %20 = "llvm.intr.umax"(%w, %w) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  %21 = "llvm.intr.umin"(%a, %a) : (i8, i8) -> i8
  %22 = "llvm.intr.umin"(%b, %b) : (i32, i32) -> i32
  %23 = "llvm.intr.umin"(%c, %c) : (i64, i64) -> i64
  %24 = "llvm.intr.umin"(%d, %d) : (i128, i128) -> i128
  %25 = "llvm.intr.umin"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %26 = "llvm.intr.umin"(%v, %v) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %27 = "llvm.intr.umin"(%w, %w) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  %28 = "llvm.intr.sadd.sat"(%a, %a) : (i8, i8) -> i8
  %29 = "llvm.intr.sadd.sat"(%b, %b) : (i32, i32) -> i32
  %30 = "llvm.intr.sadd.sat"(%c, %c) : (i64, i64) -> i64
  %31 = "llvm.intr.sadd.sat"(%d, %d) : (i128, i128) -> i128
  %32 = "llvm.intr.sadd.sat"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %33 = "llvm.intr.sadd.sat"(%v, %v) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %34 = "llvm.intr.sadd.sat"(%w, %w) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  %35 = "llvm.intr.uadd.sat"(%a, %a) : (i8, i8) -> i8
  %36 = "llvm.intr.uadd.sat"(%b, %b) : (i32, i32) -> i32
  %37 = "llvm.intr.uadd.sat"(%c, %c) : (i64, i64) -> i64
  %38 = "llvm.intr.uadd.sat"(%d, %d) : (i128, i128) -> i128
  %39 = "llvm.intr.uadd.sat"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %40 = "llvm.intr.uadd.sat"(%v, %v) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %41 = "llvm.intr.uadd.sat"(%w, %w) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  %42 = "llvm.intr.ssub.sat"(%a, %a) : (i8, i8) -> i8
  %43 = "llvm.intr.ssub.sat"(%b, %b) : (i32, i32) -> i32
  %44 = "llvm.intr.ssub.sat"(%c, %c) : (i64, i64) -> i64
  %45 = "llvm.intr.ssub.sat"(%d, %d) : (i128, i128) -> i128
  %46 = "llvm.intr.ssub.sat"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %47 = "llvm.intr.ssub.sat"(%v, %v) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %48 = "llvm.intr.ssub.sat"(%w, %w) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  %49 = "llvm.intr.usub.sat"(%a, %a) : (i8, i8) -> i8
  %50 = "llvm.intr.usub.sat"(%b, %b) : (i32, i32) -> i32
  %51 = "llvm.intr.usub.sat"(%c, %c) : (i64, i64) -> i64
  %52 = "llvm.intr.usub.sat"(%d, %d) : (i128, i128) -> i128
  %53 = "llvm.intr.usub.sat"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %54 = "llvm.intr.usub.sat"(%v, %v) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %55 = "llvm.intr.usub.sat"(%w, %w) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  %56 = "llvm.intr.sshl.sat"(%a, %a) : (i8, i8) -> i8
  %57 = "llvm.intr.sshl.sat"(%b, %b) : (i32, i32) -> i32
  %58 = "llvm.intr.sshl.sat"(%c, %c) : (i64, i64) -> i64
  %59 = "llvm.intr.sshl.sat"(%d, %d) : (i128, i128) -> i128
  %60 = "llvm.intr.sshl.sat"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %61 = "llvm.intr.sshl.sat"(%v, %v) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %62 = "llvm.intr.sshl.sat"(%w, %w) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  %63 = "llvm.intr.ushl.sat"(%a, %a) : (i8, i8) -> i8
  %64 = "llvm.intr.ushl.sat"(%b, %b) : (i32, i32) -> i32
  %65 = "llvm.intr.ushl.sat"(%c, %c) : (i64, i64) -> i64
  %66 = "llvm.intr.ushl.sat"(%d, %d) : (i128, i128) -> i128
  %67 = "llvm.intr.ushl.sat"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %68 = "llvm.intr.ushl.sat"(%v, %v) : (vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %69 = "llvm.intr.ushl.sat"(%w, %w) : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
  llvm.return
}

llvm.func @unary(%a: i8, %b: i32, %c: i64, %d: i128, %e: i1, %u: vector<4xi32>, %v: vector<[2]xi64>, %w: vector<3xi16>) {
  %0 = "llvm.intr.bitreverse"(%a) : (i8) -> i8
  %1 = "llvm.intr.bitreverse"(%b) : (i32) -> i32
  %2 = "llvm.intr.bitreverse"(%c) : (i64) -> i64
  %3 = "llvm.intr.bitreverse"(%d) : (i128) -> i128
  %4 = "llvm.intr.bitreverse"(%u) : (vector<4xi32>) -> vector<4xi32>
  %5 = "llvm.intr.bitreverse"(%v) : (vector<[2]xi64>) -> vector<[2]xi64>
  %6 = "llvm.intr.bitreverse"(%w) : (vector<3xi16>) -> vector<3xi16>
  %7 = "llvm.intr.ctpop"(%a) : (i8) -> i8
  %8 = "llvm.intr.ctpop"(%b) : (i32) -> i32
  %9 = "llvm.intr.ctpop"(%c) : (i64) -> i64
  %10 = "llvm.intr.ctpop"(%d) : (i128) -> i128
  %11 = "llvm.intr.ctpop"(%u) : (vector<4xi32>) -> vector<4xi32>
  %12 = "llvm.intr.ctpop"(%v) : (vector<[2]xi64>) -> vector<[2]xi64>
  %13 = "llvm.intr.ctpop"(%w) : (vector<3xi16>) -> vector<3xi16>
  %14 = "llvm.intr.bswap"(%b) : (i32) -> i32
  %15 = "llvm.intr.bswap"(%c) : (i64) -> i64
  %16 = "llvm.intr.bswap"(%d) : (i128) -> i128
  %17 = "llvm.intr.bswap"(%w) : (vector<3xi16>) -> vector<3xi16>
  %18 = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i8) -> i8
  %19 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i8) -> i8
  %20 = "llvm.intr.abs"(%b) <{is_int_min_poison = true}> : (i32) -> i32
  %21 = "llvm.intr.abs"(%b) <{is_int_min_poison = false}> : (i32) -> i32
  %22 = "llvm.intr.abs"(%u) <{is_int_min_poison = true}> : (vector<4xi32>) -> vector<4xi32>
  %23 = "llvm.intr.abs"(%u) <{is_int_min_poison = false}> : (vector<4xi32>) -> vector<4xi32>
  %24 = "llvm.intr.abs"(%v) <{is_int_min_poison = true}> : (vector<[2]xi64>) -> vector<[2]xi64>
  %25 = "llvm.intr.abs"(%v) <{is_int_min_poison = false}> : (vector<[2]xi64>) -> vector<[2]xi64>
  %26 = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i8) -> i8
  %27 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i8) -> i8
  %28 = "llvm.intr.ctlz"(%b) <{is_zero_poison = true}> : (i32) -> i32
  %29 = "llvm.intr.ctlz"(%b) <{is_zero_poison = false}> : (i32) -> i32
  %30 = "llvm.intr.ctlz"(%u) <{is_zero_poison = true}> : (vector<4xi32>) -> vector<4xi32>
  %31 = "llvm.intr.ctlz"(%u) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
  %32 = "llvm.intr.ctlz"(%v) <{is_zero_poison = true}> : (vector<[2]xi64>) -> vector<[2]xi64>
  %33 = "llvm.intr.ctlz"(%v) <{is_zero_poison = false}> : (vector<[2]xi64>) -> vector<[2]xi64>
  %34 = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i8) -> i8
  %35 = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i8) -> i8
  %36 = "llvm.intr.cttz"(%b) <{is_zero_poison = true}> : (i32) -> i32
  %37 = "llvm.intr.cttz"(%b) <{is_zero_poison = false}> : (i32) -> i32
  %38 = "llvm.intr.cttz"(%u) <{is_zero_poison = true}> : (vector<4xi32>) -> vector<4xi32>
  %39 = "llvm.intr.cttz"(%u) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
  %40 = "llvm.intr.cttz"(%v) <{is_zero_poison = true}> : (vector<[2]xi64>) -> vector<[2]xi64>
  %41 = "llvm.intr.cttz"(%v) <{is_zero_poison = false}> : (vector<[2]xi64>) -> vector<[2]xi64>
  llvm.return
}

llvm.func @ternary(%a: i8, %b: i32, %c: i64, %d: i128, %e: i1, %u: vector<4xi32>, %v: vector<[2]xi64>, %w: vector<3xi16>) {
  %0 = "llvm.intr.fshl"(%a, %a, %a) : (i8, i8, i8) -> i8
  %1 = "llvm.intr.fshl"(%b, %b, %b) : (i32, i32, i32) -> i32
  %2 = "llvm.intr.fshl"(%c, %c, %c) : (i64, i64, i64) -> i64
  %3 = "llvm.intr.fshl"(%u, %u, %u) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %4 = "llvm.intr.fshl"(%v, %v, %v) : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  %5 = "llvm.intr.fshr"(%a, %a, %a) : (i8, i8, i8) -> i8
  %6 = "llvm.intr.fshr"(%b, %b, %b) : (i32, i32, i32) -> i32
  %7 = "llvm.intr.fshr"(%c, %c, %c) : (i64, i64, i64) -> i64
  %8 = "llvm.intr.fshr"(%u, %u, %u) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %9 = "llvm.intr.fshr"(%v, %v, %v) : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> vector<[2]xi64>
  llvm.return
}

llvm.func @overflow(%a: i8, %b: i32, %c: i64, %d: i128, %e: i1, %u: vector<4xi32>, %v: vector<[2]xi64>, %w: vector<3xi16>) {
  %0 = "llvm.intr.sadd.with.overflow"(%b, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = "llvm.intr.sadd.with.overflow"(%c, %c) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %2 = "llvm.intr.sadd.with.overflow"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %3 = "llvm.intr.uadd.with.overflow"(%b, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %4 = "llvm.intr.uadd.with.overflow"(%c, %c) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %5 = "llvm.intr.uadd.with.overflow"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %6 = "llvm.intr.ssub.with.overflow"(%b, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %7 = "llvm.intr.ssub.with.overflow"(%c, %c) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %8 = "llvm.intr.ssub.with.overflow"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %9 = "llvm.intr.usub.with.overflow"(%b, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %10 = "llvm.intr.usub.with.overflow"(%c, %c) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %11 = "llvm.intr.usub.with.overflow"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %12 = "llvm.intr.smul.with.overflow"(%b, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %13 = "llvm.intr.smul.with.overflow"(%c, %c) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %14 = "llvm.intr.smul.with.overflow"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %15 = "llvm.intr.umul.with.overflow"(%b, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %16 = "llvm.intr.umul.with.overflow"(%c, %c) : (i64, i64) -> !llvm.struct<(i64, i1)>
  %17 = "llvm.intr.umul.with.overflow"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  llvm.return
}

llvm.func @others(%a: i8, %b: i32, %c: i64, %d: i128, %e: i1, %u: vector<4xi32>, %v: vector<[2]xi64>, %w: vector<3xi16>) {
  %0 = "llvm.intr.scmp"(%b, %b) : (i32, i32) -> i8
  %1 = "llvm.intr.scmp"(%c, %c) : (i64, i64) -> i32
  %2 = "llvm.intr.scmp"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi8>
  %3 = "llvm.intr.ucmp"(%b, %b) : (i32, i32) -> i8
  %4 = "llvm.intr.ucmp"(%c, %c) : (i64, i64) -> i32
  %5 = "llvm.intr.ucmp"(%u, %u) : (vector<4xi32>, vector<4xi32>) -> vector<4xi8>
  %6 = "llvm.intr.expect"(%a, %a) : (i8, i8) -> i8
  %7 = "llvm.intr.expect"(%b, %b) : (i32, i32) -> i32
  %8 = "llvm.intr.expect"(%c, %c) : (i64, i64) -> i64
  %9 = "llvm.intr.expect"(%e, %e) : (i1, i1) -> i1
  %10 = "llvm.intr.expect.with.probability"(%b, %b) <{prob = 5.000000e-01 : f64}> : (i32, i32) -> i32
  %11 = "llvm.intr.expect.with.probability"(%c, %c) <{prob = 5.000000e-01 : f64}> : (i64, i64) -> i64
  %12 = "llvm.intr.is.constant"(%a) : (i8) -> i1
  %13 = "llvm.intr.is.constant"(%b) : (i32) -> i1
  %14 = "llvm.intr.is.constant"(%c) : (i64) -> i1
  %15 = "llvm.intr.is.constant"(%d) : (i128) -> i1
  %16 = "llvm.intr.is.constant"(%u) : (vector<4xi32>) -> i1
  %17 = "llvm.intr.get.active.lane.mask"(%c, %c) : (i64, i64) -> vector<4xi1>
  %18 = "llvm.intr.get.active.lane.mask"(%b, %b) : (i32, i32) -> vector<[8]xi1>
  %19 = "llvm.intr.vscale"() : () -> i64
  %20 = "llvm.intr.vscale"() : () -> i32
  %21 = "llvm.intr.stepvector"() : () -> vector<4xi32>
  %22 = "llvm.intr.stepvector"() : () -> vector<[2]xi64>
  %23 = "llvm.intr.ssa.copy"(%b) : (i32) -> i32
  %24 = "llvm.intr.ssa.copy"(%u) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}
