// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// DIFFERS: upstream reads the operands of an invoke's bundles in front of those that are passed to blocks

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @g()
llvm.func @f(%x: i32, %y: i64, %z: i8) -> i8 attributes {personality = @__gxx_personality_v0} {
  llvm.invoke @g() to ^ok(%x : i32) unwind ^pad(%z : i8) ["deopt"(%y : i64)] : () -> ()
^ok(%0: i32):
  llvm.return %z : i8
^pad(%1: i8):
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %1 : i8
}
