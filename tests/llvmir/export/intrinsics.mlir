// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @int(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) {
  %0 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
  %1 = llvm.intr.umax(%arg0, %arg1) : (i32, i32) -> i32
  %2 = llvm.intr.smin(%arg0, %arg1) : (i32, i32) -> i32
  %3 = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
  %4 = llvm.intr.smax(%arg2, %arg2) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %5 = llvm.intr.smax(%0, %arg1) : (i32, i32) -> i32
  llvm.return
}
llvm.func @float(%arg0: f32, %arg1: f32, %arg2: f64, %arg3: vector<4xf32>) {
  %0 = llvm.intr.maximum(%arg0, %arg1) : (f32, f32) -> f32
  %1 = llvm.intr.minimum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %2 = llvm.intr.maxnum(%arg2, %arg2) : (f64, f64) -> f64
  %3 = llvm.intr.minnum(%arg3, %arg3) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}
llvm.func @overflow(%arg0: i32, %arg1: vector<3xi32>) -> i1 {
  %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
  %2 = "llvm.intr.uadd.with.overflow"(%arg1, %arg1) : (vector<3xi32>, vector<3xi32>) -> !llvm.struct<(vector<3xi32>, vector<3xi1>)>
  llvm.return %1 : i1
}
llvm.func @rounding(%arg0: f64) {
  %0 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest ignore : f64 to f32
  %1 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f64 to f32
  %2 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f64 to f32
  %3 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f64 to f32
  %4 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore : f64 to f32
  llvm.return
}
llvm.func @stack() {
  %0 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
  llvm.return
}
