// RUN: terrace opt %s --mlir-print-debuginfo --mlir-print-local-scope
// RUN: terrace translate --mlir-to-llvmir %s

// Operations that are usually read from bytes, in spellings that are not usual.

#alias = loc("named.mlir":1:2)

llvm.func @takes(i64, !llvm.ptr)

llvm.func @numbers(%0: i64, %01: i64, %9000000: i64) -> i64 {
  %1 = llvm.add %0, %01 : i64
  %2 = llvm.add %1, %9000000 : i64
  %9000001 = llvm.mul %2, %2 overflow<nsw> : i64
  %3 = llvm.sub %9000001, %2#0 : i64
  llvm.return %3#0 : i64
}

llvm.func @lines(%a: i64,
                 %b : i64) -> i64
{
  %0 = llvm.add %a , %b
    : i64
  %1 = llvm.add %0, %b : i64 // a comment
  %2 = llvm.mul %1, // another
       %0 overflow < nsw , nuw > : i64
  %3=llvm.shl %2,%1:i64
  %4 = llvm.xor %3, %a {some.attr = 1 : i32} : i64
  %5 = llvm.or disjoint %4, %a : i64
  %6 = llvm.and %5, %4 : i64   loc("here.mlir":3:4)
  %7 = llvm.lshr exact %6, %0 : i64
    loc("below.mlir":5:6)
  %8 = llvm.sub %7, %a : i64 loc(#alias)
  %9 = llvm.sub %8, %a : i64 loc(fused<1 : i32>["a.mlir":1:2, "b.mlir":3:4])
  %10 = llvm.sub %9, %a : i64 loc(callsite("callee" at "file.mlir":7:8))
  %11 = llvm.sub %10, %a : i64 loc("range.mlir":1:2 to 3:4)
  llvm.return // the value is on the next line
    %11
    : i64
}

llvm.func @constants() -> i32 {
  %0 = llvm.mlir.constant(-1 : i32) : i32
  %1 = llvm.mlir.constant(4294967295 : i32) : i32
  %2 = llvm.mlir.constant(7) : i64
  %3 = llvm.mlir.constant(0x1F : i32) : i32
  %4 = llvm.mlir.constant( 5:i8 ):i8
  %5 = llvm.mlir.constant(true) : i1
  %6 = llvm.mlir.constant(1 : i1) : i1
  %7 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %8 = llvm.mlir.constant(18446744073709551615 : i64) : i64
  %9 = llvm.mlir.constant(3 : index) : i64
  %10 = llvm.mlir.constant(1.5 : f32) : f32
  %11 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
  %12 = llvm.mlir.constant(2 : i32) {some.attr} : i32
  %13 = llvm.add %0, %1 : i32
  %14 = llvm.add %13, %3 : i32
  llvm.return %14 : i32
}

llvm.func @memory(%p: !llvm.ptr, %i: i64, %q: !llvm.ptr<1>) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x f32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %c = llvm.alloca inalloca %one x f32 : (i64) -> !llvm.ptr
  %d = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  %g0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %g1 = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %g2 = llvm.getelementptr inbounds|nuw %g0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %g3 = llvm.getelementptr inbounds | nuw %g1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %g4 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %g5 = llvm.getelementptr %p[1, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x f32>
  %0 = llvm.load %g2 : !llvm.ptr -> f32
  %1 = llvm.load volatile %g3 : !llvm.ptr -> f32
  %2 = llvm.load %g4 {alignment = 4 : i64} : !llvm.ptr -> f32
  %3 = llvm.load %q atomic monotonic {alignment = 4 : i64} : !llvm.ptr<1> -> f32
  llvm.store %0, %a : f32, !llvm.ptr
  llvm.store volatile %1, %b : f32, !llvm.ptr
  llvm.store %2, %d {alignment = 4 : i64, nontemporal} : f32, !llvm.ptr
  llvm.store %3, %q : f32, !llvm.ptr<1> loc("store.mlir":1:1)
  %cast = llvm.ptrtoint %p : !llvm.ptr to i64
  %back = llvm.inttoptr %cast : i64 to !llvm.ptr<3>
  %wide = llvm.zext nneg %i : i64 to i128
  %vec = llvm.mlir.poison : vector<4xf32>
  %sum = llvm.fadd %vec, %vec : vector<4xf32>
  %sum2 = llvm.fadd %sum, %sum {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
  llvm.return %0 : f32
}

llvm.func @aggregates(%v: i64, %p: !llvm.ptr) -> i64 {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, array<2 x i64>)>
  %1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, array<2 x i64>)>
  %2 = llvm.insertvalue %v, %1[1, 0] : !llvm.struct<(ptr, array<2 x i64>)>
  %3 = llvm.insertvalue %v, %2[1, 0] : !llvm.struct<(ptr, array<2 x i64>)> loc("insert.mlir":2:3)
  %4 = llvm.insertvalue %v, %3[ 1, 1 ] {some.attr} : !llvm.struct<(ptr, array<2 x i64>)>
  %5 = llvm.extractvalue %4[1, 0] : !llvm.struct<(ptr, array<2 x i64>)>
  %6 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, array<2 x i64>)>
  %7 = llvm.extractvalue %6[1] : !llvm.array<2 x i64>
  %8 = llvm.add %5, %7 : i64
  llvm.return %8 : i64
}

llvm.func @blocks(%c: i1, %x: i32) -> i32 {
  llvm.br ^bb3
^bb1:
  %0 = llvm.mul %later, %x : i32
  llvm.cond_br %c, ^bb2(%0 : i32), ^bb2(%later : i32)
^bb2(%arg: i32):
  llvm.return %arg : i32
^bb3:
  %later = llvm.add %x, %x : i32
  llvm.br ^bb1
}
