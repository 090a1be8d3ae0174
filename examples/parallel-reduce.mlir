// Reductions and a two-dimensional heat diffusion written with scf.parallel:
// sum, minimum, maximum and dot product of generated vectors, pi by numerical
// integration, and Jacobi steps until the plate is nearly steady.
// Shows scf.parallel with several induction variables and reductions,
// scf.reduce regions of different types, scf.forall, and swapped buffers.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_stats("sum %ld, min %d, max %d, dot %ld\0A\00")
llvm.mlir.global internal constant @fmt_pi("pi is about %.9f\0A\00")
llvm.mlir.global internal constant @fmt_jacobi("%ld Jacobi steps, last change %.6f\0A\00")
llvm.mlir.global internal constant @fmt_cell("%7.2f\00")
func.func private @putchar(i32) -> i32

// (i * i * 31 + 7) mod 1009 - 500
func.func @element(%i: index) -> i32 {
  %k = arith.constant 31 : i32
  %seven = arith.constant 7 : i32
  %m = arith.constant 1009 : i32
  %half = arith.constant 500 : i32
  %x = arith.index_cast %i : index to i32
  %xx = arith.muli %x, %x : i32
  %s = arith.muli %xx, %k : i32
  %t = arith.addi %s, %seven : i32
  %r = arith.remui %t, %m : i32
  %v = arith.subi %r, %half : i32
  return %v : i32
}

func.func @stats(%n: index) -> (i64, i32, i32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %most = arith.constant 2147483647 : i32
  %least = arith.constant -2147483648 : i32
  %data = memref.alloc(%n) : memref<?xi32>
  scf.forall (%i) in (%n) {
    %v = func.call @element(%i) : (index) -> i32
    memref.store %v, %data[%i] : memref<?xi32>
  }
  %last = arith.subi %n, %c1 : index
  %r:4 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero, %most, %least, %zero) -> (i64, i32, i32, i64) {
    %x = memref.load %data[%i] : memref<?xi32>
    %j = arith.subi %last, %i : index
    %y = memref.load %data[%j] : memref<?xi32>
    %x64 = arith.extsi %x : i32 to i64
    %y64 = arith.extsi %y : i32 to i64
    %p = arith.muli %x64, %y64 : i64
    scf.reduce(%x64, %x, %x, %p : i64, i32, i32, i64) {
    ^bb0(%a: i64, %b: i64):
      %s = arith.addi %a, %b : i64
      scf.reduce.return %s : i64
    }, {
    ^bb0(%a: i32, %b: i32):
      %m = arith.minsi %a, %b : i32
      scf.reduce.return %m : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %m = arith.maxsi %a, %b : i32
      scf.reduce.return %m : i32
    }, {
    ^bb0(%a: i64, %b: i64):
      %s = arith.addi %a, %b : i64
      scf.reduce.return %s : i64
    }
  }
  memref.dealloc %data : memref<?xi32>
  return %r#0, %r#1, %r#2, %r#3 : i64, i32, i32, i64
}

// The integral of 4 / (1 + x^2) over [0, 1] by the midpoint rule.
func.func @pi(%n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %four = arith.constant 4.0 : f64
  %n64 = arith.index_cast %n : index to i64
  %nf = arith.uitofp %n64 : i64 to f64
  %sum = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> f64 {
    %i64 = arith.index_cast %i : index to i64
    %f = arith.uitofp %i64 : i64 to f64
    %mid = arith.addf %f, %half : f64
    %x = arith.divf %mid, %nf : f64
    %xx = arith.mulf %x, %x : f64
    %d = arith.addf %one, %xx : f64
    %y = arith.divf %four, %d : f64
    scf.reduce(%y : f64) {
    ^bb0(%a: f64, %b: f64):
      %s = arith.addf %a, %b : f64
      scf.reduce.return %s : f64
    }
  }
  %r = arith.divf %sum, %nf : f64
  return %r : f64
}

