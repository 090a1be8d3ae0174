// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// The generic form, printed in custom form.

"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64, f32, f64, ptr, vector<4xi32>, vector<4xf32>, vector<2x!llvm.ptr>, f16)>, linkage = #llvm.linkage<external>, sym_name = "casts", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: !llvm.ptr, %arg5: vector<4xi32>, %arg6: vector<4xf32>, %arg7: vector<2x!llvm.ptr>, %arg8: f16):
    %0 = "llvm.trunc"(%arg1) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %1 = "llvm.trunc"(%arg1) <{overflowFlags = 1 : i32}> : (i64) -> i32
    %2 = "llvm.trunc"(%arg1) <{overflowFlags = 3 : i32}> : (i64) -> i8
    %3 = "llvm.zext"(%arg0) : (i32) -> i64
    %4 = "llvm.zext"(%arg0) <{nonNeg}> : (i32) -> i64
    %5 = "llvm.sext"(%arg5) : (vector<4xi32>) -> vector<4xi64>
    %6 = "llvm.fptrunc"(%arg3) : (f64) -> f32
    %7 = "llvm.fpext"(%arg2) : (f32) -> f64
    %8 = "llvm.fptosi"(%arg2) : (f32) -> i32
    %9 = "llvm.fptoui"(%arg6) : (vector<4xf32>) -> vector<4xi8>
    %10 = "llvm.sitofp"(%arg0) : (i32) -> f32
    %11 = "llvm.uitofp"(%arg0) : (i32) -> f64
    %12 = "llvm.uitofp"(%arg0) <{nonNeg}> : (i32) -> f64
    %13 = "llvm.ptrtoint"(%arg4) : (!llvm.ptr) -> i64
    %14 = "llvm.inttoptr"(%arg1) : (i64) -> !llvm.ptr
    %15 = "llvm.inttoptr"(%arg1) : (i64) -> !llvm.ptr<3>
    %16 = "llvm.bitcast"(%arg0) : (i32) -> f32
    %17 = "llvm.bitcast"(%arg5) : (vector<4xi32>) -> vector<2xi64>
    %18 = "llvm.addrspacecast"(%arg4) : (!llvm.ptr) -> !llvm.ptr<1>
    %19 = "llvm.ptrtoint"(%arg7) : (vector<2x!llvm.ptr>) -> vector<2xi64>
    %20 = "llvm.bitcast"(%arg8) {tag} : (f16) -> bf16
    %21 = "llvm.fpext"(%arg8) {fastmathFlags = #llvm.fastmath<fast>} : (f16) -> f32
    %22 = "llvm.fptrunc"(%arg3) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f32
    %23 = "llvm.bitcast"(%arg4) : (!llvm.ptr) -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

