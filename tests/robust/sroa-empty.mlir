// RUN: terrace opt %s --sroa
// RUN: terrace opt %s --sroa --mem2reg

// Memory of empty types (#108366), and of several or no elements.

llvm.func @empty() -> !llvm.struct<()> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<()> : (i32) -> !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> !llvm.struct<()>
  llvm.return %r : !llvm.struct<()>
}
llvm.func @empty_store(%v: !llvm.struct<()>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<"e", ()> : (i32) -> !llvm.ptr
  llvm.store %v, %a : !llvm.struct<()>, !llvm.ptr
  llvm.return
}
llvm.func @empty_array() -> !llvm.array<0 x i32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<0 x i32> : (i32) -> !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> !llvm.array<0 x i32>
  llvm.return %r : !llvm.array<0 x i32>
}
llvm.func @empty_inside(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(struct<()>, i32, array<0 x i64>)> : (i32) -> !llvm.ptr
  %e = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<()>, i32, array<0 x i64>)>
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<()>, i32, array<0 x i64>)>
  %v = llvm.load %e : !llvm.ptr -> !llvm.struct<()>
  llvm.store %x, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @zero_elements() -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.alloca %zero x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @memset_empty(%v: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<()> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  llvm.return
}
llvm.func @n(%n: i32) -> i32 {
  %a = llvm.alloca %n x !llvm.struct<(i32,i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @n1() -> i32 {
  %n = arith.constant 1 : i64
  %a = llvm.alloca %n x !llvm.struct<(i32,i32)> : (i64) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @n3() -> i32 {
  %n = llvm.mlir.constant(1 : i1) : i1
  %a = llvm.alloca %n x !llvm.struct<(i32,i32)> : (i1) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @n4() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.zero : i32
  %m = llvm.add %n, %k : i32
  %a = llvm.alloca %m x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @escapes() -> !llvm.struct<()> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<()> : (i32) -> !llvm.ptr
  llvm.call @takes(%a) : (!llvm.ptr) -> ()
  %r = llvm.load %a : !llvm.ptr -> !llvm.struct<()>
  llvm.return %r : !llvm.struct<()>
}
llvm.func @takes(!llvm.ptr)
