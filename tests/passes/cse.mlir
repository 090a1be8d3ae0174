// RUN: terrace opt %s --cse --allow-unregistered-dialect
// RUN: terrace opt %s --cse --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(cse))" --allow-unregistered-dialect --mlir-print-op-generic

// What is computed twice, reads with and without writes in between, regions, dead operations.
func.func @simple(%a: i32) -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %x = arith.addi %0, %a : i32
  %y = arith.addi %a, %1 : i32
  %dead = arith.muli %y, %y : i32
  return %x, %y : i32, i32
}
func.func @overflow(%a: i32, %b: i32) -> (i32, i32, i32) {
  %x = arith.addi %a, %b overflow<nsw> : i32
  %y = arith.addi %a, %b : i32
  %z = arith.addi %a, %b overflow<none> : i32
  return %x, %y, %z : i32, i32, i32
}
func.func @reads(%m: memref<4xi32>, %i: index) -> (i32, i32, i32) {
  %c = arith.constant 5 : i32
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  memref.store %c, %m[%i] : memref<4xi32>
  %2 = memref.load %m[%i] : memref<4xi32>
  %3 = memref.load %m[%i] : memref<4xi32>
  %s = arith.addi %2, %3 : i32
  return %0, %1, %s : i32, i32, i32
}
func.func @blocks(%c: i1, %a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = arith.muli %a, %a : i32
  %2 = arith.divsi %1, %a : i32
  cf.br ^bb3(%2 : i32)
^bb2:
  %3 = arith.divsi %0, %a : i32
  cf.br ^bb3(%3 : i32)
^bb3(%x: i32):
  %4 = arith.divsi %0, %a : i32
  %5 = arith.addi %x, %4 : i32
  return %5 : i32
^bb4:
  %6 = arith.muli %a, %a : i32
  %7 = arith.muli %a, %a : i32
  %8 = arith.addi %6, %7 : i32
  cf.br ^bb3(%8 : i32)
}
func.func @regions(%n: index, %m: memref<?xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %c0_0 = arith.constant 0 : index
    %v = memref.load %m[%i] : memref<?xf32>
    %w = memref.load %m[%i] : memref<?xf32>
    scf.if %c {
      %w2 = memref.load %m[%i] : memref<?xf32>
      %s = arith.addf %v, %w2 : f32
      memref.store %s, %m[%c0_0] : memref<?xf32>
    }
    %w3 = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %w, %w3 : f32
    memref.store %s, %m[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %q = arith.addi %i, %c1 : index
  }
  return
}
func.func @sameregions(%c: i1, %a: i32) -> (i32, i32) {
  %0 = scf.if %c -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  %1 = scf.if %c -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  return %0, %1 : i32, i32
}
func.func @alloc(%n: index) {
  %a = memref.alloc(%n) : memref<?xi32>
  %b = memref.alloc(%n) : memref<?xi32>
  %v = arith.constant 0 : i32
  memref.store %v, %b[%n] : memref<?xi32>
  return
}
func.func @calls(%a: i32) -> (i32, i32) {
  %0 = call @callee(%a) : (i32) -> i32
  %1 = call @callee(%a) : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func private @callee(i32) -> i32
llvm.func @volatile(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load volatile %p : !llvm.ptr -> i32
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = llvm.load %p : !llvm.ptr -> i32
  %5 = llvm.add %1, %3 : i32
  %6 = llvm.add %0, %4 : i32
  %7 = llvm.add %5, %6 : i32
  %8 = llvm.add %6, %5 : i32
  %9 = llvm.mul %7, %8 : i32
  llvm.inline_asm "nop", "" : () -> ()
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  llvm.return %9 : i32
}
module @inner {
  module {
    func.func @f() -> (index, index) {
      %0 = arith.constant 1 : index
      %1 = arith.constant 1 : index
      return %0, %1 : index, index
    }
  }
}
func.func @unknown(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %r = "u.op"() ({
    %1 = arith.addi %a, %a : i32
    %2 = arith.addi %a, %a : i32
    "u.end"(%1, %2) : (i32, i32) -> ()
  }) : () -> i32
  %s = "u.op"() ({
  ^bb0:
    %1 = arith.addi %2, %2 : i32
    %2 = arith.addi %a, %a : i32
    %3 = arith.addi %4, %4 : i32
    %4 = arith.addi %a, %a : i32
    "u.end"(%1, %2, %3, %4) : (i32, i32, i32, i32) -> ()
  }) : () -> i32
  %3 = arith.addi %a, %a : i32
  return %0, %3 : i32, i32
}
func.func @dma(%tag: memref<1xi32>, %k: index) {
  memref.dma_wait %tag[%k], %k : memref<1xi32>
  return
}
func.func @dma1(%tag: memref<1xi32>, %k: index, %m: memref<?xi32>, %d: memref<?xi32,1>) -> i32 {
  %0 = memref.load %m[%k] : memref<?xi32>
  memref.dma_wait %tag[%k], %k : memref<1xi32>
  %1 = memref.load %m[%k] : memref<?xi32>
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @dma2(%tag: memref<1xi32>, %k: index, %m: memref<?xi32>, %d: memref<?xi32,1>) -> i32 {
  %0 = memref.load %m[%k] : memref<?xi32>
  memref.dma_start %m[%k], %d[%k], %k, %tag[%k] : memref<?xi32>, memref<?xi32,1>, memref<1xi32>
  %1 = memref.load %m[%k] : memref<?xi32>
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @dma3(%tag: memref<1xi32>, %k: index, %m: memref<?xi32>, %d: memref<?xi32,1>) -> i32 {
  %0 = memref.load %m[%k] : memref<?xi32>
  memref.prefetch %m[%k], read, locality<3>, data  : memref<?xi32>
  %1 = memref.load %m[%k] : memref<?xi32>
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @dma4(%a: i1, %k: index, %m: memref<?xi32>, %d: memref<?xi32,1>) -> i32 {
  %0 = memref.load %m[%k] : memref<?xi32>
  cf.assert %a, "x"
  %1 = memref.load %m[%k] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @al(%k: index, %m: memref<?xi32>) -> i32 {
  %0 = memref.load %m[%k] : memref<?xi32>
  %3 = memref.alloc() : memref<4xi32>
  memref.dealloc %3 : memref<4xi32>
  %1 = memref.load %m[%k] : memref<?xi32>
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
