// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @f(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: f64, %arg4: !llvm.ptr, %arg5: vector<2xi32>) {
  %0 = llvm.sext %arg0 : i32 to i64
  %1 = llvm.zext %arg0 : i32 to i64
  %2 = llvm.trunc %arg1 : i64 to i32
  %3 = llvm.fpext %arg2 : f32 to f64
  %4 = llvm.fptrunc %arg3 : f64 to f32
  %5 = llvm.sitofp %arg0 : i32 to f32
  %6 = llvm.uitofp %arg0 : i32 to f32
  %7 = llvm.fptosi %arg2 : f32 to i32
  %8 = llvm.fptoui %arg2 : f32 to i32
  %9 = llvm.bitcast %arg2 : f32 to i32
  %10 = llvm.bitcast %arg5 : vector<2xi32> to i64
  %11 = llvm.ptrtoint %arg4 : !llvm.ptr to i64
  %12 = llvm.inttoptr %arg1 : i64 to !llvm.ptr
  %13 = llvm.addrspacecast %arg4 : !llvm.ptr to !llvm.ptr<3>
  %14 = llvm.sext %arg5 : vector<2xi32> to vector<2xi64>
  %15 = llvm.bitcast %arg0 : i32 to i32
  %16 = llvm.uitofp nneg %arg0 : i32 to f32
  llvm.return
}
