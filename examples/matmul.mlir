// Matrix multiplication: a small integer product of two constant matrices with
// static shapes, then a larger floating point product with dynamic shapes,
// computed by the textbook triple loop and by a cache-blocked version.
// Shows memref.global, static and dynamic memrefs, memref.dim, memref.cast,
// nested scf.for with iter_args, and memrefs as function arguments.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_cell("%6ld\00")
llvm.mlir.global internal constant @fmt_trace("%s: trace %.3f, sum %.3f\0A\00")
llvm.mlir.global internal constant @fmt_diff("largest difference: %g\0A\00")
llvm.mlir.global internal constant @name_naive("naive  \00")
llvm.mlir.global internal constant @name_blocked("blocked\00")
func.func private @putchar(i32) -> i32

memref.global "private" constant @lhs : memref<4x3xi64> = dense<[
  [1, 2, 3], [4, 5, 6], [7, 8, 9], [-1, 0, 1]]>
memref.global "private" constant @rhs : memref<3x5xi64> = dense<[
  [1, 0, 2, -1, 3], [3, 1, 0, 2, -2], [5, -4, 1, 0, 7]]>

// C = A * B for the static shapes above.
func.func @matmul_static(%a: memref<4x3xi64>, %b: memref<3x5xi64>, %c: memref<4x5xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i64
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      %dot = scf.for %k = %c0 to %c3 step %c1 iter_args(%acc = %zero) -> (i64) {
        %x = memref.load %a[%i, %k] : memref<4x3xi64>
        %y = memref.load %b[%k, %j] : memref<3x5xi64>
        %p = arith.muli %x, %y : i64
        %next = arith.addi %acc, %p : i64
        scf.yield %next : i64
      }
      memref.store %dot, %c[%i, %j] : memref<4x5xi64>
    }
  }
  return
}

func.func @print_static(%m: memref<4x5xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<4x5xi64>
  %cols = memref.dim %m, %c1 : memref<4x5xi64>
  %newline = arith.constant 10 : i32
  %fmt = llvm.mlir.addressof @fmt_cell : !llvm.ptr
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      %x = memref.load %m[%i, %j] : memref<4x5xi64>
      %n = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    }
    %r = func.call @putchar(%newline) : (i32) -> i32
  }
  return
}

// Fills m[i][j] = ((i * p + j * q) mod 17) / 4 - 2.
func.func @fill(%m: memref<?x?xf64>, %p: index, %q: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c17 = arith.constant 17 : index
  %quarter = arith.constant 2.500000e-01 : f64
  %two = arith.constant 2.0 : f64
  %rows = memref.dim %m, %c0 : memref<?x?xf64>
  %cols = memref.dim %m, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      %ip = arith.muli %i, %p : index
      %jq = arith.muli %j, %q : index
      %s = arith.addi %ip, %jq : index
      %r = arith.remui %s, %c17 : index
      %r32 = arith.index_cast %r : index to i32
      %f = arith.uitofp %r32 : i32 to f64
      %scaled = arith.mulf %f, %quarter : f64
      %v = arith.subf %scaled, %two : f64
      memref.store %v, %m[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %n = memref.dim %b, %c1 : memref<?x?xf64>
  %depth = memref.dim %a, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %dot = scf.for %k = %c0 to %depth step %c1 iter_args(%acc = %zero) -> (f64) {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %next = arith.addf %acc, %p : f64
        scf.yield %next : f64
      }
      memref.store %dot, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// The same product in 8x8x8 blocks, accumulating into a zeroed C.
func.func @matmul_blocked(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %block = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %n = memref.dim %b, %c1 : memref<?x?xf64>
  %depth = memref.dim %a, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      memref.store %zero, %c[%i, %j] : memref<?x?xf64>
    }
  }
  scf.for %ib = %c0 to %m step %block {
    %i_next = arith.addi %ib, %block : index
    %i_end = arith.minui %i_next, %m : index
    scf.for %jb = %c0 to %n step %block {
      %j_next = arith.addi %jb, %block : index
      %j_end = arith.minui %j_next, %n : index
      scf.for %kb = %c0 to %depth step %block {
        %k_next = arith.addi %kb, %block : index
        %k_end = arith.minui %k_next, %depth : index
        scf.for %i = %ib to %i_end step %c1 {
          scf.for %k = %kb to %k_end step %c1 {
            %x = memref.load %a[%i, %k] : memref<?x?xf64>
            scf.for %j = %jb to %j_end step %c1 {
              %y = memref.load %b[%k, %j] : memref<?x?xf64>
              %old = memref.load %c[%i, %j] : memref<?x?xf64>
              %p = arith.mulf %x, %y : f64
              %new = arith.addf %old, %p : f64
              memref.store %new, %c[%i, %j] : memref<?x?xf64>
            }
          }
        }
      }
    }
  }
  return
}

