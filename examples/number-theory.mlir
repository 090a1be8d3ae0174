// Number theory with functions that return several values: the extended
// Euclidean algorithm, modular inverses and powers, division with remainder in
// three roundings, Miller-Rabin on 64-bit numbers, and integer square roots.
// Shows multi-result functions and loops, arith.mului_extended, ceildivsi and
// floordivsi, i128 arithmetic, and signed versus unsigned comparison.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_gcd("gcd(%ld, %ld) = %ld = %ld * %ld + %ld * %ld\0A\00")
llvm.mlir.global internal constant @fmt_div("%3ld / %2ld: truncated %2ld, floor %2ld, ceiling %2ld, modulo %2ld\0A\00")
llvm.mlir.global internal constant @fmt_prime("%20lu %s\0A\00")
llvm.mlir.global internal constant @fmt_inv("1 / %ld mod %ld = %ld\0A\00")
llvm.mlir.global internal constant @fmt_pow("3^%lu mod 2^61-1 = %lu\0A\00")
llvm.mlir.global internal constant @fmt_wide("%lu * %lu = 0x%016lx%016lx\0A\00")
llvm.mlir.global internal constant @fmt_root("isqrt(%lu) = %lu, rest %lu\0A\00")
llvm.mlir.global internal constant @prime("is prime\00")
llvm.mlir.global internal constant @composite("is composite\00")

memref.global "private" constant @witnesses : memref<12xi64> = dense<[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]>
memref.global "private" constant @candidates : memref<8xi64> = dense<[
  1, 2, 561, 1000003, 3215031751, 2305843009213693951, 18446744073709551557, 18446744073709551556]>

// g, x and y with a * x + b * y = g.
func.func @extended_gcd(%a: i64, %b: i64) -> (i64, i64, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:6 = scf.while (%r0 = %a, %r1 = %b, %s0 = %one, %s1 = %zero, %t0 = %zero, %t1 = %one)
      : (i64, i64, i64, i64, i64, i64) -> (i64, i64, i64, i64, i64, i64) {
    %more = arith.cmpi ne, %r1, %zero : i64
    scf.condition(%more) %r0, %r1, %s0, %s1, %t0, %t1 : i64, i64, i64, i64, i64, i64
  } do {
  ^bb0(%r0: i64, %r1: i64, %s0: i64, %s1: i64, %t0: i64, %t1: i64):
    %q = arith.divsi %r0, %r1 : i64
    %qr = arith.muli %q, %r1 : i64
    %r2 = arith.subi %r0, %qr : i64
    %qs = arith.muli %q, %s1 : i64
    %s2 = arith.subi %s0, %qs : i64
    %qt = arith.muli %q, %t1 : i64
    %t2 = arith.subi %t0, %qt : i64
    scf.yield %r1, %r2, %s1, %s2, %t1, %t2 : i64, i64, i64, i64, i64, i64
  }
  return %r#0, %r#2, %r#4 : i64, i64, i64
}

