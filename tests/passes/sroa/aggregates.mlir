// RUN: terrace opt %s --sroa
// RUN: terrace opt %s --sroa --mem2reg

llvm.func @use(!llvm.ptr)
llvm.func @f(%x: i32, %p: !llvm.ptr, %b: i8) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %8 = llvm.mlir.constant(8 : i32) : i32
  %16 = llvm.mlir.constant(16 : i32) : i32
  %24 = llvm.mlir.constant(24 : i64) : i64
  %a = llvm.alloca %1 x !llvm.struct<(i32, i64, array<2 x i32>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  %g1 = llvm.getelementptr inbounds %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i32>)>
  %g2 = llvm.getelementptr inbounds %a[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i32>)>
  %g3 = llvm.getelementptr %a[12] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.store %x, %g1 : i32, !llvm.ptr
  llvm.store %x, %g2 : i32, !llvm.ptr
  llvm.store %x, %g3 : i32, !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.alloca %1 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%c, %b, %16) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %c1 = llvm.getelementptr %c[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %c3 = llvm.getelementptr %c[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %lc1 = llvm.load %c1 : !llvm.ptr -> i32
  %lc3 = llvm.load %c3 : !llvm.ptr -> i8
  %d = llvm.alloca %1 x !llvm.struct<(i32, i64, array<2 x i32>)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%d, %p, %24) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %d1 = llvm.getelementptr %d[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i32>)>
  %ld1 = llvm.load %d1 : !llvm.ptr -> i64
  %h = llvm.alloca %1 x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  %h1 = llvm.getelementptr %h[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  llvm.call @use(%h1) : (!llvm.ptr) -> ()
  %i = llvm.alloca %1 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  %i1 = llvm.getelementptr %i[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
  llvm.store %x, %i1 : i32, !llvm.ptr
  %j = llvm.alloca %1 x !llvm.struct<packed (i8, struct<(i8, i32)>)> : (i32) -> !llvm.ptr
  %j1 = llvm.getelementptr %j[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, struct<(i8, i32)>)>
  llvm.store %b, %j1 : i8, !llvm.ptr
  %m = llvm.alloca %1 x !llvm.array<2 x i64> : (i32) -> !llvm.ptr
  %m19 = llvm.getelementptr %m[0, 19] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
  llvm.store %x, %m19 : i32, !llvm.ptr
  %n = llvm.alloca %1 x !llvm.struct<(struct<(i32, i32)>, struct<(i64, f32)>)> : (i32) -> !llvm.ptr
  %n0 = llvm.getelementptr %n[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i32)>, struct<(i64, f32)>)>
  %n1 = llvm.getelementptr %n0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, f32)>
  %n2 = llvm.load %n1 : !llvm.ptr -> f32
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.return %l : i32
}
