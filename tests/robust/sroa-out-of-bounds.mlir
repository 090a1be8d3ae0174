// RUN: terrace opt %s --sroa

// Addresses behind the end and in front of the start of memory (#73532).

llvm.func @past_the_end(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<2 x i64> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 19] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
  llvm.store %x, %p : i64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @inbounds(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<2 x i64> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
  %q = llvm.getelementptr inbounds %a[0, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
  llvm.store %x, %p : i64, !llvm.ptr
  llvm.store %x, %q : i64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @whole_past(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<2 x i64> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
  llvm.store %x, %p : i64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @huge(%x: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, array<3 x i64>)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1, 1073741823] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<3 x i64>)>
  llvm.store %x, %p : i64, !llvm.ptr
  %q = llvm.getelementptr %a[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<3 x i64>)>
  %r = llvm.load %q : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @dynamic(%x: i64, %i: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<2 x i64> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
  llvm.store %x, %p : i64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
