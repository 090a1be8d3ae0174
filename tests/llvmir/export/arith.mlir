// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @ints(%arg0: i32, %arg1: i32) -> i32 {
  %0 = llvm.add %arg0, %arg1 : i32
  %1 = llvm.sub %0, %arg1 : i32
  %2 = llvm.mul %1, %arg1 : i32
  %3 = llvm.sdiv %2, %arg1 : i32
  %4 = llvm.udiv %3, %arg1 : i32
  %5 = llvm.srem %4, %arg1 : i32
  %6 = llvm.urem %5, %arg1 : i32
  %7 = llvm.and %6, %arg1 : i32
  %8 = llvm.or %7, %arg1 : i32
  %9 = llvm.xor %8, %arg1 : i32
  %10 = llvm.shl %9, %arg1 : i32
  %11 = llvm.ashr %10, %arg1 : i32
  %12 = llvm.lshr %11, %arg1 : i32
  llvm.return %12 : i32
}
llvm.func @flags(%arg0: i32, %arg1: i32, %arg2: i64) -> i32 {
  %0 = llvm.add %arg0, %arg1 overflow<nsw> : i32
  %1 = llvm.sub %0, %arg1 overflow<nuw> : i32
  %2 = llvm.mul %1, %arg1 overflow<nsw, nuw> : i32
  %3 = llvm.shl %2, %arg1 overflow<nsw, nuw> : i32
  %4 = llvm.sdiv exact %3, %arg1 : i32
  %5 = llvm.udiv exact %4, %arg1 : i32
  %6 = llvm.ashr exact %5, %arg1 : i32
  %7 = llvm.lshr exact %6, %arg1 : i32
  %8 = llvm.or disjoint %7, %arg1 : i32
  %9 = llvm.trunc %arg2 overflow<nsw, nuw> : i64 to i32
  %10 = llvm.zext nneg %9 : i32 to i64
  llvm.return %8 : i32
}
llvm.func @floats(%arg0: f32, %arg1: f32) -> f32 {
  %0 = llvm.fadd %arg0, %arg1 : f32
  %1 = llvm.fsub %0, %arg1 : f32
  %2 = llvm.fmul %1, %arg1 : f32
  %3 = llvm.fdiv %2, %arg1 : f32
  %4 = llvm.frem %3, %arg1 : f32
  %5 = llvm.fneg %4 : f32
  llvm.return %5 : f32
}
llvm.func @fastmath(%arg0: f32, %arg1: f32) -> f32 {
  %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f32
  %1 = llvm.fsub %0, %arg1 {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %2 = llvm.fmul %1, %arg1 {fastmathFlags = #llvm.fastmath<ninf, nsz>} : f32
  %3 = llvm.fdiv %2, %arg1 {fastmathFlags = #llvm.fastmath<arcp, contract>} : f32
  %4 = llvm.frem %3, %arg1 {fastmathFlags = #llvm.fastmath<afn, reassoc>} : f32
  %5 = llvm.fneg %4 {fastmathFlags = #llvm.fastmath<nnan, ninf, nsz, arcp, contract, afn>} : f32
  llvm.return %5 : f32
}
llvm.func @compare(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32, %arg4: !llvm.ptr) -> i1 {
  %0 = llvm.icmp "eq" %arg0, %arg1 : i32
  %1 = llvm.icmp "ne" %arg0, %arg1 : i32
  %2 = llvm.icmp "slt" %arg0, %arg1 : i32
  %3 = llvm.icmp "sle" %arg0, %arg1 : i32
  %4 = llvm.icmp "sgt" %arg0, %arg1 : i32
  %5 = llvm.icmp "sge" %arg0, %arg1 : i32
  %6 = llvm.icmp "ult" %arg0, %arg1 : i32
  %7 = llvm.icmp "ule" %arg0, %arg1 : i32
  %8 = llvm.icmp "ugt" %arg0, %arg1 : i32
  %9 = llvm.icmp "uge" %arg0, %arg1 : i32
  %10 = llvm.icmp "eq" %arg4, %arg4 : !llvm.ptr
  %11 = llvm.fcmp "_false" %arg2, %arg3 : f32
  %12 = llvm.fcmp "oeq" %arg2, %arg3 : f32
  %13 = llvm.fcmp "ogt" %arg2, %arg3 : f32
  %14 = llvm.fcmp "oge" %arg2, %arg3 : f32
  %15 = llvm.fcmp "olt" %arg2, %arg3 : f32
  %16 = llvm.fcmp "ole" %arg2, %arg3 : f32
  %17 = llvm.fcmp "one" %arg2, %arg3 : f32
  %18 = llvm.fcmp "ord" %arg2, %arg3 : f32
  %19 = llvm.fcmp "ueq" %arg2, %arg3 : f32
  %20 = llvm.fcmp "ugt" %arg2, %arg3 : f32
  %21 = llvm.fcmp "uge" %arg2, %arg3 : f32
  %22 = llvm.fcmp "ult" %arg2, %arg3 : f32
  %23 = llvm.fcmp "ule" %arg2, %arg3 : f32
  %24 = llvm.fcmp "une" %arg2, %arg3 : f32
  %25 = llvm.fcmp "uno" %arg2, %arg3 : f32
  %26 = llvm.fcmp "_true" %arg2, %arg3 : f32
  %27 = llvm.fcmp "olt" %arg2, %arg3 {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return %27 : i1
}
llvm.func @select(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> i32 {
  %0 = llvm.select %arg0, %arg1, %arg2 : i1, i32
  %1 = llvm.select %arg3, %arg4, %arg4 : vector<4xi1>, vector<4xf32>
  %2 = llvm.select %arg0, %arg4, %arg4 {fastmathFlags = #llvm.fastmath<nnan>} : i1, vector<4xf32>
  llvm.return %0 : i32
}
llvm.func @vectors(%arg0: vector<4xi32>, %arg1: vector<[2]xf64>) -> vector<4xi32> {
  %0 = llvm.add %arg0, %arg0 overflow<nsw> : vector<4xi32>
  %1 = llvm.fadd %arg1, %arg1 : vector<[2]xf64>
  %2 = llvm.icmp "slt" %0, %arg0 : vector<4xi32>
  %3 = llvm.freeze %0 : vector<4xi32>
  llvm.return %3 : vector<4xi32>
}
