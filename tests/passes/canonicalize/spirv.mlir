// RUN: terrace opt %s --canonicalize --split-input-file --allow-unregistered-dialect

func.func @f1(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %3 = spirv.Constant 3 : i32
  %min = spirv.Constant -2147483648 : i32
  %r0 = spirv.IAdd %x, %0 : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.IAdd %0, %x : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.IAdd %x, %1 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.IAdd %x, %m : i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.IAdd %7, %3 : i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.IAdd %min, %m : i32
  "test.use"(%r5) : (i32) -> ()
  %r6 = spirv.IAdd %7, %0 : i32
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.IAdd %m, %3 : i32
  "test.use"(%r7) : (i32) -> ()
  %r8 = spirv.IAdd %x, %x : i32
  "test.use"(%r8) : (i32) -> ()
  return
}
// -----
func.func @f2(%x: vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %7 = spirv.Constant dense<[7,9]> : vector<2xi32>
  %3 = spirv.Constant dense<[3,-2]> : vector<2xi32>
  %z = spirv.Constant dense<[3,0]> : vector<2xi32>
  %r0 = spirv.IAdd %x, %0 : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  %r1 = spirv.IAdd %x, %1 : vector<2xi32>
  "test.use"(%r1) : (vector<2xi32>) -> ()
  %r2 = spirv.IAdd %7, %3 : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.IAdd %7, %z : vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f3(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %3 = spirv.Constant 3 : i32
  %min = spirv.Constant -2147483648 : i32
  %r0 = spirv.ISub %x, %0 : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.ISub %0, %x : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.ISub %x, %1 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.ISub %x, %m : i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.ISub %7, %3 : i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.ISub %min, %m : i32
  "test.use"(%r5) : (i32) -> ()
  %r6 = spirv.ISub %7, %0 : i32
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.ISub %m, %3 : i32
  "test.use"(%r7) : (i32) -> ()
  return
}
// -----
func.func @f4(%x: vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %7 = spirv.Constant dense<[7,9]> : vector<2xi32>
  %3 = spirv.Constant dense<[3,-2]> : vector<2xi32>
  %z = spirv.Constant dense<[3,0]> : vector<2xi32>
  %r0 = spirv.ISub %x, %0 : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  %r1 = spirv.ISub %x, %1 : vector<2xi32>
  "test.use"(%r1) : (vector<2xi32>) -> ()
  %r2 = spirv.ISub %7, %3 : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.ISub %7, %z : vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f5(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %3 = spirv.Constant 3 : i32
  %min = spirv.Constant -2147483648 : i32
  %r0 = spirv.IMul %x, %0 : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.IMul %0, %x : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.IMul %x, %1 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.IMul %x, %m : i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.IMul %7, %3 : i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.IMul %min, %m : i32
  "test.use"(%r5) : (i32) -> ()
  %r6 = spirv.IMul %7, %0 : i32
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.IMul %m, %3 : i32
  "test.use"(%r7) : (i32) -> ()
  %r8 = spirv.IMul %x, %x : i32
  "test.use"(%r8) : (i32) -> ()
  return
}
// -----
func.func @f6(%x: vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %7 = spirv.Constant dense<[7,9]> : vector<2xi32>
  %3 = spirv.Constant dense<[3,-2]> : vector<2xi32>
  %z = spirv.Constant dense<[3,0]> : vector<2xi32>
  %r0 = spirv.IMul %x, %0 : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  %r1 = spirv.IMul %x, %1 : vector<2xi32>
  "test.use"(%r1) : (vector<2xi32>) -> ()
  %r2 = spirv.IMul %7, %3 : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.IMul %7, %z : vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f7(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %3 = spirv.Constant 3 : i32
  %min = spirv.Constant -2147483648 : i32
  %r0 = spirv.SDiv %x, %0 : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.SDiv %0, %x : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.SDiv %x, %1 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.SDiv %x, %m : i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.SDiv %7, %3 : i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.SDiv %min, %m : i32
  "test.use"(%r5) : (i32) -> ()
  %r6 = spirv.SDiv %7, %0 : i32
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.SDiv %m, %3 : i32
  "test.use"(%r7) : (i32) -> ()
  %r8 = spirv.SDiv %x, %x : i32
  "test.use"(%r8) : (i32) -> ()
  return
}
// -----
func.func @f8(%x: vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %7 = spirv.Constant dense<[7,9]> : vector<2xi32>
  %3 = spirv.Constant dense<[3,-2]> : vector<2xi32>
  %z = spirv.Constant dense<[3,0]> : vector<2xi32>
  %r0 = spirv.SDiv %x, %0 : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  %r1 = spirv.SDiv %x, %1 : vector<2xi32>
  "test.use"(%r1) : (vector<2xi32>) -> ()
  %r2 = spirv.SDiv %7, %3 : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.SDiv %7, %z : vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f9(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %3 = spirv.Constant 3 : i32
  %min = spirv.Constant -2147483648 : i32
  %r0 = spirv.UDiv %x, %0 : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.UDiv %0, %x : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.UDiv %x, %1 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.UDiv %x, %m : i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.UDiv %7, %3 : i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.UDiv %min, %m : i32
  "test.use"(%r5) : (i32) -> ()
  %r6 = spirv.UDiv %7, %0 : i32
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.UDiv %m, %3 : i32
  "test.use"(%r7) : (i32) -> ()
  %r8 = spirv.UDiv %x, %x : i32
  "test.use"(%r8) : (i32) -> ()
  return
}
// -----
func.func @f10(%x: vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %7 = spirv.Constant dense<[7,9]> : vector<2xi32>
  %3 = spirv.Constant dense<[3,-2]> : vector<2xi32>
  %z = spirv.Constant dense<[3,0]> : vector<2xi32>
  %r0 = spirv.UDiv %x, %0 : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  %r1 = spirv.UDiv %x, %1 : vector<2xi32>
  "test.use"(%r1) : (vector<2xi32>) -> ()
  %r2 = spirv.UDiv %7, %3 : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.UDiv %7, %z : vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f11(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %3 = spirv.Constant 3 : i32
  %min = spirv.Constant -2147483648 : i32
  %r0 = spirv.SRem %x, %0 : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.SRem %0, %x : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.SRem %x, %1 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.SRem %x, %m : i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.SRem %7, %3 : i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.SRem %min, %m : i32
  "test.use"(%r5) : (i32) -> ()
  %r6 = spirv.SRem %7, %0 : i32
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.SRem %m, %3 : i32
  "test.use"(%r7) : (i32) -> ()
  %r8 = spirv.SRem %x, %x : i32
  "test.use"(%r8) : (i32) -> ()
  return
}
// -----
func.func @f12(%x: vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %7 = spirv.Constant dense<[7,9]> : vector<2xi32>
  %3 = spirv.Constant dense<[3,-2]> : vector<2xi32>
  %z = spirv.Constant dense<[3,0]> : vector<2xi32>
  %r0 = spirv.SRem %x, %0 : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  %r1 = spirv.SRem %x, %1 : vector<2xi32>
  "test.use"(%r1) : (vector<2xi32>) -> ()
  %r2 = spirv.SRem %7, %3 : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.SRem %7, %z : vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f13(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %3 = spirv.Constant 3 : i32
  %min = spirv.Constant -2147483648 : i32
  %r0 = spirv.UMod %x, %0 : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.UMod %0, %x : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.UMod %x, %1 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.UMod %x, %m : i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.UMod %7, %3 : i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.UMod %min, %m : i32
  "test.use"(%r5) : (i32) -> ()
  %r6 = spirv.UMod %7, %0 : i32
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.UMod %m, %3 : i32
  "test.use"(%r7) : (i32) -> ()
  %r8 = spirv.UMod %x, %x : i32
  "test.use"(%r8) : (i32) -> ()
  return
}
// -----
func.func @f14(%x: vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %7 = spirv.Constant dense<[7,9]> : vector<2xi32>
  %3 = spirv.Constant dense<[3,-2]> : vector<2xi32>
  %z = spirv.Constant dense<[3,0]> : vector<2xi32>
  %r0 = spirv.UMod %x, %0 : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  %r1 = spirv.UMod %x, %1 : vector<2xi32>
  "test.use"(%r1) : (vector<2xi32>) -> ()
  %r2 = spirv.UMod %7, %3 : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.UMod %7, %z : vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f15(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %3 = spirv.Constant 3 : i32
  %min = spirv.Constant -2147483648 : i32
  %r0 = spirv.BitwiseAnd %x, %0 : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.BitwiseAnd %0, %x : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.BitwiseAnd %x, %1 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.BitwiseAnd %x, %m : i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.BitwiseAnd %7, %3 : i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.BitwiseAnd %min, %m : i32
  "test.use"(%r5) : (i32) -> ()
  %r6 = spirv.BitwiseAnd %7, %0 : i32
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.BitwiseAnd %m, %3 : i32
  "test.use"(%r7) : (i32) -> ()
  %r8 = spirv.BitwiseAnd %x, %x : i32
  "test.use"(%r8) : (i32) -> ()
  return
}
// -----
func.func @f16(%x: vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %7 = spirv.Constant dense<[7,9]> : vector<2xi32>
  %3 = spirv.Constant dense<[3,-2]> : vector<2xi32>
  %z = spirv.Constant dense<[3,0]> : vector<2xi32>
  %r0 = spirv.BitwiseAnd %x, %0 : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  %r1 = spirv.BitwiseAnd %x, %1 : vector<2xi32>
  "test.use"(%r1) : (vector<2xi32>) -> ()
  %r2 = spirv.BitwiseAnd %7, %3 : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.BitwiseAnd %7, %z : vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f17(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %3 = spirv.Constant 3 : i32
  %min = spirv.Constant -2147483648 : i32
  %r0 = spirv.BitwiseOr %x, %0 : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.BitwiseOr %0, %x : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.BitwiseOr %x, %1 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.BitwiseOr %x, %m : i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.BitwiseOr %7, %3 : i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.BitwiseOr %min, %m : i32
  "test.use"(%r5) : (i32) -> ()
  %r6 = spirv.BitwiseOr %7, %0 : i32
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.BitwiseOr %m, %3 : i32
  "test.use"(%r7) : (i32) -> ()
  %r8 = spirv.BitwiseOr %x, %x : i32
  "test.use"(%r8) : (i32) -> ()
  return
}
// -----
func.func @f18(%x: vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %7 = spirv.Constant dense<[7,9]> : vector<2xi32>
  %3 = spirv.Constant dense<[3,-2]> : vector<2xi32>
  %z = spirv.Constant dense<[3,0]> : vector<2xi32>
  %r0 = spirv.BitwiseOr %x, %0 : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  %r1 = spirv.BitwiseOr %x, %1 : vector<2xi32>
  "test.use"(%r1) : (vector<2xi32>) -> ()
  %r2 = spirv.BitwiseOr %7, %3 : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.BitwiseOr %7, %z : vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f19(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %3 = spirv.Constant 3 : i32
  %min = spirv.Constant -2147483648 : i32
  %r0 = spirv.BitwiseXor %x, %0 : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.BitwiseXor %0, %x : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.BitwiseXor %x, %1 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.BitwiseXor %x, %m : i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.BitwiseXor %7, %3 : i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.BitwiseXor %min, %m : i32
  "test.use"(%r5) : (i32) -> ()
  %r6 = spirv.BitwiseXor %7, %0 : i32
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.BitwiseXor %m, %3 : i32
  "test.use"(%r7) : (i32) -> ()
  %r8 = spirv.BitwiseXor %x, %x : i32
  "test.use"(%r8) : (i32) -> ()
  return
}
// -----
func.func @f20(%x: vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %7 = spirv.Constant dense<[7,9]> : vector<2xi32>
  %3 = spirv.Constant dense<[3,-2]> : vector<2xi32>
  %z = spirv.Constant dense<[3,0]> : vector<2xi32>
  %r0 = spirv.BitwiseXor %x, %0 : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  %r1 = spirv.BitwiseXor %x, %1 : vector<2xi32>
  "test.use"(%r1) : (vector<2xi32>) -> ()
  %r2 = spirv.BitwiseXor %7, %3 : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.BitwiseXor %7, %z : vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f21(%x: i32) {
  %r0 = spirv.ISub %x, %x : i32
  "test.use"(%r0) : (i32) -> ()
  return
}
// -----
func.func @f22(%x: i32, %y: vector<2xi32>) {
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[7,-1]> : vector<2xi32>
  %r0 = spirv.IEqual %x, %x : i32
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.IEqual %y, %y : vector<2xi32>
  "test.use"(%r1) : (vector<2xi1>) -> ()
  %r2 = spirv.IEqual %m, %7 : i32
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.IEqual %v, %w : vector<2xi32>
  "test.use"(%r3) : (vector<2xi1>) -> ()
  %r4 = spirv.IEqual %7, %x : i32
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f23(%x: i32, %y: vector<2xi32>) {
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[7,-1]> : vector<2xi32>
  %r0 = spirv.INotEqual %x, %x : i32
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.INotEqual %y, %y : vector<2xi32>
  "test.use"(%r1) : (vector<2xi1>) -> ()
  %r2 = spirv.INotEqual %m, %7 : i32
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.INotEqual %v, %w : vector<2xi32>
  "test.use"(%r3) : (vector<2xi1>) -> ()
  %r4 = spirv.INotEqual %7, %x : i32
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f24(%x: i32, %y: vector<2xi32>) {
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[7,-1]> : vector<2xi32>
  %r0 = spirv.SGreaterThan %x, %x : i32
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.SGreaterThan %y, %y : vector<2xi32>
  "test.use"(%r1) : (vector<2xi1>) -> ()
  %r2 = spirv.SGreaterThan %m, %7 : i32
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.SGreaterThan %v, %w : vector<2xi32>
  "test.use"(%r3) : (vector<2xi1>) -> ()
  %r4 = spirv.SGreaterThan %7, %x : i32
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f25(%x: i32, %y: vector<2xi32>) {
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[7,-1]> : vector<2xi32>
  %r0 = spirv.SGreaterThanEqual %x, %x : i32
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.SGreaterThanEqual %y, %y : vector<2xi32>
  "test.use"(%r1) : (vector<2xi1>) -> ()
  %r2 = spirv.SGreaterThanEqual %m, %7 : i32
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.SGreaterThanEqual %v, %w : vector<2xi32>
  "test.use"(%r3) : (vector<2xi1>) -> ()
  %r4 = spirv.SGreaterThanEqual %7, %x : i32
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f26(%x: i32, %y: vector<2xi32>) {
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[7,-1]> : vector<2xi32>
  %r0 = spirv.SLessThan %x, %x : i32
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.SLessThan %y, %y : vector<2xi32>
  "test.use"(%r1) : (vector<2xi1>) -> ()
  %r2 = spirv.SLessThan %m, %7 : i32
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.SLessThan %v, %w : vector<2xi32>
  "test.use"(%r3) : (vector<2xi1>) -> ()
  %r4 = spirv.SLessThan %7, %x : i32
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f27(%x: i32, %y: vector<2xi32>) {
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[7,-1]> : vector<2xi32>
  %r0 = spirv.SLessThanEqual %x, %x : i32
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.SLessThanEqual %y, %y : vector<2xi32>
  "test.use"(%r1) : (vector<2xi1>) -> ()
  %r2 = spirv.SLessThanEqual %m, %7 : i32
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.SLessThanEqual %v, %w : vector<2xi32>
  "test.use"(%r3) : (vector<2xi1>) -> ()
  %r4 = spirv.SLessThanEqual %7, %x : i32
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f28(%x: i32, %y: vector<2xi32>) {
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[7,-1]> : vector<2xi32>
  %r0 = spirv.UGreaterThan %x, %x : i32
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.UGreaterThan %y, %y : vector<2xi32>
  "test.use"(%r1) : (vector<2xi1>) -> ()
  %r2 = spirv.UGreaterThan %m, %7 : i32
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.UGreaterThan %v, %w : vector<2xi32>
  "test.use"(%r3) : (vector<2xi1>) -> ()
  %r4 = spirv.UGreaterThan %7, %x : i32
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f29(%x: i32, %y: vector<2xi32>) {
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[7,-1]> : vector<2xi32>
  %r0 = spirv.UGreaterThanEqual %x, %x : i32
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.UGreaterThanEqual %y, %y : vector<2xi32>
  "test.use"(%r1) : (vector<2xi1>) -> ()
  %r2 = spirv.UGreaterThanEqual %m, %7 : i32
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.UGreaterThanEqual %v, %w : vector<2xi32>
  "test.use"(%r3) : (vector<2xi1>) -> ()
  %r4 = spirv.UGreaterThanEqual %7, %x : i32
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f30(%x: i32, %y: vector<2xi32>) {
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[7,-1]> : vector<2xi32>
  %r0 = spirv.ULessThan %x, %x : i32
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.ULessThan %y, %y : vector<2xi32>
  "test.use"(%r1) : (vector<2xi1>) -> ()
  %r2 = spirv.ULessThan %m, %7 : i32
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.ULessThan %v, %w : vector<2xi32>
  "test.use"(%r3) : (vector<2xi1>) -> ()
  %r4 = spirv.ULessThan %7, %x : i32
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f31(%x: i32, %y: vector<2xi32>) {
  %m = spirv.Constant -1 : i32
  %7 = spirv.Constant 7 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[7,-1]> : vector<2xi32>
  %r0 = spirv.ULessThanEqual %x, %x : i32
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.ULessThanEqual %y, %y : vector<2xi32>
  "test.use"(%r1) : (vector<2xi1>) -> ()
  %r2 = spirv.ULessThanEqual %m, %7 : i32
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.ULessThanEqual %v, %w : vector<2xi32>
  "test.use"(%r3) : (vector<2xi1>) -> ()
  %r4 = spirv.ULessThanEqual %7, %x : i32
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f32(%x: i1, %y: vector<2xi1>) {
  %t = spirv.Constant true
  %f = spirv.Constant false
  %vt = spirv.Constant dense<true> : vector<2xi1>
  %vf = spirv.Constant dense<false> : vector<2xi1>
  %vm = spirv.Constant dense<[true,false]> : vector<2xi1>
  %r0 = spirv.LogicalAnd %x, %t : i1
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.LogicalAnd %x, %f : i1
  "test.use"(%r1) : (i1) -> ()
  %r2 = spirv.LogicalAnd %t, %f : i1
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.LogicalAnd %t, %t : i1
  "test.use"(%r3) : (i1) -> ()
  %r4 = spirv.LogicalAnd %x, %x : i1
  "test.use"(%r4) : (i1) -> ()
  %r5 = spirv.LogicalAnd %t, %x : i1
  "test.use"(%r5) : (i1) -> ()
  %r6 = spirv.LogicalAnd %y, %vt : vector<2xi1>
  "test.use"(%r6) : (vector<2xi1>) -> ()
  %r7 = spirv.LogicalAnd %y, %vf : vector<2xi1>
  "test.use"(%r7) : (vector<2xi1>) -> ()
  %r8 = spirv.LogicalAnd %vm, %vt : vector<2xi1>
  "test.use"(%r8) : (vector<2xi1>) -> ()
  %r9 = spirv.LogicalAnd %y, %vm : vector<2xi1>
  "test.use"(%r9) : (vector<2xi1>) -> ()
  %r10 = spirv.LogicalAnd %y, %y : vector<2xi1>
  "test.use"(%r10) : (vector<2xi1>) -> ()
  return
}
// -----
func.func @f33(%x: i1, %y: vector<2xi1>) {
  %t = spirv.Constant true
  %f = spirv.Constant false
  %vt = spirv.Constant dense<true> : vector<2xi1>
  %vf = spirv.Constant dense<false> : vector<2xi1>
  %vm = spirv.Constant dense<[true,false]> : vector<2xi1>
  %r0 = spirv.LogicalOr %x, %t : i1
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.LogicalOr %x, %f : i1
  "test.use"(%r1) : (i1) -> ()
  %r2 = spirv.LogicalOr %t, %f : i1
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.LogicalOr %t, %t : i1
  "test.use"(%r3) : (i1) -> ()
  %r4 = spirv.LogicalOr %x, %x : i1
  "test.use"(%r4) : (i1) -> ()
  %r5 = spirv.LogicalOr %t, %x : i1
  "test.use"(%r5) : (i1) -> ()
  %r6 = spirv.LogicalOr %y, %vt : vector<2xi1>
  "test.use"(%r6) : (vector<2xi1>) -> ()
  %r7 = spirv.LogicalOr %y, %vf : vector<2xi1>
  "test.use"(%r7) : (vector<2xi1>) -> ()
  %r8 = spirv.LogicalOr %vm, %vt : vector<2xi1>
  "test.use"(%r8) : (vector<2xi1>) -> ()
  %r9 = spirv.LogicalOr %y, %vm : vector<2xi1>
  "test.use"(%r9) : (vector<2xi1>) -> ()
  %r10 = spirv.LogicalOr %y, %y : vector<2xi1>
  "test.use"(%r10) : (vector<2xi1>) -> ()
  return
}
// -----
func.func @f34(%x: i1, %y: vector<2xi1>) {
  %t = spirv.Constant true
  %f = spirv.Constant false
  %vt = spirv.Constant dense<true> : vector<2xi1>
  %vf = spirv.Constant dense<false> : vector<2xi1>
  %vm = spirv.Constant dense<[true,false]> : vector<2xi1>
  %r0 = spirv.LogicalEqual %x, %t : i1
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.LogicalEqual %x, %f : i1
  "test.use"(%r1) : (i1) -> ()
  %r2 = spirv.LogicalEqual %t, %f : i1
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.LogicalEqual %t, %t : i1
  "test.use"(%r3) : (i1) -> ()
  %r4 = spirv.LogicalEqual %x, %x : i1
  "test.use"(%r4) : (i1) -> ()
  %r5 = spirv.LogicalEqual %t, %x : i1
  "test.use"(%r5) : (i1) -> ()
  %r6 = spirv.LogicalEqual %y, %vt : vector<2xi1>
  "test.use"(%r6) : (vector<2xi1>) -> ()
  %r7 = spirv.LogicalEqual %y, %vf : vector<2xi1>
  "test.use"(%r7) : (vector<2xi1>) -> ()
  %r8 = spirv.LogicalEqual %vm, %vt : vector<2xi1>
  "test.use"(%r8) : (vector<2xi1>) -> ()
  %r9 = spirv.LogicalEqual %y, %vm : vector<2xi1>
  "test.use"(%r9) : (vector<2xi1>) -> ()
  %r10 = spirv.LogicalEqual %y, %y : vector<2xi1>
  "test.use"(%r10) : (vector<2xi1>) -> ()
  return
}
// -----
func.func @f35(%x: i1, %y: vector<2xi1>) {
  %t = spirv.Constant true
  %f = spirv.Constant false
  %vt = spirv.Constant dense<true> : vector<2xi1>
  %vf = spirv.Constant dense<false> : vector<2xi1>
  %vm = spirv.Constant dense<[true,false]> : vector<2xi1>
  %r0 = spirv.LogicalNotEqual %x, %t : i1
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.LogicalNotEqual %x, %f : i1
  "test.use"(%r1) : (i1) -> ()
  %r2 = spirv.LogicalNotEqual %t, %f : i1
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.LogicalNotEqual %t, %t : i1
  "test.use"(%r3) : (i1) -> ()
  %r4 = spirv.LogicalNotEqual %x, %x : i1
  "test.use"(%r4) : (i1) -> ()
  %r5 = spirv.LogicalNotEqual %t, %x : i1
  "test.use"(%r5) : (i1) -> ()
  %r6 = spirv.LogicalNotEqual %y, %vt : vector<2xi1>
  "test.use"(%r6) : (vector<2xi1>) -> ()
  %r7 = spirv.LogicalNotEqual %y, %vf : vector<2xi1>
  "test.use"(%r7) : (vector<2xi1>) -> ()
  %r8 = spirv.LogicalNotEqual %vm, %vt : vector<2xi1>
  "test.use"(%r8) : (vector<2xi1>) -> ()
  %r9 = spirv.LogicalNotEqual %y, %vm : vector<2xi1>
  "test.use"(%r9) : (vector<2xi1>) -> ()
  %r10 = spirv.LogicalNotEqual %y, %y : vector<2xi1>
  "test.use"(%r10) : (vector<2xi1>) -> ()
  return
}
// -----
func.func @f36(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %3 = spirv.Constant 3 : i32
  %m = spirv.Constant -16 : i32
  %40 = spirv.Constant 40 : i32
  %32 = spirv.Constant 32 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[1,2]> : vector<2xi32>
  %z8 = spirv.Constant 0 : i8
  %c8 = spirv.Constant 2 : i8
  %r0 = spirv.ShiftLeftLogical %x, %0 : i32, i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.ShiftLeftLogical %m, %3 : i32, i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.ShiftLeftLogical %m, %40 : i32, i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.ShiftLeftLogical %m, %32 : i32, i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.ShiftLeftLogical %0, %x : i32, i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.ShiftLeftLogical %v, %w : vector<2xi32>, vector<2xi32>
  "test.use"(%r5) : (vector<2xi32>) -> ()
  %r6 = spirv.ShiftLeftLogical %x, %z8 : i32, i8
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.ShiftLeftLogical %m, %c8 : i32, i8
  "test.use"(%r7) : (i32) -> ()
  return
}
// -----
func.func @f37(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %3 = spirv.Constant 3 : i32
  %m = spirv.Constant -16 : i32
  %40 = spirv.Constant 40 : i32
  %32 = spirv.Constant 32 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[1,2]> : vector<2xi32>
  %z8 = spirv.Constant 0 : i8
  %c8 = spirv.Constant 2 : i8
  %r0 = spirv.ShiftRightLogical %x, %0 : i32, i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.ShiftRightLogical %m, %3 : i32, i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.ShiftRightLogical %m, %40 : i32, i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.ShiftRightLogical %m, %32 : i32, i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.ShiftRightLogical %0, %x : i32, i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.ShiftRightLogical %v, %w : vector<2xi32>, vector<2xi32>
  "test.use"(%r5) : (vector<2xi32>) -> ()
  %r6 = spirv.ShiftRightLogical %x, %z8 : i32, i8
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.ShiftRightLogical %m, %c8 : i32, i8
  "test.use"(%r7) : (i32) -> ()
  return
}
// -----
func.func @f38(%x: i32) {
  %0 = spirv.Constant 0 : i32
  %3 = spirv.Constant 3 : i32
  %m = spirv.Constant -16 : i32
  %40 = spirv.Constant 40 : i32
  %32 = spirv.Constant 32 : i32
  %v = spirv.Constant dense<[7,9]> : vector<2xi32>
  %w = spirv.Constant dense<[1,2]> : vector<2xi32>
  %z8 = spirv.Constant 0 : i8
  %c8 = spirv.Constant 2 : i8
  %r0 = spirv.ShiftRightArithmetic %x, %0 : i32, i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.ShiftRightArithmetic %m, %3 : i32, i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.ShiftRightArithmetic %m, %40 : i32, i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.ShiftRightArithmetic %m, %32 : i32, i32
  "test.use"(%r3) : (i32) -> ()
  %r4 = spirv.ShiftRightArithmetic %0, %x : i32, i32
  "test.use"(%r4) : (i32) -> ()
  %r5 = spirv.ShiftRightArithmetic %v, %w : vector<2xi32>, vector<2xi32>
  "test.use"(%r5) : (vector<2xi32>) -> ()
  %r6 = spirv.ShiftRightArithmetic %x, %z8 : i32, i8
  "test.use"(%r6) : (i32) -> ()
  %r7 = spirv.ShiftRightArithmetic %m, %c8 : i32, i8
  "test.use"(%r7) : (i32) -> ()
  return
}
// -----
func.func @f39(%x: i32, %b: i1, %v: vector<2xi32>, %p: i32) {
  %c = spirv.Constant 5 : i32
  %t = spirv.Constant true
  %n = spirv.Not %x : i32
  %ln = spirv.LogicalNot %b : i1
  %cv = spirv.Constant dense<[1,-1]> : vector<2xi32>
  %r0 = spirv.Not %n : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.Not %c : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.Not %cv : vector<2xi32>
  "test.use"(%r2) : (vector<2xi32>) -> ()
  %r3 = spirv.LogicalNot %ln : i1
  "test.use"(%r3) : (i1) -> ()
  %r4 = spirv.LogicalNot %t : i1
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f40(%x: i32, %y: i32, %b: i1, %v: vector<2xi32>, %w: vector<2xi32>) {
  %t = spirv.Constant true
  %f = spirv.Constant false
  %vt = spirv.Constant dense<true> : vector<2xi1>
  %vm = spirv.Constant dense<[true,false]> : vector<2xi1>
  %cv = spirv.Constant dense<[1,-1]> : vector<2xi32>
  %cw = spirv.Constant dense<[5,6]> : vector<2xi32>
  %r0 = spirv.Select %b, %x, %x : i1, i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.Select %t, %x, %y : i1, i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.Select %f, %x, %y : i1, i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.Select %vt, %v, %w : vector<2xi1>, vector<2xi32>
  "test.use"(%r3) : (vector<2xi32>) -> ()
  %r4 = spirv.Select %vm, %v, %w : vector<2xi1>, vector<2xi32>
  "test.use"(%r4) : (vector<2xi32>) -> ()
  %r5 = spirv.Select %vm, %cv, %cw : vector<2xi1>, vector<2xi32>
  "test.use"(%r5) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f41(%x: f32, %v: vector<2xf32>) {
  %0 = spirv.Bitcast %x : f32 to i32
  %1 = spirv.Bitcast %0 : i32 to vector<2xi16>
  %v0 = spirv.Bitcast %v : vector<2xf32> to i64
  %r0 = spirv.Bitcast %0 : i32 to f32
  "test.use"(%r0) : (f32) -> ()
  %r1 = spirv.Bitcast %1 : vector<2xi16> to f32
  "test.use"(%r1) : (f32) -> ()
  %r2 = spirv.Bitcast %1 : vector<2xi16> to si32
  "test.use"(%r2) : (si32) -> ()
  return
}
// -----
func.func @f42(%x: f32, %a: !spirv.array<2xf32>, %v: vector<4xf32>) {
  %cv = spirv.Constant dense<[1.0,2.0]> : vector<2xf32>
  %ca = spirv.Constant [3.0:f32, 4.0:f32] : !spirv.array<2xf32>
  %cn = spirv.Constant [dense<[1.0,2.0]> : vector<2xf32>, dense<5.0> : vector<2xf32>] : !spirv.array<2x vector<2xf32>>
  %i = spirv.CompositeInsert %x, %a[0:i32] : f32 into !spirv.array<2xf32>
  %j = spirv.CompositeInsert %x, %i[1:i32] : f32 into !spirv.array<2xf32>
  %r0 = spirv.CompositeExtract %cv[1:i32] : vector<2xf32>
  "test.use"(%r0) : (f32) -> ()
  %r1 = spirv.CompositeExtract %ca[1:i32] : !spirv.array<2xf32>
  "test.use"(%r1) : (f32) -> ()
  %r2 = spirv.CompositeExtract %cn[0:i32,1:i32] : !spirv.array<2xvector<2xf32>>
  "test.use"(%r2) : (f32) -> ()
  %r3 = spirv.CompositeExtract %cn[1:i32] : !spirv.array<2xvector<2xf32>>
  "test.use"(%r3) : (vector<2xf32>) -> ()
  %r4 = spirv.CompositeExtract %i[0:i32] : !spirv.array<2xf32>
  "test.use"(%r4) : (f32) -> ()
  %r5 = spirv.CompositeExtract %j[0:i32] : !spirv.array<2xf32>
  "test.use"(%r5) : (f32) -> ()
  %r6 = spirv.CompositeExtract %i[1:i32] : !spirv.array<2xf32>
  "test.use"(%r6) : (f32) -> ()
  return
}
// -----
func.func @f43(%x: i8, %y: i32) {
  %z = spirv.UConvert %x : i8 to i32
  %s = spirv.SConvert %x : i8 to i32
  %m = spirv.Constant 255 : i32
  %m2 = spirv.Constant 511 : i32
  %m3 = spirv.Constant 127 : i32
  %r0 = spirv.BitwiseAnd %z, %m : i32
  "test.use"(%r0) : (i32) -> ()
  %r1 = spirv.BitwiseAnd %z, %m2 : i32
  "test.use"(%r1) : (i32) -> ()
  %r2 = spirv.BitwiseAnd %z, %m3 : i32
  "test.use"(%r2) : (i32) -> ()
  %r3 = spirv.BitwiseAnd %s, %m : i32
  "test.use"(%r3) : (i32) -> ()
  return
}
// -----
func.func @f44(%x: i32) {
  %a = spirv.Constant 8 : i32
  %b = spirv.Constant 4 : i32
  %0 = spirv.UMod %x, %a : i32
  %r0 = spirv.UMod %0, %b : i32
  "test.use"(%r0) : (i32) -> ()
  return
}
// -----
func.func @f45(%x: i32) {
  %a = spirv.Constant 8 : i32
  %b = spirv.Constant 3 : i32
  %0 = spirv.UMod %x, %a : i32
  %r0 = spirv.UMod %0, %b : i32
  "test.use"(%r0) : (i32) -> ()
  return
}
// -----
func.func @f46(%x: i32) {
  %a = spirv.Constant 12 : i32
  %b = spirv.Constant 6 : i32
  %0 = spirv.UMod %x, %a : i32
  %r0 = spirv.UMod %0, %b : i32
  "test.use"(%r0) : (i32) -> ()
  return
}
// -----
func.func @f47(%x: i32) {
  %a = spirv.Constant 4 : i32
  %b = spirv.Constant 8 : i32
  %0 = spirv.UMod %x, %a : i32
  %r0 = spirv.UMod %0, %b : i32
  "test.use"(%r0) : (i32) -> ()
  return
}
// -----
func.func @f48(%x: vector<2xi32>) {
  %a = spirv.Constant dense<[8,6]> : vector<2xi32>
  %b = spirv.Constant dense<[4,3]> : vector<2xi32>
  %0 = spirv.UMod %x, %a : vector<2xi32>
  %r0 = spirv.UMod %0, %b : vector<2xi32>
  "test.use"(%r0) : (vector<2xi32>) -> ()
  return
}
// -----
func.func @f49(%x: i32, %y: i32, %b: i1, %c: i1) {
  %0 = spirv.IEqual %x, %y : i32
  %1 = spirv.INotEqual %x, %y : i32
  %2 = spirv.LogicalEqual %b, %c : i1
  %3 = spirv.LogicalNotEqual %b, %c : i1
  %4 = spirv.SLessThan %x, %y : i32
  %r0 = spirv.LogicalNot %0 : i1
  "test.use"(%r0) : (i1) -> ()
  %r1 = spirv.LogicalNot %1 : i1
  "test.use"(%r1) : (i1) -> ()
  %r2 = spirv.LogicalNot %2 : i1
  "test.use"(%r2) : (i1) -> ()
  %r3 = spirv.LogicalNot %3 : i1
  "test.use"(%r3) : (i1) -> ()
  %r4 = spirv.LogicalNot %4 : i1
  "test.use"(%r4) : (i1) -> ()
  return
}
// -----
func.func @f50(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xvector<4xf32>>)>, Function>, %i: i32) {
  %c1 = spirv.Constant 1 : i32
  %0 = spirv.AccessChain %p[%c1] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4xvector<4xf32>>)>, Function>, i32 -> !spirv.ptr<!spirv.array<4xvector<4xf32>>, Function>
  %1 = spirv.AccessChain %0[%i] : !spirv.ptr<!spirv.array<4xvector<4xf32>>, Function>, i32 -> !spirv.ptr<vector<4xf32>, Function>
  %r0 = spirv.AccessChain %1[%i] : !spirv.ptr<vector<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
  "test.use"(%r0) : (!spirv.ptr<f32, Function>) -> ()
  return
}
// -----
func.func @s(%c: i1, %x: f32, %y: f32, %p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>) {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^t, ^e
  ^t:
    spirv.Store "Function" %p, %x : f32
    spirv.Branch ^m
  ^e:
    spirv.Store "Function" %p, %y : f32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @s(%c: i1, %x: f32, %y: f32, %p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>) {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^t, ^e
  ^t:
    spirv.Store "Function" %p, %x ["Aligned", 8] : f32
    spirv.Branch ^m
  ^e:
    spirv.Store "Function" %p, %y ["Aligned", 8]: f32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @s(%c: i1, %x: f32, %y: f32, %p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>) {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^t, ^e
  ^t:
    spirv.Store "Function" %p, %x ["Aligned", 8] : f32
    spirv.Branch ^m
  ^e:
    spirv.Store "Function" %p, %y ["Aligned", 4]: f32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @s(%c: i1, %x: f32, %y: f32, %p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>) {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^t, ^e
  ^t:
    spirv.Store "Function" %p, %x : f32
    spirv.Branch ^m
  ^e:
    spirv.Store "Function" %q, %y : f32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @s(%c: i1, %x: f32, %y: f32, %p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>) {
  spirv.mlir.selection {
    spirv.BranchConditional %c, ^t, ^e
  ^t:
    spirv.Store "Function" %p, %x : f32
    spirv.Branch ^m
  ^e:
    %z = spirv.FAdd %y, %y : f32
 spirv.Store "Function" %p, %z : f32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
// -----
func.func @s(%c: i1, %x: f32, %y: f32, %p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>) {
  spirv.mlir.selection control(Flatten) {
    spirv.BranchConditional %c, ^t, ^e
  ^t:
    spirv.Store "Function" %p, %x : f32
    spirv.Branch ^m
  ^e:
    spirv.Store "Function" %p, %y : f32
    spirv.Branch ^m
  ^m:
    spirv.mlir.merge
  }
  return
}
