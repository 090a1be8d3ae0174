// RUN: terrace opt %s
// RUN: not terrace opt %s --convert-arith-to-llvm 2>&1
// RUN: not terrace opt %s --convert-math-to-llvm 2>&1

func.func @vec() {
  %v = llvm.mlir.undef : vector<4x!llvm.ppc_fp128>
  %r = arith.addf %v, %v : vector<4x!llvm.ppc_fp128>
  return
}
func.func @vecc() {
  %v = llvm.mlir.undef : vector<4x!llvm.ppc_fp128>
  %r = arith.cmpf oeq, %v, %v : vector<4x!llvm.ppc_fp128>
  return
}
func.func @vecm() {
  %v = llvm.mlir.undef : vector<4x!llvm.ppc_fp128>
  %r = math.exp %v : vector<4x!llvm.ppc_fp128>
  return
}
func.func @v2() {
  %v = llvm.mlir.undef : vector<4x!llvm.ppc_fp128>
  %r:2 = math.sincos %v : vector<4x!llvm.ppc_fp128>
  return
}
func.func @v3(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %v = arith.constant dense<1.5> : vector<4x!llvm.ppc_fp128>
  %r = arith.negf %v : vector<4x!llvm.ppc_fp128>
  return
}
func.func @v4(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %v = arith.constant dense<1.5> : vector<2x4x!llvm.ppc_fp128>
  %r = arith.negf %v : vector<2x4x!llvm.ppc_fp128>
  return
}
