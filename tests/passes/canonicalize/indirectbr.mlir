// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --mem2reg

// Unused arguments of the targets of an indirect branch, and values that are promoted across it.
llvm.func @unused(%p: !llvm.ptr, %x: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %m : i32, !llvm.ptr
  llvm.indirectbr %p : !llvm.ptr, [
    ^a(%x, %one : i32, i32),
    ^b(%one, %p : i32, !llvm.ptr)
  ]
^a(%0: i32, %1: i32):
  llvm.store %1, %m : i32, !llvm.ptr
  llvm.br ^c
^b(%2: i32, %3: !llvm.ptr):
  llvm.indirectbr %3 : !llvm.ptr, [
    ^a(%2, %x : i32, i32),
    ^c
  ]
^c:
  %4 = llvm.load %m : !llvm.ptr -> i32
  llvm.return %4 : i32
}
