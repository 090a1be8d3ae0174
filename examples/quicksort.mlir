// Quicksort of a pseudo-random array with Hoare partitioning and a
// median-of-three pivot; short ranges are finished by insertion sort.
// Shows recursion, scf.while with several carried values, scf.if with results,
// memref arguments with dynamic shape, and a linear congruential generator.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_item("%d \00")
llvm.mlir.global internal constant @fmt_sorted("n=%ld sorted=%d min=%d median=%d max=%d checksum=%ld\0A\00")
func.func private @putchar(i32) -> i32

func.func @fill(%data: memref<?xi32>, %seed: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %data, %c0 : memref<?xi32>
  %mul = arith.constant 1664525 : i32
  %inc = arith.constant 1013904223 : i32
  %shift = arith.constant 12 : i32
  %bias = arith.constant 500000 : i32
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%state = %seed) -> (i32) {
    %m = arith.muli %state, %mul : i32
    %next = arith.addi %m, %inc : i32
    %high = arith.shrui %next, %shift : i32
    %value = arith.subi %high, %bias : i32
    memref.store %value, %data[%i] : memref<?xi32>
    scf.yield %next : i32
  }
  return
}

func.func @swap(%data: memref<?xi32>, %i: index, %j: index) {
  %a = memref.load %data[%i] : memref<?xi32>
  %b = memref.load %data[%j] : memref<?xi32>
  memref.store %b, %data[%i] : memref<?xi32>
  memref.store %a, %data[%j] : memref<?xi32>
  return
}

func.func @insertion_sort(%data: memref<?xi32>, %lo: index, %hi: index) {
  %c1 = arith.constant 1 : index
  %start = arith.addi %lo, %c1 : index
  %end = arith.addi %hi, %c1 : index
  scf.for %i = %start to %end step %c1 {
    %x = memref.load %data[%i] : memref<?xi32>
    %hole = scf.while (%j = %i) : (index) -> index {
      %inside = arith.cmpi sgt, %j, %lo : index
      %continue = scf.if %inside -> (i1) {
        %prev = arith.subi %j, %c1 : index
        %y = memref.load %data[%prev] : memref<?xi32>
        %greater = arith.cmpi sgt, %y, %x : i32
        scf.if %greater {
          memref.store %y, %data[%j] : memref<?xi32>
        }
        scf.yield %greater : i1
      } else {
        %false = arith.constant false
        scf.yield %false : i1
      }
      scf.condition(%continue) %j : index
    } do {
    ^bb0(%j: index):
      %prev = arith.subi %j, %c1 : index
      scf.yield %prev : index
    }
    memref.store %x, %data[%hole] : memref<?xi32>
  }
  return
}

func.func @median3(%a: i32, %b: i32, %c: i32) -> i32 {
  %lo = arith.minsi %a, %b : i32
  %hi = arith.maxsi %a, %b : i32
  %mid = arith.minsi %hi, %c : i32
  %r = arith.maxsi %lo, %mid : i32
  return %r : i32
}

// Splits [lo, hi] around the pivot; every element up to the result is <= every
// element after it.
func.func @partition(%data: memref<?xi32>, %lo: index, %hi: index) -> index {
  %c1 = arith.constant 1 : index
  %sum = arith.addi %lo, %hi : index
  %mid = arith.shrui %sum, %c1 : index
  %a = memref.load %data[%lo] : memref<?xi32>
  %b = memref.load %data[%mid] : memref<?xi32>
  %c = memref.load %data[%hi] : memref<?xi32>
  %pivot = func.call @median3(%a, %b, %c) : (i32, i32, i32) -> i32
  %before = arith.subi %lo, %c1 : index
  %after = arith.addi %hi, %c1 : index
  %res:2 = scf.while (%i0 = %before, %j0 = %after) : (index, index) -> (index, index) {
    %i = scf.while (%p = %i0) : (index) -> index {
      %q = arith.addi %p, %c1 : index
      %x = memref.load %data[%q] : memref<?xi32>
      %less = arith.cmpi slt, %x, %pivot : i32
      scf.condition(%less) %q : index
    } do {
    ^bb0(%q: index):
      scf.yield %q : index
    }
    %j = scf.while (%p = %j0) : (index) -> index {
      %q = arith.subi %p, %c1 : index
      %x = memref.load %data[%q] : memref<?xi32>
      %greater = arith.cmpi sgt, %x, %pivot : i32
      scf.condition(%greater) %q : index
    } do {
    ^bb0(%q: index):
      scf.yield %q : index
    }
    %apart = arith.cmpi slt, %i, %j : index
    scf.condition(%apart) %i, %j : index, index
  } do {
  ^bb0(%i: index, %j: index):
    func.call @swap(%data, %i, %j) : (memref<?xi32>, index, index) -> ()
    scf.yield %i, %j : index, index
  }
  return %res#1 : index
}

