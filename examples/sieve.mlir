// The sieve of Eratosthenes: counts the primes below one million, prints the
// first 25 and the largest ones, and the number of twin prime pairs.
// Shows a dynamic memref of i1, scf.for with a computed step, scf.if without
// else, and a loop that walks downwards with scf.while.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_prime("%ld \00")
llvm.mlir.global internal constant @fmt_count("primes below %ld: %ld\0A\00")
llvm.mlir.global internal constant @fmt_twins("twin pairs: %ld\0A\00")
func.func private @putchar(i32) -> i32

// Marks every composite; on return composite[i] is false exactly for primes.
func.func @sieve(%composite: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %false = arith.constant false
  %n = memref.dim %composite, %c0 : memref<?xi1>
  scf.for %i = %c0 to %n step %c1 {
    %tiny = arith.cmpi ult, %i, %c2 : index
    memref.store %tiny, %composite[%i] : memref<?xi1>
  }
  // Candidates p while p * p < n.
  %stop = scf.while (%p = %c2) : (index) -> index {
    %square = arith.muli %p, %p : index
    %more = arith.cmpi ult, %square, %n : index
    scf.condition(%more) %p : index
  } do {
  ^bb0(%p: index):
    %marked = memref.load %composite[%p] : memref<?xi1>
    %prime = arith.xori %marked, %true : i1
    scf.if %prime {
      %square = arith.muli %p, %p : index
      scf.for %m = %square to %n step %p {
        memref.store %true, %composite[%m] : memref<?xi1>
      }
    }
    %next = arith.addi %p, %c1 : index
    scf.yield %next : index
  }
  return
}

func.func @count(%composite: memref<?xi1>) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = memref.dim %composite, %c0 : memref<?xi1>
  %res:2 = scf.for %i = %c2 to %n step %c1 iter_args(%primes = %zero, %twins = %zero) -> (i64, i64) {
    %x = memref.load %composite[%i] : memref<?xi1>
    %counts:2 = scf.if %x -> (i64, i64) {
      scf.yield %primes, %twins : i64, i64
    } else {
      %before = arith.subi %i, %c2 : index
      %y = memref.load %composite[%before] : memref<?xi1>
      %p1 = arith.addi %primes, %one : i64
      %t1 = arith.addi %twins, %one : i64
      %t = arith.select %y, %twins, %t1 : i64
      scf.yield %p1, %t : i64, i64
    }
    scf.yield %counts#0, %counts#1 : i64, i64
  }
  return %res#0, %res#1 : i64, i64
}

// Prints `want` primes, starting at `from` and moving by `delta` (1 or -1).
func.func @print_primes(%composite: memref<?xi1>, %from: index, %delta: index, %want: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %fmt = llvm.mlir.addressof @fmt_prime : !llvm.ptr
  %end:2 = scf.while (%i = %from, %left = %want) : (index, i32) -> (index, i32) {
    %more = arith.cmpi sgt, %left, %zero : i32
    scf.condition(%more) %i, %left : index, i32
  } do {
  ^bb0(%i: index, %left: i32):
    %x = memref.load %composite[%i] : memref<?xi1>
    %rest = scf.if %x -> (i32) {
      scf.yield %left : i32
    } else {
      %i64 = arith.index_cast %i : index to i64
      %w = llvm.call @printf(%fmt, %i64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
      %less = arith.subi %left, %one : i32
      scf.yield %less : i32
    }
    %next = arith.addi %i, %delta : index
    scf.yield %next, %rest : index, i32
  }
  %newline = arith.constant 10 : i32
  %w = func.call @putchar(%newline) : (i32) -> i32
  return
}

func.func @main() -> i32 {
  %n = arith.constant 1000000 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %minus1 = arith.constant -1 : index
  %composite = memref.alloc(%n) : memref<?xi1>
  func.call @sieve(%composite) : (memref<?xi1>) -> ()
  %first = arith.constant 25 : i32
  func.call @print_primes(%composite, %c2, %c1, %first) : (memref<?xi1>, index, index, i32) -> ()
  %last = arith.subi %n, %c1 : index
  %ten = arith.constant 10 : i32
  func.call @print_primes(%composite, %last, %minus1, %ten) : (memref<?xi1>, index, index, i32) -> ()
  %found:2 = func.call @count(%composite) : (memref<?xi1>) -> (i64, i64)
  %n64 = arith.index_cast %n : index to i64
  %fmt_count = llvm.mlir.addressof @fmt_count : !llvm.ptr
  %w0 = llvm.call @printf(%fmt_count, %n64, %found#0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64) -> i32
  %fmt_twins = llvm.mlir.addressof @fmt_twins : !llvm.ptr
  %w1 = llvm.call @printf(%fmt_twins, %found#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  memref.dealloc %composite : memref<?xi1>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
