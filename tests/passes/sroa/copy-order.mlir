// DIFFERS: upstream allocates the parts that a copy reads in an order that depends on addresses
// RUN: terrace opt %s --sroa

llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(24 : i64) : i64
  %e = llvm.alloca %1 x !llvm.struct<(i32, i64, f32, f64)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%e, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %e, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
