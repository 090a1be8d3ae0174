// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --pass-pipeline='builtin.module(func.func(buffer-hoisting))'
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --pass-pipeline='builtin.module(func.func(buffer-loop-hoisting))'

func.func @hoist(%c: i1, %a: memref<2xf32>, %n: index, %out: memref<2xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%a : memref<2xf32>)
^bb2:
  %0 = memref.alloc() : memref<2xf32>
  "use"(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  memref.copy %1, %out : memref<2xf32> to memref<2xf32>
  return
}
func.func @nested(%c: i1, %n: index, %o: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %o) -> memref<?xf32> {
    %s = arith.addi %n, %n : index
    %k = scf.if %c -> memref<?xf32> {
      %m = memref.alloc(%s) : memref<?xf32>
      scf.yield %m : memref<?xf32>
    } else {
      %m = memref.alloc(%i) : memref<?xf32>
      %l = memref.alloc(%n) : memref<?xf32>
      "use"(%l) : (memref<?xf32>) -> ()
      scf.yield %m : memref<?xf32>
    }
    %l = memref.alloc(%n) : memref<?xf32>
    %al = memref.alloca(%n) : memref<?xf32>
    "use"(%l) : (memref<?xf32>) -> ()
    scf.yield %k : memref<?xf32>
  }
  memref.copy %r, %o : memref<?xf32> to memref<?xf32>
  return
}
func.func @promo(%n: index) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<1024xf32>
  %2 = memref.alloc(%n) : memref<?xf32>
  %c0 = arith.constant 0 : index
  %r = memref.alloc() : memref<2x2xf32>
  %ra = memref.rank %r : memref<2x2xf32>
  %m = memref.alloc(%ra) : memref<?xf32>
  %m2 = memref.alloc(%ra, %ra) : memref<?x?xf32>
  %3 = memref.alloc() : memref<256xf32>
  %4 = memref.alloc() {alignment = 64 : i64} : memref<257xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}

// -----

func.func @branches(%c: i1, %n: index, %o: memref<?xf32>) {
  cf.cond_br %c, ^left, ^right
^left:
  %0 = memref.alloc(%n) : memref<?xf32>
  cf.br ^join(%0 : memref<?xf32>)
^right:
  %m = arith.addi %n, %n : index
  %1 = memref.alloc(%m) : memref<?xf32>
  cf.cond_br %c, ^inner, ^join(%1 : memref<?xf32>)
^inner:
  %2 = memref.alloc(%m) : memref<?xf32>
  memref.copy %2, %1 : memref<?xf32> to memref<?xf32>
  cf.br ^join(%2 : memref<?xf32>)
^join(%x: memref<?xf32>):
  memref.copy %x, %o : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @back_edge(%n: index, %o: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    memref.copy %x, %b : memref<2xf32> to memref<2xf32>
    %t = memref.alloc() : memref<2xf32>
    %v = memref.subview %t[0] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1]>>
    "use"(%v) : (memref<1xf32, strided<[1]>>) -> ()
    scf.yield %b : memref<2xf32>
  }
  return %r : memref<2xf32>
}

// -----

func.func @while(%c: i1, %n: index) {
  scf.while : () -> () {
    %a = memref.alloc() : memref<2xf32>
    "use"(%a) : (memref<2xf32>) -> ()
    scf.condition(%c)
  } do {
    %b = memref.alloc(%n) : memref<?xf32>
    "use"(%b) : (memref<?xf32>) -> ()
    scf.execute_region {
      %e = memref.alloc(%n) : memref<?xf32>
      "use"(%e) : (memref<?xf32>) -> ()
      scf.yield
    }
    scf.yield
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %d = memref.alloc() : memref<2xf32>
    "use"(%d) : (memref<2xf32>) -> ()
  }
  affine.for %i = 0 to 10 {
    %d = memref.alloc() : memref<2xf32>
    "use"(%d) : (memref<2xf32>) -> ()
  }
  memref.alloca_scope {
    %d = memref.alloc() : memref<2xf32>
    "use"(%d) : (memref<2xf32>) -> ()
  }
  return
}
