// Factorials and Fibonacci numbers with hundreds of digits: little-endian
// numbers in base 10^9 held in a memref<?xi32>.
// Shows arith.muli/divui/remui on i64 with carries as iter_args, extui/trunci,
// scf.while to trim and to print, and buffers swapped through iter_args.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_fact("%d! = \00")
llvm.mlir.global internal constant @fmt_fib("fib(%d) = \00")
llvm.mlir.global internal constant @fmt_first("%u\00")
llvm.mlir.global internal constant @fmt_limb("%09u\00")
llvm.mlir.global internal constant @fmt_sum(" (digit sum %u)\0A\00")

func.func @set(%x: memref<?xi32>, %value: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  memref.store %value, %x[%c0] : memref<?xi32>
  scf.for %i = %c1 to %n step %c1 {
    memref.store %zero, %x[%i] : memref<?xi32>
  }
  return
}

// x *= factor.
func.func @scale(%x: memref<?xi32>, %factor: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i64
  %base = arith.constant 1000000000 : i64
  %n = memref.dim %x, %c0 : memref<?xi32>
  %f = arith.extui %factor : i32 to i64
  %carry = scf.for %i = %c0 to %n step %c1 iter_args(%in = %none) -> (i64) {
    %limb32 = memref.load %x[%i] : memref<?xi32>
    %limb = arith.extui %limb32 : i32 to i64
    %p = arith.muli %limb, %f : i64
    %t = arith.addi %p, %in : i64
    %low = arith.remui %t, %base : i64
    %high = arith.divui %t, %base : i64
    %low32 = arith.trunci %low : i64 to i32
    memref.store %low32, %x[%i] : memref<?xi32>
    scf.yield %high : i64
  }
  return
}

// x += y.
func.func @add(%x: memref<?xi32>, %y: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant false
  %zero = arith.constant 0 : i32
  %base = arith.constant 1000000000 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %carry = scf.for %i = %c0 to %n step %c1 iter_args(%in = %none) -> (i1) {
    %a = memref.load %x[%i] : memref<?xi32>
    %b = memref.load %y[%i] : memref<?xi32>
    %in32 = arith.extui %in : i1 to i32
    %s0 = arith.addi %a, %b : i32
    %s1 = arith.addi %s0, %in32 : i32
    %out = arith.cmpi uge, %s1, %base : i32
    %take = arith.select %out, %base, %zero : i32
    %limb = arith.subi %s1, %take : i32
    memref.store %limb, %x[%i] : memref<?xi32>
    scf.yield %out : i1
  }
  return
}

func.func @digit_sum(%value: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %r:2 = scf.while (%v = %value, %s = %zero) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi ne, %v, %zero : i32
    scf.condition(%more) %v, %s : i32, i32
  } do {
  ^bb0(%v: i32, %s: i32):
    %d = arith.remui %v, %ten : i32
    %s1 = arith.addi %s, %d : i32
    %rest = arith.divui %v, %ten : i32
    scf.yield %rest, %s1 : i32, i32
  }
  return %r#1 : i32
}

func.func @print(%x: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %last = arith.subi %n, %c1 : index
  // Skip the leading zero limbs, but keep the lowest one.
  %top = scf.while (%i = %last) : (index) -> index {
    %limb = memref.load %x[%i] : memref<?xi32>
    %is_zero = arith.cmpi eq, %limb, %zero : i32
    %above = arith.cmpi ugt, %i, %c0 : index
    %skip = arith.andi %is_zero, %above : i1
    scf.condition(%skip) %i : index
  } do {
  ^bb0(%i: index):
    %below = arith.subi %i, %c1 : index
    scf.yield %below : index
  }
  %first = llvm.mlir.addressof @fmt_first : !llvm.ptr
  %rest = llvm.mlir.addressof @fmt_limb : !llvm.ptr
  %count = arith.addi %top, %c1 : index
  %sum = scf.for %k = %c0 to %count step %c1 iter_args(%s = %zero) -> (i32) {
    %i = arith.subi %top, %k : index
    %limb = memref.load %x[%i] : memref<?xi32>
    %leading = arith.cmpi eq, %k, %c0 : index
    %fmt = arith.select %leading, %first, %rest : !llvm.ptr
    %w = llvm.call @printf(%fmt, %limb) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %d = func.call @digit_sum(%limb) : (i32) -> i32
    %s1 = arith.addi %s, %d : i32
    scf.yield %s1 : i32
  }
  %fmt_sum = llvm.mlir.addressof @fmt_sum : !llvm.ptr
  %w = llvm.call @printf(%fmt_sum, %sum) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  return
}

func.func @factorial(%n: i32) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  // log10(n!) < n * 3 for n < 1000, so n / 3 + 1 limbs of nine digits suffice.
  %three = arith.constant 3 : i32
  %third = arith.divui %n, %three : i32
  %limbs32 = arith.addi %third, %one : i32
  %limbs = arith.index_castui %limbs32 : i32 to index
  %x = memref.alloc(%limbs) : memref<?xi32>
  func.call @set(%x, %one) : (memref<?xi32>, i32) -> ()
  %end = arith.addi %n, %one : i32
  scf.for %k = %two to %end step %one : i32 {
    func.call @scale(%x, %k) : (memref<?xi32>, i32) -> ()
  }
  %fmt = llvm.mlir.addressof @fmt_fact : !llvm.ptr
  %w = llvm.call @printf(%fmt, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  func.call @print(%x) : (memref<?xi32>) -> ()
  memref.dealloc %x : memref<?xi32>
  return
}

func.func @fibonacci(%n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %limbs = arith.constant 24 : index
  %a0 = memref.alloc(%limbs) : memref<?xi32>
  %b0 = memref.alloc(%limbs) : memref<?xi32>
  func.call @set(%a0, %zero) : (memref<?xi32>, i32) -> ()
  func.call @set(%b0, %one) : (memref<?xi32>, i32) -> ()
  %r:2 = scf.for %k = %zero to %n step %one iter_args(%a = %a0, %b = %b0) -> (memref<?xi32>, memref<?xi32>) : i32 {
    func.call @add(%a, %b) : (memref<?xi32>, memref<?xi32>) -> ()
    scf.yield %b, %a : memref<?xi32>, memref<?xi32>
  }
  %fmt = llvm.mlir.addressof @fmt_fib : !llvm.ptr
  %w = llvm.call @printf(%fmt, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  func.call @print(%r#0) : (memref<?xi32>) -> ()
  memref.dealloc %a0 : memref<?xi32>
  memref.dealloc %b0 : memref<?xi32>
  return
}

func.func @main() -> i32 {
  %n0 = arith.constant 0 : i32
  %n1 = arith.constant 12 : i32
  %n2 = arith.constant 25 : i32
  %n3 = arith.constant 100 : i32
  %n4 = arith.constant 1000 : i32
  func.call @factorial(%n0) : (i32) -> ()
  func.call @factorial(%n1) : (i32) -> ()
  func.call @factorial(%n2) : (i32) -> ()
  func.call @factorial(%n3) : (i32) -> ()
  func.call @fibonacci(%n3) : (i32) -> ()
  func.call @fibonacci(%n4) : (i32) -> ()
  return %n0 : i32
}
