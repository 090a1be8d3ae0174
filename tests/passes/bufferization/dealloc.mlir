// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --bufferization-lower-deallocations
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --buffer-deallocation-simplification
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --canonicalize

func.func @empty(%r: memref<2xf32>) -> (i1) {
  %0 = bufferization.dealloc retain (%r : memref<2xf32>)
  return %0 : i1
}
func.func @one(%m: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}
func.func @one_one(%m: memref<2xf32>, %c: i1, %r: memref<?xf32>) -> i1 {
  %0 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r : memref<?xf32>)
  return %0 : i1
}
func.func @one_two(%m: memref<2xf32>, %c: i1, %r: memref<?xf32>, %s: memref<*xf32>) -> (i1, i1) {
  %0, %1 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r, %s : memref<?xf32>, memref<*xf32>)
  return %0, %1 : i1, i1
}
func.func @two(%m: memref<2xf32>, %n: memref<4xi32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<4xi32>) if (%c, %d)
  return
}
func.func @two_two(%m: memref<2xf32>, %n: memref<4xi32>, %c: i1, %d: i1, %r: memref<?xf32>, %s: memref<f64>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<4xi32>) if (%c, %d) retain (%r, %s : memref<?xf32>, memref<f64>)
  return %0#0, %0#1 : i1, i1
}
func.func @three(%m: memref<2xf32>, %c: i1, %r: memref<?xf32>, %s: memref<*xf32>, %t: memref<i8, 3>) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r, %s, %t : memref<?xf32>, memref<*xf32>, memref<i8, 3>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
func.func @nested(%m: memref<2xf32>, %c: i1, %n: index) {
  scf.for %i = %n to %n step %n {
    bufferization.dealloc (%m, %m : memref<2xf32>, memref<2xf32>) if (%c, %c)
    scf.if %c {
      bufferization.dealloc (%m : memref<2xf32>) if (%c)
    }
  }
  return
}

// -----

func.func private @dealloc_helper()
func.func @name(%m: memref<2xf32>, %c: i1, %n: index) {
  bufferization.dealloc (%m, %m : memref<2xf32>, memref<2xf32>) if (%c, %c)
  return
}
module {
  func.func @inner(%m: memref<2xf32>, %c: i1, %n: index) {
    bufferization.dealloc (%m, %m : memref<2xf32>, memref<2xf32>) if (%c, %c)
    return
  }
}
module {
  func.func @none(%m: memref<2xf32>, %c: i1, %n: index) {
    bufferization.dealloc (%m : memref<2xf32>) if (%c)
    return
  }
}

// -----

func.func @duplicates(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%m, %m, %n, %n : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %c, %c) retain (%m, %n, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// -----

func.func @constants(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %s: index) -> (i1, i1) {
  %false = arith.constant false
  %true = arith.constant true
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc(%s) : memref<?xf32>
  %base, %off, %size, %stride = memref.extract_strided_metadata %b : memref<?xf32> -> memref<f32>, index, index, index
  memref.copy %b, %b : memref<?xf32> to memref<?xf32>
  %0:2 = bufferization.dealloc (%m, %n, %a, %base : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<f32>) if (%false, %c, %true, %true) retain (%n, %m : memref<2xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}

// -----

func.func @origins(%arg: memref<2xf32>, %c: i1, %s: index) -> (i1, i1, i1, memref<?xf32>, memref<?xf32>) {
  %true = arith.constant true
  %a = memref.alloc(%s) : memref<?xf32>
  %b = memref.alloc(%s) : memref<?xf32>
  %x = arith.select %c, %a, %b : memref<?xf32>
  %v = memref.subview %a[1] [1] [1] : memref<?xf32> to memref<1xf32, strided<[1], offset: 1>>
  %w = memref.cast %v : memref<1xf32, strided<[1], offset: 1>> to memref<?xf32, strided<[?], offset: ?>>
  %y = scf.for %i = %s to %s step %s iter_args(%z = %a) -> memref<?xf32> {
    scf.yield %z : memref<?xf32>
  }
  "use"(%w, %x) : (memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>) -> ()
  %0:3 = bufferization.dealloc (%a, %b, %arg : memref<?xf32>, memref<?xf32>, memref<2xf32>) if (%true, %c, %c) retain (%v, %y, %x : memref<1xf32, strided<[1], offset: 1>>, memref<?xf32>, memref<?xf32>)
  %1:2 = bufferization.dealloc (%a : memref<?xf32>) if (%true) retain (%a, %b : memref<?xf32>, memref<?xf32>)
  %2 = bufferization.dealloc (%a : memref<?xf32>) if (%c) retain (%y : memref<?xf32>)
  %3 = arith.ori %1#0, %1#1 : i1
  %4 = arith.ori %3, %2 : i1
  return %0#0, %0#1, %4, %a, %b : i1, i1, i1, memref<?xf32>, memref<?xf32>
}

// -----

func.func @blocks(%c: i1, %s: index, %arg: memref<?xf32>) -> (i1, memref<?xf32>) {
  %a = memref.alloc(%s) : memref<?xf32>
  cf.cond_br %c, ^bb1(%a : memref<?xf32>), ^bb1(%arg : memref<?xf32>)
^bb1(%x: memref<?xf32>):
  %b = memref.alloc(%s) : memref<?xf32>
  %0:2 = bufferization.dealloc (%b, %a : memref<?xf32>, memref<?xf32>) if (%c, %c) retain (%x, %arg : memref<?xf32>, memref<?xf32>)
  %g = memref.get_global @g : memref<4xf32>
  %1 = bufferization.dealloc (%b : memref<?xf32>) if (%c) retain (%g : memref<4xf32>)
  %2 = arith.ori %0#0, %1 : i1
  return %2, %x : i1, memref<?xf32>
}
memref.global "private" @g : memref<4xf32>

func.func @reallocated(%a: memref<3xf32>, %n: index, %c: i1) {
  %0 = memref.realloc %a(%n) : memref<3xf32> to memref<?xf32>
  bufferization.dealloc (%0 : memref<?xf32>) if (%c)
  return
}