// One Jacobi step from `src` into `dst`; returns the largest change of a cell.
func.func @jacobi(%src: memref<10x10xf32>, %dst: memref<10x10xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0.0 : f32
  %quarter = arith.constant 0.25 : f32
  %change = scf.parallel (%i, %j) = (%c1, %c1) to (%c9, %c9) step (%c1, %c1) init (%zero) -> f32 {
    %up = arith.subi %i, %c1 : index
    %down = arith.addi %i, %c1 : index
    %left = arith.subi %j, %c1 : index
    %right = arith.addi %j, %c1 : index
    %a = memref.load %src[%up, %j] : memref<10x10xf32>
    %b = memref.load %src[%down, %j] : memref<10x10xf32>
    %c = memref.load %src[%i, %left] : memref<10x10xf32>
    %d = memref.load %src[%i, %right] : memref<10x10xf32>
    %ab = arith.addf %a, %b : f32
    %cd = arith.addf %c, %d : f32
    %all = arith.addf %ab, %cd : f32
    %new = arith.mulf %all, %quarter : f32
    %old = memref.load %src[%i, %j] : memref<10x10xf32>
    memref.store %new, %dst[%i, %j] : memref<10x10xf32>
    %diff = arith.subf %new, %old : f32
    %neg = arith.negf %diff : f32
    %abs = arith.maxnumf %diff, %neg : f32
    scf.reduce(%abs : f32) {
    ^bb0(%x: f32, %y: f32):
      %m = arith.maxnumf %x, %y : f32
      scf.reduce.return %m : f32
    }
  }
  return %change : f32
}

// A plate with a hot upper edge and a cold rim elsewhere.
func.func @heat() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %cold = arith.constant 0.0 : f32
  %hot = arith.constant 100.0 : f32
  %a = memref.alloc() : memref<10x10xf32>
  %b = memref.alloc() : memref<10x10xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c10) step (%c1, %c1) {
    %top = arith.cmpi eq, %i, %c0 : index
    %t = arith.select %top, %hot, %cold : f32
    memref.store %t, %a[%i, %j] : memref<10x10xf32>
    memref.store %t, %b[%i, %j] : memref<10x10xf32>
    scf.reduce
  }
  %limit = arith.constant 0.01 : f32
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:4 = scf.while (%src = %a, %dst = %b, %n = %zero)
      : (memref<10x10xf32>, memref<10x10xf32>, i64) -> (memref<10x10xf32>, memref<10x10xf32>, i64, f32) {
    %change = func.call @jacobi(%src, %dst) : (memref<10x10xf32>, memref<10x10xf32>) -> f32
    %n1 = arith.addi %n, %one : i64
    %more = arith.cmpf ogt, %change, %limit : f32
    scf.condition(%more) %dst, %src, %n1, %change : memref<10x10xf32>, memref<10x10xf32>, i64, f32
  } do {
  ^bb0(%src: memref<10x10xf32>, %dst: memref<10x10xf32>, %n: i64, %change: f32):
    scf.yield %src, %dst, %n : memref<10x10xf32>, memref<10x10xf32>, i64
  }
  %change = arith.extf %r#3 : f32 to f64
  %fmt = llvm.mlir.addressof @fmt_jacobi : !llvm.ptr
  %w = llvm.call @printf(%fmt, %r#2, %change) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, f64) -> i32
  %fmt_cell = llvm.mlir.addressof @fmt_cell : !llvm.ptr
  %newline = arith.constant 10 : i32
  scf.for %i = %c0 to %c10 step %c3 {
    scf.for %j = %c0 to %c10 step %c1 {
      %t = memref.load %r#0[%i, %j] : memref<10x10xf32>
      %t64 = arith.extf %t : f32 to f64
      %w1 = llvm.call @printf(%fmt_cell, %t64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    }
    %w2 = func.call @putchar(%newline) : (i32) -> i32
  }
  memref.dealloc %a : memref<10x10xf32>
  memref.dealloc %b : memref<10x10xf32>
  return
}

func.func @main() -> i32 {
  %n = arith.constant 10000 : index
  %s:4 = func.call @stats(%n) : (index) -> (i64, i32, i32, i64)
  %fmt_stats = llvm.mlir.addressof @fmt_stats : !llvm.ptr
  %w0 = llvm.call @printf(%fmt_stats, %s#0, %s#1, %s#2, %s#3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32, i32, i64) -> i32
  %pi = func.call @pi(%n) : (index) -> f64
  %fmt_pi = llvm.mlir.addressof @fmt_pi : !llvm.ptr
  %w1 = llvm.call @printf(%fmt_pi, %pi) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  func.call @heat() : () -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