func.func @show_gcd(%a: i64, %b: i64) {
  %g:3 = func.call @extended_gcd(%a, %b) : (i64, i64) -> (i64, i64, i64)
  %fmt = llvm.mlir.addressof @fmt_gcd : !llvm.ptr
  %w = llvm.call @printf(%fmt, %a, %b, %g#0, %a, %g#1, %b, %g#2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i64) -> i32
  return
}

// Truncated, floor and ceiling quotient, and the remainder of the floor one.
func.func @divide(%a: i64, %b: i64) -> (i64, i64, i64, i64) {
  %t = arith.divsi %a, %b : i64
  %f = arith.floordivsi %a, %b : i64
  %c = arith.ceildivsi %a, %b : i64
  %fb = arith.muli %f, %b : i64
  %m = arith.subi %a, %fb : i64
  return %t, %f, %c, %m : i64, i64, i64, i64
}

// a * b mod m through a 128-bit product.
func.func @mulmod(%a: i64, %b: i64, %m: i64) -> i64 {
  %a128 = arith.extui %a : i64 to i128
  %b128 = arith.extui %b : i64 to i128
  %m128 = arith.extui %m : i64 to i128
  %p = arith.muli %a128, %b128 : i128
  %r = arith.remui %p, %m128 : i128
  %r64 = arith.trunci %r : i128 to i64
  return %r64 : i64
}

func.func @powmod(%base: i64, %exponent: i64, %m: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.while (%b = %base, %e = %exponent, %acc = %one) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi ne, %e, %zero : i64
    scf.condition(%more) %b, %e, %acc : i64, i64, i64
  } do {
  ^bb0(%b: i64, %e: i64, %acc: i64):
    %odd = arith.trunci %e : i64 to i1
    %acc1 = scf.if %odd -> (i64) {
      %t = func.call @mulmod(%acc, %b, %m) : (i64, i64, i64) -> i64
      scf.yield %t : i64
    } else {
      scf.yield %acc : i64
    }
    %b1 = func.call @mulmod(%b, %b, %m) : (i64, i64, i64) -> i64
    %e1 = arith.shrui %e, %one : i64
    scf.yield %b1, %e1, %acc1 : i64, i64, i64
  }
  return %r#2 : i64
}

// n - 1 = d * 2^s with d odd.
func.func @decompose(%n: i64) -> (i64, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %true = arith.constant true
  %even = arith.subi %n, %one : i64
  %r:2 = scf.while (%d = %even, %s = %zero) : (i64, i64) -> (i64, i64) {
    %odd = arith.trunci %d : i64 to i1
    %more = arith.xori %odd, %true : i1
    scf.condition(%more) %d, %s : i64, i64
  } do {
  ^bb0(%d: i64, %s: i64):
    %d1 = arith.shrui %d, %one : i64
    %s1 = arith.addi %s, %one : i64
    scf.yield %d1, %s1 : i64, i64
  }
  return %r#0, %r#1 : i64, i64
}

// Does the witness fail to prove that n is composite?
func.func @survives(%n: i64, %witness: i64) -> i1 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %false = arith.constant false
  %minus = arith.subi %n, %one : i64
  %ds:2 = func.call @decompose(%n) : (i64) -> (i64, i64)
  %x0 = func.call @powmod(%witness, %ds#0, %n) : (i64, i64, i64) -> i64
  %is_one = arith.cmpi eq, %x0, %one : i64
  %r:2 = scf.for %i = %zero to %ds#1 step %one iter_args(%x = %x0, %ok = %is_one) -> (i64, i1) : i64 {
    %hit = arith.cmpi eq, %x, %minus : i64
    %ok1 = arith.ori %ok, %hit : i1
    %x1 = func.call @mulmod(%x, %x, %n) : (i64, i64, i64) -> i64
    scf.yield %x1, %ok1 : i64, i1
  }
  return %r#1 : i1
}

func.func @is_prime(%n: i64) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %two = arith.constant 2 : i64
  %zero = arith.constant 0 : i64
  %true = arith.constant true
  %large = arith.cmpi uge, %n, %two : i64
  %witnesses = memref.get_global @witnesses : memref<12xi64>
  %r = scf.for %i = %c0 to %c12 step %c1 iter_args(%ok = %large) -> (i1) {
    %w = memref.load %witnesses[%i] : memref<12xi64>
    %smaller = arith.cmpi ult, %w, %n : i64
    %test = arith.andi %ok, %smaller : i1
    %next = scf.if %test -> (i1) {
      %rest = arith.remui %n, %w : i64
      %indivisible = arith.cmpi ne, %rest, %zero : i64
      %s = func.call @survives(%n, %w) : (i64, i64) -> i1
      %both = arith.andi %indivisible, %s : i1
      scf.yield %both : i1
    } else {
      scf.yield %ok : i1
    }
    scf.yield %next : i1
  }
  return %r : i1
}

