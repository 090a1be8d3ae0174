// RUN: terrace opt %s --mem2reg

// Values that are loaded and stored again, in one block and across blocks: all are the value that was stored first.

llvm.func @cross(%arg0: i64, %arg1: !llvm.ptr, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %arg0, %p : i64, !llvm.ptr
  llvm.br ^a
^a:
  %a = llvm.load %p : !llvm.ptr -> i64
  llvm.store %a, %p : i64, !llvm.ptr
  llvm.cond_br %c, ^b, ^d
^b:
  %b = llvm.load %p : !llvm.ptr -> i64
  llvm.store %b, %p : i64, !llvm.ptr
  llvm.br ^e
^d:
  %d = llvm.load %p : !llvm.ptr -> i64
  llvm.store %d, %arg1 : i64, !llvm.ptr
  llvm.return
^e:
  %e = llvm.load %p : !llvm.ptr -> i64
  llvm.store %e, %p : i64, !llvm.ptr
  %f = llvm.load %p : !llvm.ptr -> i64
  llvm.store %f, %arg1 : i64, !llvm.ptr
  llvm.return
}