func.func @quicksort(%data: memref<?xi32>, %lo: index, %hi: index) {
  %c1 = arith.constant 1 : index
  %cutoff = arith.constant 8 : index
  %length = arith.subi %hi, %lo : index
  %short = arith.cmpi slt, %length, %cutoff : index
  scf.if %short {
    func.call @insertion_sort(%data, %lo, %hi) : (memref<?xi32>, index, index) -> ()
  } else {
    %split = func.call @partition(%data, %lo, %hi) : (memref<?xi32>, index, index) -> index
    %right = arith.addi %split, %c1 : index
    func.call @quicksort(%data, %lo, %split) : (memref<?xi32>, index, index) -> ()
    func.call @quicksort(%data, %right, %hi) : (memref<?xi32>, index, index) -> ()
  }
  return
}

// Is the array ascending, and the sum of i * data[i].
func.func @inspect(%data: memref<?xi32>) -> (i1, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %zero = arith.constant 0 : i64
  %n = memref.dim %data, %c0 : memref<?xi32>
  %first = memref.load %data[%c0] : memref<?xi32>
  %res:3 = scf.for %i = %c0 to %n step %c1 iter_args(%ok = %true, %sum = %zero, %prev = %first) -> (i1, i64, i32) {
    %x = memref.load %data[%i] : memref<?xi32>
    %le = arith.cmpi sle, %prev, %x : i32
    %ok1 = arith.andi %ok, %le : i1
    %i64 = arith.index_cast %i : index to i64
    %x64 = arith.extsi %x : i32 to i64
    %term = arith.muli %i64, %x64 : i64
    %sum1 = arith.addi %sum, %term : i64
    scf.yield %ok1, %sum1, %x : i1, i64, i32
  }
  return %res#0, %res#1 : i1, i64
}

func.func @sort_and_report(%n: index, %seed: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %data = memref.alloc(%n) : memref<?xi32>
  func.call @fill(%data, %seed) : (memref<?xi32>, i32) -> ()
  %last = arith.subi %n, %c1 : index
  func.call @quicksort(%data, %c0, %last) : (memref<?xi32>, index, index) -> ()
  %small = arith.constant 16 : index
  %print = arith.cmpi ule, %n, %small : index
  scf.if %print {
    %item = llvm.mlir.addressof @fmt_item : !llvm.ptr
    scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %data[%i] : memref<?xi32>
      %w = llvm.call @printf(%item, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    }
    %newline = arith.constant 10 : i32
    %w = func.call @putchar(%newline) : (i32) -> i32
  }
  %seen:2 = func.call @inspect(%data) : (memref<?xi32>) -> (i1, i64)
  %sorted = arith.extui %seen#0 : i1 to i32
  %middle = arith.shrui %n, %c1 : index
  %min = memref.load %data[%c0] : memref<?xi32>
  %median = memref.load %data[%middle] : memref<?xi32>
  %max = memref.load %data[%last] : memref<?xi32>
  %n64 = arith.index_cast %n : index to i64
  %fmt = llvm.mlir.addressof @fmt_sorted : !llvm.ptr
  %w = llvm.call @printf(%fmt, %n64, %sorted, %min, %median, %max, %seen#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32, i32, i32, i32, i64) -> i32
  memref.dealloc %data : memref<?xi32>
  return
}

func.func @main() -> i32 {
  %n1 = arith.constant 16 : index
  %n2 = arith.constant 1000 : index
  %n3 = arith.constant 100000 : index
  %seed = arith.constant 42 : i32
  func.call @sort_and_report(%n1, %seed) : (index, i32) -> ()
  func.call @sort_and_report(%n2, %seed) : (index, i32) -> ()
  func.call @sort_and_report(%n3, %seed) : (index, i32) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
