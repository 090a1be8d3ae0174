// RUN: terrace opt %s --sroa
// RUN: terrace opt %s --sroa --mem2reg

// Memory is divided in every block, and promoted only in the first one.
llvm.func @f(%x: i64, %c: i1) -> i64 {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %n = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %n x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  llvm.store %x, %p : i64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.br ^bb3(%r : i64)
^bb2:
  %m = llvm.mlir.constant(1 : i32) : i32
  %t = llvm.alloca %m x !llvm.struct<(i8, array<3 x i16>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %t[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb3(%x : i64)
^bb3(%v: i64):
  llvm.return %v : i64
}
