// RUN: terrace opt %s --mem2reg
// RUN: terrace opt %s --sroa --mem2reg --mlir-print-debuginfo
// RUN: terrace opt %s --cse --mem2reg --canonicalize

// Debug variables, markers, intrinsics that fill and copy, values of other types, loops, regions, and exceptions.

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#ty = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 1, type = #ty>
llvm.func @g1(%v: i32, %w: i32, %c: i1) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v = %a : !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.cond_br %c, ^b1, ^b2
^b1:
  llvm.store %w, %a : i32, !llvm.ptr
  llvm.br ^b2
^b2:
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g2(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v #llvm.di_expression<[DW_OP_deref]> = %a : !llvm.ptr
  llvm.intr.dbg.value #v = %a : !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g3() -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v = %a : !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g4(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.intr.lifetime.end %a : !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g5(%v: i8, %p: !llvm.ptr) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memcpy"(%b, %a, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%a, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g6(%v: i8) -> f32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %o x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %a : !llvm.ptr -> f32
  llvm.return %r : f32
}
llvm.func @g7(%v: i8) -> i64 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i64 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%a, %v) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, i8) -> ()
  %r = llvm.load %a : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @g8(%v: i64) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i64, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g9(%v: i32) -> i64 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @g10(%v: f32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : f32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g11(%v: !llvm.ptr) -> i64 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %v, %a : !llvm.ptr, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i64
  llvm.return %r : i64
}
llvm.func @g12(%v: vector<2xi16>) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : vector<2xi16>, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g13(%n: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %i = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  %s = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  llvm.store %z, %i : i32, !llvm.ptr
  llvm.store %z, %s : i32, !llvm.ptr
  llvm.br ^head
^head:
  %0 = llvm.load %i : !llvm.ptr -> i32
  %1 = llvm.icmp "slt" %0, %n : i32
  llvm.cond_br %1, ^body, ^end
^body:
  %2 = llvm.load %s : !llvm.ptr -> i32
  %3 = llvm.load %i : !llvm.ptr -> i32
  %4 = llvm.add %2, %3 : i32
  llvm.store %4, %s : i32, !llvm.ptr
  %5 = llvm.and %3, %o : i32
  %6 = llvm.icmp "eq" %5, %z : i32
  llvm.cond_br %6, ^odd, ^next
^odd:
  llvm.store %z, %s : i32, !llvm.ptr
  llvm.br ^next
^next:
  %7 = llvm.load %i : !llvm.ptr -> i32
  %8 = llvm.add %7, %o : i32
  llvm.store %8, %i : i32, !llvm.ptr
  llvm.br ^head
^end:
  %9 = llvm.load %s : !llvm.ptr -> i32
  llvm.return %9 : i32
}
llvm.func @g14(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr<3>
  %b = llvm.addrspacecast %a : !llvm.ptr<3> to !llvm.ptr
  llvm.store %v, %b : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr<3> -> i32
  llvm.return %r : i32
}
llvm.func @g15(%v: i32, %k: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  llvm.switch %k : i32, ^d [ 1: ^x, 2: ^x, 3: ^y ]
^x:
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.br ^d
^y:
  llvm.store %k, %a : i32, !llvm.ptr
  llvm.br ^d
^d:
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g16(%v: i32) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  %b = llvm.getelementptr %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %c = llvm.intr.strip.invariant.group %b : !llvm.ptr
  llvm.store %v, %c : i32, !llvm.ptr
  %r = llvm.load %b invariant : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g17(%v: i32, %c: i1) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  scf.if %c {
    llvm.store %v, %a : i32, !llvm.ptr
  }
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @g18(%v: i32, %c: i1) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %r = scf.if %c -> i32 {
    %x = llvm.load %a : !llvm.ptr -> i32
    scf.yield %x : i32
  } else {
    scf.yield %v : i32
  }
  llvm.return %r : i32
}
llvm.func @g19(%v: i32, %c: i1) -> i32 {
  %o = llvm.mlir.constant(1 : i32) : i32
  %r = scf.if %c -> i32 {
    %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
    llvm.store %v, %a : i32, !llvm.ptr
    %x = llvm.load %a : !llvm.ptr -> i32
    scf.yield %x : i32
  } else {
    scf.yield %v : i32
  }
  llvm.return %r : i32
}
func.func @g20(%v: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[] : memref<f32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %a[] : memref<f32>
  }
  %r = memref.load %a[] : memref<f32>
  return %r : f32
}
func.func @g21(%v: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2x2xf32>
  memref.store %v, %a[%c0, %c1] : memref<2x2xf32>
  memref.store %v, %a[%c1, %c1] : memref<2x2xf32>
  %r = memref.load %a[%c0, %c1] : memref<2x2xf32>
  %s = memref.load %a[%c1, %c0] : memref<2x2xf32>
  return %r, %s : f32, f32
}
func.func @g22(%v: f32) -> f32 {
  %a = memref.alloca() : memref<f32, 3>
  memref.store %v, %a[] : memref<f32, 3>
  %b = memref.memory_space_cast %a : memref<f32, 3> to memref<f32>
  %r = memref.load %b[] : memref<f32>
  return %r : f32
}
func.func @g23(%v: complex<f32>) -> complex<f32> {
  %a = memref.alloca() : memref<1x1xcomplex<f32>>
  %c0 = arith.constant 0 : index
  memref.store %v, %a[%c0, %c0] {nontemporal = true} : memref<1x1xcomplex<f32>>
  %r = memref.load %a[%c0, %c0] : memref<1x1xcomplex<f32>>
  return %r : complex<f32>
}
func.func @g24(%v: f32, %c: i1) -> f32 {
  %a = memref.alloca() : memref<f32>
  cf.cond_br %c, ^b1(%v : f32), ^b2
^b1(%w: f32):
  memref.store %w, %a[] : memref<f32>
  %x = memref.load %a[] : memref<f32>
  cf.cond_br %c, ^b1(%x : f32), ^b2
^b2:
  %r = memref.load %a[] : memref<f32>
  return %r : f32
}
func.func @g25(%v: vector<4xf32>, %i: index) -> vector<4xf32> {
  %a = memref.alloca() : memref<vector<4xf32>>
  memref.store %v, %a[] : memref<vector<4xf32>>
  %r = memref.load %a[] : memref<vector<4xf32>>
  memref.dealloc %a : memref<vector<4xf32>>
  return %r : vector<4xf32>
}
func.func @g26(%v: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloca() : memref<memref<2xf32>>
  memref.store %v, %a[] : memref<memref<2xf32>>
  %r = memref.load %a[] : memref<memref<2xf32>>
  return %r : memref<2xf32>
}
func.func @g27() -> (f32, i1, index, complex<f32>, memref<2xf32>, vector<2xf32>) {
  %a = memref.alloca() : memref<f32>
  %b = memref.alloca() : memref<i1>
  %c = memref.alloca() : memref<index>
  %d = memref.alloca() : memref<complex<f32>>
  %e = memref.alloca() : memref<memref<2xf32>>
  %f = memref.alloca() : memref<vector<2xf32>>
  %0 = memref.load %a[] : memref<f32>
  %1 = memref.load %b[] : memref<i1>
  %2 = memref.load %c[] : memref<index>
  %3 = memref.load %d[] : memref<complex<f32>>
  %4 = memref.load %e[] : memref<memref<2xf32>>
  %5 = memref.load %f[] : memref<vector<2xf32>>
  return %0, %1, %2, %3, %4, %5 : f32, i1, index, complex<f32>, memref<2xf32>, vector<2xf32>
}
llvm.func @g28(%v: i32) -> i32 attributes {personality = @p} {
  %o = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %o x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %q = llvm.invoke @p() to ^ok unwind ^bad : () -> i32
^ok:
  llvm.store %q, %a : i32, !llvm.ptr
  llvm.br ^end
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.br ^end
^end:
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @p(...) -> i32
