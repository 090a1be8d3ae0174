// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --pass-pipeline='builtin.module(func.func(optimize-allocation-liveness))'

func.func @simple(%n: index, %o: memref<?xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  %v = memref.subview %1[0] [1] [1] : memref<?xf32> to memref<1xf32, strided<[1]>>
  memref.copy %o, %o : memref<?xf32> to memref<?xf32>
  "use"(%v) : (memref<1xf32, strided<[1]>>) -> ()
  memref.copy %o, %o : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  memref.dealloc %1 : memref<?xf32>
  return
}

// -----

func.func @nested(%c: i1, %n: index, %o: memref<?xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  scf.if %c {
    memref.copy %0, %o : memref<?xf32> to memref<?xf32>
    %1 = memref.alloc(%n) : memref<?xf32>
    memref.copy %1, %o : memref<?xf32> to memref<?xf32>
    "use"(%c) : (i1) -> ()
    memref.dealloc %1 : memref<?xf32>
  }
  "use"(%c) : (i1) -> ()
  memref.dealloc %0 : memref<?xf32>
  return
}

// -----

func.func @kept(%c: i1, %n: index, %o: memref<?xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  "use"(%1) : (memref<?xf32>) -> ()
  scf.if %c {
    memref.dealloc %0 : memref<?xf32>
  }
  %2 = memref.alloc(%n) : memref<?xf32>
  "other"(%c) : (i1) -> ()
  memref.dealloc %2 : memref<?xf32>
  return
}

// -----

func.func private @f(memref<?xf32>) -> memref<?xf32>
func.func @call(%c: i1, %n: index, %o: memref<?xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %s = arith.select %c, %0, %o : memref<?xf32>
  %1 = call @f(%s) : (memref<?xf32>) -> memref<?xf32>
  %r = scf.for %i = %n to %n step %n iter_args(%x = %1) -> memref<?xf32> {
    scf.yield %x : memref<?xf32>
  }
  "use"(%r) : (memref<?xf32>) -> ()
  "use"(%o) : (memref<?xf32>) -> ()
  memref.dealloc %0 : memref<?xf32>
  return
}
