// RUN: terrace opt %s --mem2reg --allow-unregistered-dialect
// RUN: terrace opt %s --mem2reg=region-simplify=false --allow-unregistered-dialect --mlir-print-debuginfo

func.func @f(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<1x1xi32>
  %u = memref.alloca() : memref<f32>
  %z = arith.constant 0 : index
  memref.store %x, %a[] : memref<i32>
  %q = memref.load %b[%z, %z] : memref<1x1xi32>
  %uu = memref.load %u[] : memref<f32>
  "test.use"(%q, %uu) : (i32, f32) -> ()
  cf.cond_br %c, ^l, ^r
^l:
  %v = memref.load %a[] : memref<i32>
  %w = arith.addi %v, %v : i32
  memref.store %w, %a[] : memref<i32>
  cf.br ^j
^r:
  cf.br ^j
^j:
  %y = memref.load %a[] : memref<i32>
  return %y : i32
}
func.func @g(%n: index) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<memref<2xi32>>
  %v = memref.load %a[] : memref<memref<2xi32>>
  %i = memref.alloca() : memref<index>
  scf.for %k = %c0 to %n step %n { memref.store %k, %i[] : memref<index> }
  return %v : memref<2xi32>
}
llvm.func @h(%c: i1, %x: i32, %p: !llvm.ptr, %b: i8) -> i64 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %8 = llvm.mlir.constant(8 : i32) : i32
  %a = llvm.alloca %1 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %d = llvm.alloca %2 x i32 : (i32) -> !llvm.ptr
  %e = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
  %f = llvm.alloca %1 x !llvm.ptr : (i32) -> !llvm.ptr
  %g = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  %s = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %v = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  %m = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  %un = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.store %x, %d : i32, !llvm.ptr
  llvm.store %x, %e : i32, !llvm.ptr
  %fl = llvm.load %e : !llvm.ptr -> f32
  llvm.store %p, %f : !llvm.ptr, !llvm.ptr
  %in = llvm.load %f : !llvm.ptr -> i64
  %in2 = llvm.load %f : !llvm.ptr -> i32
  %in3 = llvm.load %f : !llvm.ptr -> vector<2xi32>
  llvm.store volatile %x, %v : i32, !llvm.ptr
  "llvm.intr.memset"(%m, %b, %8) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memcpy"(%g, %m, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy"(%p, %m, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%un, %p, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %mm = llvm.load %m : !llvm.ptr -> i64
  %gg = llvm.load %g : !llvm.ptr -> i64
  %uu = llvm.load %un : !llvm.ptr -> i64
  %dd = llvm.load %d : !llvm.ptr -> i32
  "test.use"(%fl, %in, %in2, %in3, %mm, %gg, %uu, %dd) : (f32, i64, i32, vector<2xi32>, i64, i64, i64, i32) -> ()
  llvm.switch %x : i32, ^j [ 1: ^k, 2: ^j, 3: ^l(%x : i32) ]
^k:
  %64 = llvm.zext %x : i32 to i64
  llvm.store %64, %a : i64, !llvm.ptr
  llvm.cond_br %c, ^j, ^j
^l(%y: i32):
  llvm.store %y, %a : i32, !llvm.ptr
  llvm.br ^j
^j:
  %r = llvm.load %a : !llvm.ptr -> i64
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.cond_br %c, ^j, ^end
^end:
  llvm.return %r : i64
^dead:
  %rd = llvm.load %a : !llvm.ptr -> i64
  llvm.store %rd, %a : i64, !llvm.ptr
  llvm.br ^j
}
