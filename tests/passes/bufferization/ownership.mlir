// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --ownership-based-buffer-deallocation
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --ownership-based-buffer-deallocation=private-function-dynamic-ownership
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --ownership-based-buffer-deallocation --canonicalize --buffer-deallocation-simplification --bufferization-lower-deallocations --convert-bufferization-to-memref --canonicalize
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --ownership-based-buffer-deallocation --mlir-print-debuginfo

func.func @ret(%a: memref<2xf32>, %n: index) -> (memref<2xf32>, memref<?xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  return %a, %1 : memref<2xf32>, memref<?xf32>
}

// -----

func.func @loop(%n: index, %o: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %o) -> memref<?xf32> {
    %m = memref.alloc(%i) : memref<?xf32>
    %v = memref.load %x[%i] : memref<?xf32>
    memref.store %v, %m[%i] : memref<?xf32>
    scf.yield %m : memref<?xf32>
  }
  return %r : memref<?xf32>
}

// -----

func.func @ifs(%c: i1, %n: index, %o: memref<?xf32>) {
  %r = scf.if %c -> memref<?xf32> {
    %m = memref.alloc(%n) : memref<?xf32>
    scf.yield %m : memref<?xf32>
  } else {
    scf.yield %o : memref<?xf32>
  }
  memref.copy %r, %o : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func private @callee(%m: memref<f32>, %d: memref<?xf32>) -> memref<?xf32> {
  return %d : memref<?xf32>
}
func.func private @ext(%m: memref<f32>) -> memref<f32>
func.func @caller(%n: index) -> f32 {
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc(%n) : memref<?xf32>
  %r = call @callee(%a, %b) : (memref<f32>, memref<?xf32>) -> memref<?xf32>
  %e = call @ext(%a) : (memref<f32>) -> memref<f32>
  %x = memref.load %r[%n] : memref<?xf32>
  return %x : f32
}

// -----

func.func @sel(%c: i1, %n: index, %o: memref<?xf32>) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %s = arith.select %c, %m, %o : memref<?xf32>
  %v = memref.subview %s[0][%n][1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %w = memref.cast %v : memref<?xf32, strided<[1]>> to memref<?xf32>
  return %w : memref<?xf32>
}

// -----

func.func @wh(%c: i1, %n: index, %o: memref<?xf32>) {
  %m = memref.alloc(%n) : memref<?xf32>
  %r:2 = scf.while (%a = %m, %b = %o) : (memref<?xf32>, memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
    scf.condition(%c) %a, %b : memref<?xf32>, memref<?xf32>
  } do {
  ^bb0(%a: memref<?xf32>, %b: memref<?xf32>):
    %k = memref.alloc(%n) : memref<?xf32>
    scf.yield %k, %a : memref<?xf32>, memref<?xf32>
  }
  memref.copy %r#0, %r#1 : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @cond_br(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%arg1 : memref<2xf32>)
^bb2:
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %0, %arg1 : memref<2xf32> to memref<2xf32>
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  memref.copy %1, %arg2 : memref<2xf32> to memref<2xf32>
  return
}

// -----

func.func @live(%c: i1, %n: index, %o: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1(%a : memref<?xf32>), ^bb2
^bb1(%x: memref<?xf32>):
  memref.copy %b, %x : memref<?xf32> to memref<?xf32>
  cf.br ^bb3
^bb2:
  memref.copy %a, %o : memref<?xf32> to memref<?xf32>
  cf.br ^bb3
^bb3:
  memref.copy %b, %o : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}

// -----

func.func @diamond(%c: i1, %n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2(%a, %a, %n : memref<?xf32>, memref<?xf32>, index)
^bb1:
  %d = memref.alloca(%n) : memref<?xf32>
  cf.br ^bb2(%d, %a, %n : memref<?xf32>, memref<?xf32>, index)
^bb2(%x: memref<?xf32>, %y: memref<?xf32>, %z: index):
  %v = memref.subview %x[0] [%z] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  memref.copy %v, %y : memref<?xf32, strided<[1]>> to memref<?xf32>
  return %x : memref<?xf32>
}

// -----

func.func @manual(%n: index) -> index {
  %a = memref.alloc(%n) {bufferization.manual_deallocation} : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.copy %b, %a : memref<?xf32> to memref<?xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<?xf32>
  return %n : index
}

// -----

memref.global "private" @g : memref<4xf32>
func.func @global(%c: i1, %u: memref<*xf32>) -> (memref<4xf32>, memref<*xf32>) {
  %g = memref.get_global @g : memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %g, %a : memref<4xf32>
  return %s, %u : memref<4xf32>, memref<*xf32>
}

// -----

func.func @loops(%c: i1, %n: index, %m: memref<?xf32>) {
  %k = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %a = memref.alloc(%i) : memref<?xf32>
    memref.copy %a, %k : memref<?xf32> to memref<?xf32>
    scf.reduce
  }
  %z = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%z) -> f32 {
    %a = memref.alloc() : memref<f32>
    %x = memref.load %a[] : memref<f32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %b = memref.alloc() : memref<f32>
      memref.store %p, %b[] : memref<f32>
      %y = memref.load %b[] : memref<f32>
      scf.reduce.return %y : f32
    }
  }
  scf.forall (%i) in (%n) {
    %a = memref.alloc(%i) : memref<?xf32>
    memref.copy %a, %m : memref<?xf32> to memref<?xf32>
  }
  %w = scf.index_switch %n -> memref<?xf32>
  case 1 {
    %v = memref.subview %k[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    %u = memref.cast %v : memref<?xf32, strided<[1]>> to memref<?xf32>
    scf.yield %u : memref<?xf32>
  }
  default {
    scf.yield %m : memref<?xf32>
  }
  memref.copy %w, %m : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func private @two(%m: memref<f32>, %c: i1) -> (memref<f32>, index, memref<f32>) {
  %a = memref.alloc() : memref<f32>
  %i = arith.constant 0 : index
  %s = arith.select %c, %a, %m : memref<f32>
  return %a, %i, %s : memref<f32>, index, memref<f32>
}
func.func @calls(%m: memref<f32>, %c: i1) -> memref<f32> {
  %0:3 = call @two(%m, %c) : (memref<f32>, i1) -> (memref<f32>, index, memref<f32>)
  %1:3 = call @two(%0#0, %c) : (memref<f32>, i1) -> (memref<f32>, index, memref<f32>)
  return %1#2 : memref<f32>
}
