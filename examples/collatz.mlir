// Collatz sequences: the trajectory of 27, and the start below one million with
// the longest chain, using a table of known chain lengths.
// Shows scf.while calling functions from its body, scf.if results, i64 counters,
// a large heap table of i16, trunci/extui, and arith.maxui.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_value("%ld \00")
llvm.mlir.global internal constant @fmt_path("\0A%ld takes %d steps and climbs to %lu\0A\00")
llvm.mlir.global internal constant @fmt_best("below %ld: start %ld has the longest chain, %d steps\0A\00")
llvm.mlir.global internal constant @fmt_hist("chains of %3d..%3d steps: %d\0A\00")

func.func @next(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %odd = arith.trunci %n : i64 to i1
  %r = scf.if %odd -> (i64) {
    %t = arith.muli %n, %three : i64
    %t1 = arith.addi %t, %one : i64
    scf.yield %t1 : i64
  } else {
    %h = arith.shrui %n, %one : i64
    scf.yield %h : i64
  }
  return %r : i64
}

func.func @trajectory(%start: i64) {
  %one = arith.constant 1 : i64
  %zero_steps = arith.constant 0 : i32
  %one_step = arith.constant 1 : i32
  %fmt = llvm.mlir.addressof @fmt_value : !llvm.ptr
  %res:3 = scf.while (%n = %start, %steps = %zero_steps, %peak = %start) : (i64, i32, i64) -> (i64, i32, i64) {
    %w = llvm.call @printf(%fmt, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    %more = arith.cmpi ne, %n, %one : i64
    scf.condition(%more) %n, %steps, %peak : i64, i32, i64
  } do {
  ^bb0(%n: i64, %steps: i32, %peak: i64):
    %m = func.call @next(%n) : (i64) -> i64
    %s = arith.addi %steps, %one_step : i32
    %p = arith.maxui %peak, %m : i64
    scf.yield %m, %s, %p : i64, i32, i64
  }
  %fmt_path = llvm.mlir.addressof @fmt_path : !llvm.ptr
  %w = llvm.call @printf(%fmt_path, %start, %res#1, %res#2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32, i64) -> i32
  return
}

// Steps from `start` to 1; lengths[k] is known for every k < start.
func.func @chain(%lengths: memref<?xi16>, %start: i64) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %res:2 = scf.while (%n = %start, %steps = %zero) : (i64, i32) -> (i64, i32) {
    %unknown = arith.cmpi uge, %n, %start : i64
    scf.condition(%unknown) %n, %steps : i64, i32
  } do {
  ^bb0(%n: i64, %steps: i32):
    %m = func.call @next(%n) : (i64) -> i64
    %s = arith.addi %steps, %one : i32
    scf.yield %m, %s : i64, i32
  }
  %slot = arith.index_cast %res#0 : i64 to index
  %known16 = memref.load %lengths[%slot] : memref<?xi16>
  %known = arith.extui %known16 : i16 to i32
  %total = arith.addi %res#1, %known : i32
  return %total : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %start = arith.constant 27 : i64
  func.call @trajectory(%start) : (i64) -> ()

  %limit = arith.constant 1000000 : index
  %zero16 = arith.constant 0 : i16
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %zero64 = arith.constant 0 : i64
  %lengths = memref.alloc(%limit) : memref<?xi16>
  memref.store %zero16, %lengths[%c0] : memref<?xi16>
  memref.store %zero16, %lengths[%c1] : memref<?xi16>
  %buckets = memref.alloca() : memref<6xi32>
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c6 step %c1 {
    memref.store %zero, %buckets[%i] : memref<6xi32>
  }
  %c100 = arith.constant 100 : index
  %best:2 = scf.for %i = %c2 to %limit step %c1 iter_args(%arg = %zero64, %max = %zero) -> (i64, i32) {
    %n = arith.index_cast %i : index to i64
    %steps = func.call @chain(%lengths, %n) : (memref<?xi16>, i64) -> i32
    %steps16 = arith.trunci %steps : i32 to i16
    memref.store %steps16, %lengths[%i] : memref<?xi16>
    %steps_i = arith.index_castui %steps : i32 to index
    %bucket = arith.divui %steps_i, %c100 : index
    %old = memref.load %buckets[%bucket] : memref<6xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %buckets[%bucket] : memref<6xi32>
    %longer = arith.cmpi ugt, %steps, %max : i32
    %arg1 = arith.select %longer, %n, %arg : i64
    %max1 = arith.select %longer, %steps, %max : i32
    scf.yield %arg1, %max1 : i64, i32
  }
  %limit64 = arith.index_cast %limit : index to i64
  %fmt = llvm.mlir.addressof @fmt_best : !llvm.ptr
  %w = llvm.call @printf(%fmt, %limit64, %best#0, %best#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i32) -> i32
  %fmt_hist = llvm.mlir.addressof @fmt_hist : !llvm.ptr
  %hundred = arith.constant 100 : i32
  %ninetynine = arith.constant 99 : i32
  scf.for %i = %c0 to %c6 step %c1 {
    %i32 = arith.index_cast %i : index to i32
    %from = arith.muli %i32, %hundred : i32
    %to = arith.addi %from, %ninetynine : i32
    %count = memref.load %buckets[%i] : memref<6xi32>
    %w1 = llvm.call @printf(%fmt_hist, %from, %to, %count) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
  }
  memref.dealloc %lengths : memref<?xi16>
  return %zero : i32
}
