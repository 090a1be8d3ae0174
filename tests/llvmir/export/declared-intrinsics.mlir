// RUN: terrace translate --mlir-to-llvmir %s

// A declaration with the name of an intrinsic has its attributes if it has its type.

llvm.func @llvm.x86.rdtsc() -> i64
llvm.func @llvm.x86.sse2.pause() -> i32
llvm.func @llvm.umin.i32(i32, i32) -> i32
llvm.func @llvm.umax.i32(i32, i32) -> i64
llvm.func @llvm.smax(i32, i32) -> i32
llvm.func @llvm.smin.i64(i32, i32) -> i32
llvm.func @llvm.aarch64.neon.smull.v2i32(vector<2xi32>, vector<2xi32>) -> vector<2xi64>
llvm.func @llvm.scmp.i8.i32(i32 {llvm.zeroext}, i32) -> (i8 {llvm.noundef})
llvm.func @llvm.nvvm.tensormap.replace.elemtype.p1(!llvm.ptr<1> {llvm.nonnull}, i32)

// Names that no intrinsic has; a name that is not overloaded has no suffix.

llvm.func @llvm.foo.bar() -> i64
llvm.func @llvm.donothing.i32()
llvm.func @llvm.x86.umin.i32(i32, i32) -> i32
llvm.func @llvm.x86.no.such.thing() attributes {passthrough = ["convergent"]}

llvm.func @calls(%p: !llvm.ptr<1>) -> i64 {
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.call @llvm.nvvm.tensormap.replace.elemtype.p1(%p, %c) : (!llvm.ptr<1>, i32) -> ()
  llvm.call @llvm.donothing.i32() : () -> ()
  %0 = llvm.call @llvm.x86.rdtsc() : () -> i64
  llvm.return %0 : i64
}
