// RUN: terrace opt %s --sroa --split-input-file
// RUN: terrace opt %s --sroa --mem2reg --split-input-file --mlir-print-debuginfo

// Intrinsics that fill and copy, markers, casts, volatile accesses, nested and packed structures.

llvm.func @f1(%v: i32, %w: i64) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, i64, array<3 x i16>)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<3 x i16>)>
  llvm.store %w, %p : i64, !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f2(%v: i8) -> i16 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.alloca %o x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %a[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}
// -----
llvm.func @f3(%v: i8) -> i16 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(24 : i64) : i64
  %a = llvm.alloca %o x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %a[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %r = llvm.load %p : !llvm.ptr -> i16
  %q = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %s = llvm.load %q : !llvm.ptr -> i64
  llvm.return %r : i16
}
// -----
llvm.func @f4(%v: i8) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(6 : i64) : i64
  %a = llvm.alloca %o x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f5(%v: i8) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%a, %v) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, i8) -> ()
  %p = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f6(%v: i8) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.alloca %o x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %v, %n) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  %p = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f7(%src: !llvm.ptr) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.alloca %o x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %src, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %p = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f10(%src: !llvm.ptr) -> f32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(12 : i64) : i64
  %a = llvm.alloca %o x !llvm.struct<(i32, f32, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%a, %src, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, i32)>
  %r = llvm.load %p : !llvm.ptr -> f32
  llvm.return %r : f32
}
// -----
llvm.func @f11(%src: !llvm.ptr) -> f32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, f32, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%a, %src) <{isVolatile = false, len = 12 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, i32)>
  %r = llvm.load %p : !llvm.ptr -> f32
  llvm.return %r : f32
}
// -----
llvm.func @f12(%src: !llvm.ptr, %n: i64) -> f32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, f32, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %src, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, i32)>
  %r = llvm.load %p : !llvm.ptr -> f32
  llvm.return %r : f32
}
// -----
llvm.func @f13(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.return %r : i32
}
// -----
llvm.func @f14(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %i = llvm.intr.invariant.start 8, %a : !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.invariant.end %i, 8, %a : !llvm.ptr
  llvm.return %r : i32
}
// -----
llvm.func @f15(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %l = llvm.intr.launder.invariant.group %a : !llvm.ptr
  %p = llvm.getelementptr %l[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f16(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %l = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  %p = llvm.getelementptr %l[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f17(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr<5>
  %l = llvm.addrspacecast %a : !llvm.ptr<5> to !llvm.ptr
  %p = llvm.getelementptr %l[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f18(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr<5>
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr<5>) -> !llvm.ptr<5>, !llvm.struct<(i32, i32)>
  llvm.store %v, %p : i32, !llvm.ptr<5>
  %r = llvm.load %p : !llvm.ptr<5> -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f19(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store volatile %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f20(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca inalloca %o x !llvm.struct<(i32, i32)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f21(%v: i16) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %p : i16, !llvm.ptr
  %q = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f22(%v: i64) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %v, %a : i64, !llvm.ptr
  %q = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f23(%v: !llvm.struct<(i32, i32)>) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %v, %a : !llvm.struct<(i32, i32)>, !llvm.ptr
  %q = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f24(%v: i32, %c: i1) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(struct<(i8, i32)>, array<2 x struct<packed (i8, i32)>>)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i8, i32)>, array<2 x struct<packed (i8, i32)>>)>
  %q = llvm.getelementptr %a[14] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f25(%v: i32, %c: i1) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %b = llvm.alloca %o x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %s = llvm.select %c, %a, %b : i1, !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %s : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f26(%v: i32) -> vector<2xi32> {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(vector<2xi32>, vector<4xi1>)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(vector<2xi32>, vector<4xi1>)>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> vector<2xi32>
  llvm.return %r : vector<2xi32>
}
// -----
llvm.func @f27(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f28(%v: i8) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %o x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f29(%v: i8) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %o x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f30(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32)>}) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i32) : i32
  %a = llvm.alloca %o x !llvm.struct<(struct<(i32, i32)>)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %p, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], tbaa = []}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %q = llvm.getelementptr %a[0, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<(i32, i32)>)>
  %r = llvm.load %q {alignment = 4 : i64, tbaa = []} : !llvm.ptr -> i32
  llvm.return %r : i32
}