// Bit by bit from the top: the root and what is left.
func.func @isqrt(%n: i64) -> (i64, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %top = arith.constant 0x4000000000000000 : i64
  %r:3 = scf.while (%bit = %top, %rest = %n, %root = %zero) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi ne, %bit, %zero : i64
    scf.condition(%more) %bit, %rest, %root : i64, i64, i64
  } do {
  ^bb0(%bit: i64, %rest: i64, %root: i64):
    %trial = arith.addi %root, %bit : i64
    %fits = arith.cmpi uge, %rest, %trial : i64
    %half = arith.shrui %root, %one : i64
    %taken = arith.subi %rest, %trial : i64
    %grown = arith.addi %half, %bit : i64
    %rest1 = arith.select %fits, %taken, %rest : i64
    %root1 = arith.select %fits, %grown, %half : i64
    %bit1 = arith.shrui %bit, %two : i64
    scf.yield %bit1, %rest1, %root1 : i64, i64, i64
  }
  return %r#2, %r#1 : i64, i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 240 : i64
  %b = arith.constant 46 : i64
  %f90 = arith.constant 2880067194370816120 : i64
  %f89 = arith.constant 1779979416004714189 : i64
  func.call @show_gcd(%a, %b) : (i64, i64) -> ()
  func.call @show_gcd(%f90, %f89) : (i64, i64) -> ()

  %seven = arith.constant 7 : i64
  %minus7 = arith.constant -7 : i64
  %two = arith.constant 2 : i64
  %minus2 = arith.constant -2 : i64
  %fmt_div = llvm.mlir.addressof @fmt_div : !llvm.ptr
  %step = arith.constant 14 : i64
  %step_b = arith.constant 4 : i64
  %end = arith.constant 8 : i64
  %end_b = arith.constant 3 : i64
  scf.for %x = %minus7 to %end step %step : i64 {
    scf.for %y = %minus2 to %end_b step %step_b : i64 {
      %d:4 = func.call @divide(%x, %y) : (i64, i64) -> (i64, i64, i64, i64)
      %w = llvm.call @printf(%fmt_div, %x, %y, %d#0, %d#1, %d#2, %d#3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64, i64, i64) -> i32
    }
  }

  %m = arith.constant 1000000007 : i64
  %inv:3 = func.call @extended_gcd(%b, %m) : (i64, i64) -> (i64, i64, i64)
  %canonical:4 = func.call @divide(%inv#1, %m) : (i64, i64) -> (i64, i64, i64, i64)
  %fmt_inv = llvm.mlir.addressof @fmt_inv : !llvm.ptr
  %w0 = llvm.call @printf(%fmt_inv, %b, %m, %canonical#3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32
  %three = arith.constant 3 : i64
  %mersenne = arith.constant 2305843009213693951 : i64
  %huge = arith.constant 0xFEDCBA9876543210 : i64
  %p = func.call @powmod(%three, %huge, %mersenne) : (i64, i64, i64) -> i64
  %fmt_pow = llvm.mlir.addressof @fmt_pow : !llvm.ptr
  %w1 = llvm.call @printf(%fmt_pow, %huge, %p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64) -> i32
  %lo, %hi = arith.mului_extended %huge, %mersenne : i64
  %fmt_wide = llvm.mlir.addressof @fmt_wide : !llvm.ptr
  %w2 = llvm.call @printf(%fmt_wide, %huge, %mersenne, %hi, %lo) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64) -> i32
  %root:2 = func.call @isqrt(%huge) : (i64) -> (i64, i64)
  %fmt_root = llvm.mlir.addressof @fmt_root : !llvm.ptr
  %w3 = llvm.call @printf(%fmt_root, %huge, %root#0, %root#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32

  %candidates = memref.get_global @candidates : memref<8xi64>
  %n = memref.dim %candidates, %c0 : memref<8xi64>
  %fmt = llvm.mlir.addressof @fmt_prime : !llvm.ptr
  %yes = llvm.mlir.addressof @prime : !llvm.ptr
  %no = llvm.mlir.addressof @composite : !llvm.ptr
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %candidates[%i] : memref<8xi64>
    %is = func.call @is_prime(%x) : (i64) -> i1
    %word = arith.select %is, %yes, %no : !llvm.ptr
    %w = llvm.call @printf(%fmt, %x, %word) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, !llvm.ptr) -> i32
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}
