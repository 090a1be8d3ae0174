// RUN: terrace opt %s --canonicalize

// Folds of the llvm dialect, which has no patterns, and simplified control flow.

llvm.func @gep(%p: !llvm.ptr, %i: i64) -> !llvm.struct<(ptr, ptr, ptr, ptr, ptr, ptr)> {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(5 : i64) : i64
  %big = llvm.mlir.constant(1099511627776 : i64) : i64
  %0 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %1 = llvm.getelementptr inbounds %p[%c1, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
  %2 = llvm.getelementptr %p[%big] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %3 = llvm.getelementptr inbounds|nuw %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %4 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %5 = llvm.getelementptr %4[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %u = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr, ptr, ptr, ptr)>
  %a = llvm.insertvalue %0, %u[0] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr, ptr)>
  %b = llvm.insertvalue %1, %a[1] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr, ptr)>
  %c = llvm.insertvalue %2, %b[2] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr, ptr)>
  %d = llvm.insertvalue %3, %c[3] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr, ptr)>
  %e = llvm.insertvalue %4, %d[4] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr, ptr)>
  %f = llvm.insertvalue %5, %e[5] : !llvm.struct<(ptr, ptr, ptr, ptr, ptr, ptr)>
  llvm.return %f : !llvm.struct<(ptr, ptr, ptr, ptr, ptr, ptr)>
}

llvm.func @ev(%x: i32, %y: f32, %s: !llvm.struct<(i32, struct<(f32, i32)>)>) -> i32 {
  %u = llvm.mlir.undef : !llvm.struct<(i32, struct<(f32, i32)>)>
  %0 = llvm.insertvalue %x, %u[0] : !llvm.struct<(i32, struct<(f32, i32)>)>
  %1 = llvm.insertvalue %y, %0[1, 0] : !llvm.struct<(i32, struct<(f32, i32)>)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, struct<(f32, i32)>)>
  %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, struct<(f32, i32)>)>
  %4 = llvm.extractvalue %1[1] : !llvm.struct<(i32, struct<(f32, i32)>)>
  %5 = llvm.extractvalue %4[1] : !llvm.struct<(f32, i32)>
  %i = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(f32, i32)>)>
  %j = llvm.extractvalue %i[1] : !llvm.struct<(f32, i32)>
  %6 = llvm.add %2, %3 : i32
  %7 = llvm.add %6, %5 : i32
  %8 = llvm.add %7, %j : i32
  llvm.return %8 : i32
}

llvm.func @arith(%x: i32, %p: !llvm.ptr) -> i64 {
  %a = llvm.mlir.constant(12 : i32) : i32
  %b = llvm.mlir.constant(3 : i32) : i32
  %0 = llvm.or %a, %b : i32
  %1 = llvm.shl %a, %b : i32
  %2 = llvm.add %0, %1 : i32
  %3 = llvm.zext %b : i32 to i64
  %4 = llvm.sext %2 : i32 to i64
  %5 = llvm.add %3, %4 : i64
  %z = llvm.mlir.zero : !llvm.ptr
  %al = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %c = llvm.icmp "eq" %al, %z : !llvm.ptr
  %d = llvm.icmp "ne" %z, %al : !llvm.ptr
  %e = llvm.icmp "eq" %p, %p : !llvm.ptr
  %f = llvm.icmp "slt" %x, %x : i32
  %s = llvm.select %c, %3, %5 : i1, i64
  %s2 = llvm.select %d, %s, %5 : i1, i64
  %s3 = llvm.select %e, %s2, %5 : i1, i64
  %s4 = llvm.select %f, %s3, %5 : i1, i64
  llvm.return %s4 : i64
}

llvm.func @casts(%x: i32, %p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.bitcast %x : i32 to f32
  %1 = llvm.bitcast %0 : f32 to i32
  %2 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  %3 = llvm.addrspacecast %2 : !llvm.ptr to !llvm.ptr<1>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr
  %5 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr<2>
  %6 = llvm.addrspacecast %5 : !llvm.ptr<2> to !llvm.ptr
  llvm.store %1, %4 : i32, !llvm.ptr
  llvm.return %6 : !llvm.ptr
}

llvm.func @br(%c: i1, %x: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  llvm.cond_br %t, ^a, ^b
^a:
  llvm.br ^c(%x : i32)
^b:
  llvm.br ^c(%x : i32)
^c(%r: i32):
  llvm.return %r : i32
}

llvm.func @unreach(%x: i32) -> i32 {
  llvm.return %x : i32
^a(%y: i32):
  %z = llvm.add %y, %x : i32
  llvm.br ^a(%z : i32)
}

llvm.func @sw(%x: i32) -> i32 {
  %k = llvm.mlir.constant(2 : i32) : i32
  llvm.switch %k : i32, ^d [ 1: ^a, 2: ^b ]
^d:
  llvm.return %x : i32
^a:
  llvm.return %x : i32
^b:
  llvm.return %k : i32
}

llvm.func @dead(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.sdiv %x, %x : i32
  %4 = llvm.freeze %x : i32
  %5 = llvm.intr.ctpop(%x) : (i32) -> i32
  %6 = llvm.call @f(%x) : (i32) -> i32
  %7 = llvm.call @g(%x) : (i32) -> i32
  %8 = llvm.alloca %x x i32 : (i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f(i32) -> i32

llvm.func @sv(%v: vector<1xf32>, %w: vector<4xf32>) -> vector<1xf32> {
  %0 = llvm.shufflevector %v, %v [0] : vector<1xf32>
  %u = llvm.mlir.undef : vector<4xf32>
  %p = llvm.mlir.poison : vector<4xf32>
  %1 = llvm.shufflevector %w, %p [0, 0] : vector<4xf32>
  llvm.return %0 : vector<1xf32>
}

llvm.func @consts() -> !llvm.struct<(i32, i32)> {
  %a = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  %b = llvm.extractvalue %a[1] : !llvm.struct<(i32, i32)>
  %c = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi32>) : !llvm.array<3 x i32>
  %d = llvm.extractvalue %c[1] : !llvm.array<3 x i32>
  %z = llvm.mlir.zero : !llvm.struct<(i32, i32)>
  %e = llvm.extractvalue %z[0] : !llvm.struct<(i32, i32)>
  %f = llvm.insertvalue %b, %z[0] : !llvm.struct<(i32, i32)>
  %g = llvm.insertvalue %d, %f[1] : !llvm.struct<(i32, i32)>
  %h = llvm.insertvalue %e, %g[1] : !llvm.struct<(i32, i32)>
  llvm.return %h : !llvm.struct<(i32, i32)>
}

llvm.func @same(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^a(%x : i32), ^b(%y : i32)
^a(%p: i32):
  %0 = llvm.add %p, %x : i32
  llvm.return %0 : i32
^b(%q: i32):
  %1 = llvm.add %q, %x : i32
  llvm.return %1 : i32
}

llvm.func @loop(%n: i32, %x: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^h(%z, %x : i32, i32)
^h(%i: i32, %k: i32):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^b, ^e
^b:
  %j = llvm.add %i, %o : i32
  llvm.br ^h(%j, %k : i32, i32)
^e:
  llvm.return %k : i32
}
llvm.func @g(i32) -> i32
