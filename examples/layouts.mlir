// One set of routines for every layout: buffers of static and dynamic shape,
// globals and stack memory all reach the same functions through memref.cast to
// a fully dynamic strided type.
// Shows strided layouts with dynamic offset and strides, memref.cast in both
// directions, memref.dim on function arguments, multi-dimensional globals
// (constant, mutable and uninitialised), rank-0 memrefs, and aligned allocation.

!view = memref<?x?xi32, strided<[?, ?], offset: ?>>

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_head("%ldx%ld, call %d\0A\00")
llvm.mlir.global internal constant @fmt_cell("%5d\00")
llvm.mlir.global internal constant @fmt_sums("row sums: %d %d, total %d\0A\00")
func.func private @putchar(i32) -> i32

memref.global "private" constant @magic : memref<4x4xi32> = dense<[
  [16, 3, 2, 13], [5, 10, 11, 8], [9, 6, 7, 12], [4, 15, 14, 1]]>
memref.global "private" @scratch : memref<4x4xi32> = uninitialized
memref.global "private" @calls : memref<i32> = dense<0>
memref.global "private" constant @cube : memref<2x2x3xi32> = dense<[
  [[1, 2, 3], [4, 5, 6]], [[-1, -2, -3], [-4, -5, -6]]]> {alignment = 64}

func.func @count_call() -> i32 {
  %one = arith.constant 1 : i32
  %calls = memref.get_global @calls : memref<i32>
  %old = memref.load %calls[] : memref<i32>
  %new = arith.addi %old, %one : i32
  memref.store %new, %calls[] : memref<i32>
  return %new : i32
}

func.func @print(%m: !view) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %newline = arith.constant 10 : i32
  %rows = memref.dim %m, %c0 : !view
  %cols = memref.dim %m, %c1 : !view
  %rows64 = arith.index_cast %rows : index to i64
  %cols64 = arith.index_cast %cols : index to i64
  %call = func.call @count_call() : () -> i32
  %head = llvm.mlir.addressof @fmt_head : !llvm.ptr
  %w0 = llvm.call @printf(%head, %rows64, %cols64, %call) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i32) -> i32
  %fmt = llvm.mlir.addressof @fmt_cell : !llvm.ptr
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      %x = memref.load %m[%i, %j] : !view
      %w1 = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    }
    %w2 = func.call @putchar(%newline) : (i32) -> i32
  }
  return
}

func.func @transpose(%src: !view, %dst: !view) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %src, %c0 : !view
  %cols = memref.dim %src, %c1 : !view
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      %x = memref.load %src[%i, %j] : !view
      memref.store %x, %dst[%j, %i] : !view
    }
  }
  return
}

func.func @multiply(%a: !view, %b: !view, %c: !view) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %m = memref.dim %a, %c0 : !view
  %n = memref.dim %b, %c1 : !view
  %depth = memref.dim %b, %c0 : !view
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %dot = scf.for %k = %c0 to %depth step %c1 iter_args(%acc = %zero) -> (i32) {
        %x = memref.load %a[%i, %k] : !view
        %y = memref.load %b[%k, %j] : !view
        %p = arith.muli %x, %y : i32
        %s = arith.addi %acc, %p : i32
        scf.yield %s : i32
      }
      memref.store %dot, %c[%i, %j] : !view
    }
  }
  return
}

// The identity of any size, built in heap memory and returned as a dynamic memref.
func.func @identity(%n: index) -> memref<?x?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n, %n) {alignment = 32} : memref<?x?xi32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %eq = arith.cmpi eq, %i, %j : index
      %x = arith.extui %eq : i1 to i32
      memref.store %x, %m[%i, %j] : memref<?x?xi32>
    }
  }
  return %m : memref<?x?xi32>
}

// A function that knows the shape, reached from the dynamic one by a cast back.
func.func @sums(%m: memref<2x3xi32>) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %rows = memref.alloca() : memref<2xi32>
  %total = memref.alloca() : memref<i32>
  memref.store %zero, %total[] : memref<i32>
  scf.for %i = %c0 to %c2 step %c1 {
    %s = scf.for %j = %c0 to %c3 step %c1 iter_args(%acc = %zero) -> (i32) {
      %x = memref.load %m[%i, %j] : memref<2x3xi32>
      %t = arith.addi %acc, %x : i32
      scf.yield %t : i32
    }
    memref.store %s, %rows[%i] : memref<2xi32>
    %old = memref.load %total[] : memref<i32>
    %new = arith.addi %old, %s : i32
    memref.store %new, %total[] : memref<i32>
  }
  %r0 = memref.load %rows[%c0] : memref<2xi32>
  %r1 = memref.load %rows[%c1] : memref<2xi32>
  %t = memref.load %total[] : memref<i32>
  return %r0, %r1, %t : i32, i32, i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %magic_s = memref.get_global @magic : memref<4x4xi32>
  %scratch_s = memref.get_global @scratch : memref<4x4xi32>
  %magic = memref.cast %magic_s : memref<4x4xi32> to !view
  %scratch = memref.cast %scratch_s : memref<4x4xi32> to !view
  func.call @print(%magic) : (!view) -> ()
  func.call @transpose(%magic, %scratch) : (!view, !view) -> ()
  func.call @print(%scratch) : (!view) -> ()

  // magic * identity = magic, into stack memory.
  %id_d = func.call @identity(%c4) : (index) -> memref<?x?xi32>
  %id = memref.cast %id_d : memref<?x?xi32> to !view
  %prod_s = memref.alloca() : memref<4x4xi32>
  %prod = memref.cast %prod_s : memref<4x4xi32> to !view
  func.call @multiply(%magic, %id, %prod) : (!view, !view, !view) -> ()
  func.call @print(%prod) : (!view) -> ()
  func.call @multiply(%magic, %scratch, %prod) : (!view, !view, !view) -> ()
  func.call @print(%prod) : (!view) -> ()
  memref.dealloc %id_d : memref<?x?xi32>

  // Both slices of a three-dimensional global, through a partly dynamic buffer.
  %cube = memref.get_global @cube : memref<2x2x3xi32>
  %slice = memref.alloc(%c2) : memref<?x3xi32>
  %slice_v = memref.cast %slice : memref<?x3xi32> to !view
  %slice_s = memref.cast %slice : memref<?x3xi32> to memref<2x3xi32>
  %fmt = llvm.mlir.addressof @fmt_sums : !llvm.ptr
  scf.for %k = %c0 to %c2 step %c1 {
    scf.for %i = %c0 to %c2 step %c1 {
      scf.for %j = %c0 to %c3 step %c1 {
        %x = memref.load %cube[%k, %i, %j] : memref<2x2x3xi32>
        memref.store %x, %slice[%i, %j] : memref<?x3xi32>
      }
    }
    func.call @print(%slice_v) : (!view) -> ()
    %s:3 = func.call @sums(%slice_s) : (memref<2x3xi32>) -> (i32, i32, i32)
    %w = llvm.call @printf(%fmt, %s#0, %s#1, %s#2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
  }
  memref.dealloc %slice : memref<?x3xi32>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