// Sum of the diagonal and of all elements.
func.func @summary(%m: memref<?x?xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.dim %m, %c0 : memref<?x?xf64>
  %cols = memref.dim %m, %c1 : memref<?x?xf64>
  %res:2 = scf.for %i = %c0 to %rows step %c1 iter_args(%t0 = %zero, %s0 = %zero) -> (f64, f64) {
    %inner:2 = scf.for %j = %c0 to %cols step %c1 iter_args(%t = %t0, %s = %s0) -> (f64, f64) {
      %x = memref.load %m[%i, %j] : memref<?x?xf64>
      %diag = arith.cmpi eq, %i, %j : index
      %d = arith.select %diag, %x, %zero : f64
      %t1 = arith.addf %t, %d : f64
      %s1 = arith.addf %s, %x : f64
      scf.yield %t1, %s1 : f64, f64
    }
    scf.yield %inner#0, %inner#1 : f64, f64
  }
  return %res#0, %res#1 : f64, f64
}

func.func @max_difference(%a: memref<?x?xf64>, %b: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.dim %a, %c0 : memref<?x?xf64>
  %cols = memref.dim %a, %c1 : memref<?x?xf64>
  %max = scf.for %i = %c0 to %rows step %c1 iter_args(%m0 = %zero) -> (f64) {
    %inner = scf.for %j = %c0 to %cols step %c1 iter_args(%m = %m0) -> (f64) {
      %x = memref.load %a[%i, %j] : memref<?x?xf64>
      %y = memref.load %b[%i, %j] : memref<?x?xf64>
      %d = arith.subf %x, %y : f64
      %neg = arith.negf %d : f64
      %abs = arith.maximumf %d, %neg : f64
      %m1 = arith.maximumf %m, %abs : f64
      scf.yield %m1 : f64
    }
    scf.yield %inner : f64
  }
  return %max : f64
}

func.func @main() -> i32 {
  %lhs = memref.get_global @lhs : memref<4x3xi64>
  %rhs = memref.get_global @rhs : memref<3x5xi64>
  %prod = memref.alloca() : memref<4x5xi64>
  func.call @matmul_static(%lhs, %rhs, %prod) : (memref<4x3xi64>, memref<3x5xi64>, memref<4x5xi64>) -> ()
  func.call @print_static(%prod) : (memref<4x5xi64>) -> ()

  %m = arith.constant 50 : index
  %k = arith.constant 33 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %a = memref.alloc(%m, %k) : memref<?x?xf64>
  %b = memref.alloc(%k) : memref<?x50xf64>
  %b_dyn = memref.cast %b : memref<?x50xf64> to memref<?x?xf64>
  %c = memref.alloc() : memref<50x50xf64>
  %c_dyn = memref.cast %c : memref<50x50xf64> to memref<?x?xf64>
  %d = memref.alloc(%m, %m) {alignment = 64 : i64} : memref<?x?xf64>
  func.call @fill(%a, %c3, %c5) : (memref<?x?xf64>, index, index) -> ()
  func.call @fill(%b_dyn, %c7, %c3) : (memref<?x?xf64>, index, index) -> ()
  func.call @matmul(%a, %b_dyn, %c_dyn) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  func.call @matmul_blocked(%a, %b_dyn, %d) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()

  %fmt = llvm.mlir.addressof @fmt_trace : !llvm.ptr
  %naive = llvm.mlir.addressof @name_naive : !llvm.ptr
  %blocked = llvm.mlir.addressof @name_blocked : !llvm.ptr
  %s1:2 = func.call @summary(%c_dyn) : (memref<?x?xf64>) -> (f64, f64)
  %s2:2 = func.call @summary(%d) : (memref<?x?xf64>) -> (f64, f64)
  %r1 = llvm.call @printf(%fmt, %naive, %s1#0, %s1#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  %r2 = llvm.call @printf(%fmt, %blocked, %s2#0, %s2#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  %diff = func.call @max_difference(%c_dyn, %d) : (memref<?x?xf64>, memref<?x?xf64>) -> f64
  %fmt_diff = llvm.mlir.addressof @fmt_diff : !llvm.ptr
  %r3 = llvm.call @printf(%fmt_diff, %diff) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  memref.dealloc %a : memref<?x?xf64>
  memref.dealloc %b : memref<?x50xf64>
  memref.dealloc %c : memref<50x50xf64>
  memref.dealloc %d : memref<?x?xf64>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
