// ceildivsi, ceildivui and floordivsi: on all pairs of integers of one to eight bits, on some of other widths.
// Each line has hashes of the quotients.
// DIFFERS: upstream's floordivsi adds 18446744073709551615 instead of -1 to integers of more than 64 bits
// NO MACHINE CODE: integers of 200 bits

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("i%ld ceildivsi %016lx ceildivui %016lx floordivsi %016lx\0A\00")

func.func @hash(%h: i64, %x: i64) -> i64 {
  %prime = arith.constant 1099511628211 : i64
  %0 = arith.xori %h, %x : i64
  %1 = arith.muli %0, %prime : i64
  return %1 : i64
}

func.func @print(%w: i64, %a: i64, %b: i64, %c: i64) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %r = llvm.call @printf(%format, %w, %a, %b, %c) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64, i64) -> i32
  return
}

func.func @next(%s: i64) -> i64 {
  %a = arith.constant 6364136223846793005 : i64
  %c = arith.constant 1442695040888963407 : i64
  %0 = arith.muli %s, %a : i64
  %1 = arith.addi %0, %c : i64
  return %1 : i64
}

func.func @test_1() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i1
  %one = arith.constant -1 : i1
  %ones = arith.constant -1 : i1
  %least = arith.constant -1 : i1
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 1 : i64
  %n = arith.constant 2 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%k0 = %init, %k1 = %init, %k2 = %init) -> (i64, i64, i64) {
    %x = arith.index_cast %i : index to i1
    %in:3 = scf.for %j = %c0 to %n step %c1 iter_args(%h0 = %k0, %h1 = %k1, %h2 = %k2) -> (i64, i64, i64) {
      %y = arith.index_cast %j : index to i1
      %bad0 = arith.cmpi eq, %y, %zero : i1
      %isleast = arith.cmpi eq, %x, %least : i1
      %isones = arith.cmpi eq, %y, %ones : i1
      %over = arith.andi %isleast, %isones : i1
      %bad = arith.ori %bad0, %over : i1
      %u = arith.select %bad0, %one, %y : i1
      %xs = arith.select %bad, %zero, %x : i1
      %ys = arith.select %bad, %one, %y : i1
      %q0 = arith.ceildivsi %xs, %ys : i1
      %q1 = arith.ceildivui %x, %u : i1
      %q2 = arith.floordivsi %xs, %ys : i1
      %e0 = arith.extui %q0 : i1 to i64
      %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
      %e1 = arith.extui %q1 : i1 to i64
      %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
      %e2 = arith.extui %q2 : i1 to i64
      %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2 : i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2 : i64, i64, i64
  }
  call @print(%w, %r#0, %r#1, %r#2) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_2() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i2
  %one = arith.constant 1 : i2
  %ones = arith.constant -1 : i2
  %least = arith.constant -2 : i2
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 2 : i64
  %n = arith.constant 4 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%k0 = %init, %k1 = %init, %k2 = %init) -> (i64, i64, i64) {
    %x = arith.index_cast %i : index to i2
    %in:3 = scf.for %j = %c0 to %n step %c1 iter_args(%h0 = %k0, %h1 = %k1, %h2 = %k2) -> (i64, i64, i64) {
      %y = arith.index_cast %j : index to i2
      %bad0 = arith.cmpi eq, %y, %zero : i2
      %isleast = arith.cmpi eq, %x, %least : i2
      %isones = arith.cmpi eq, %y, %ones : i2
      %over = arith.andi %isleast, %isones : i1
      %bad = arith.ori %bad0, %over : i1
      %u = arith.select %bad0, %one, %y : i2
      %xs = arith.addi %x, %zero : i2
      %ys = arith.select %bad, %one, %y : i2
      %q0 = arith.ceildivsi %xs, %ys : i2
      %q1 = arith.ceildivui %x, %u : i2
      %q2 = arith.floordivsi %xs, %ys : i2
      %e0 = arith.extui %q0 : i2 to i64
      %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
      %e1 = arith.extui %q1 : i2 to i64
      %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
      %e2 = arith.extui %q2 : i2 to i64
      %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2 : i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2 : i64, i64, i64
  }
  call @print(%w, %r#0, %r#1, %r#2) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_3() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %ones = arith.constant -1 : i3
  %least = arith.constant -4 : i3
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 3 : i64
  %n = arith.constant 8 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%k0 = %init, %k1 = %init, %k2 = %init) -> (i64, i64, i64) {
    %x = arith.index_cast %i : index to i3
    %in:3 = scf.for %j = %c0 to %n step %c1 iter_args(%h0 = %k0, %h1 = %k1, %h2 = %k2) -> (i64, i64, i64) {
      %y = arith.index_cast %j : index to i3
      %bad0 = arith.cmpi eq, %y, %zero : i3
      %isleast = arith.cmpi eq, %x, %least : i3
      %isones = arith.cmpi eq, %y, %ones : i3
      %over = arith.andi %isleast, %isones : i1
      %bad = arith.ori %bad0, %over : i1
      %u = arith.select %bad0, %one, %y : i3
      %xs = arith.addi %x, %zero : i3
      %ys = arith.select %bad, %one, %y : i3
      %q0 = arith.ceildivsi %xs, %ys : i3
      %q1 = arith.ceildivui %x, %u : i3
      %q2 = arith.floordivsi %xs, %ys : i3
      %e0 = arith.extui %q0 : i3 to i64
      %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
      %e1 = arith.extui %q1 : i3 to i64
      %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
      %e2 = arith.extui %q2 : i3 to i64
      %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2 : i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2 : i64, i64, i64
  }
  call @print(%w, %r#0, %r#1, %r#2) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_4() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i4
  %one = arith.constant 1 : i4
  %ones = arith.constant -1 : i4
  %least = arith.constant -8 : i4
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 4 : i64
  %n = arith.constant 16 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%k0 = %init, %k1 = %init, %k2 = %init) -> (i64, i64, i64) {
    %x = arith.index_cast %i : index to i4
    %in:3 = scf.for %j = %c0 to %n step %c1 iter_args(%h0 = %k0, %h1 = %k1, %h2 = %k2) -> (i64, i64, i64) {
      %y = arith.index_cast %j : index to i4
      %bad0 = arith.cmpi eq, %y, %zero : i4
      %isleast = arith.cmpi eq, %x, %least : i4
      %isones = arith.cmpi eq, %y, %ones : i4
      %over = arith.andi %isleast, %isones : i1
      %bad = arith.ori %bad0, %over : i1
      %u = arith.select %bad0, %one, %y : i4
      %xs = arith.addi %x, %zero : i4
      %ys = arith.select %bad, %one, %y : i4
      %q0 = arith.ceildivsi %xs, %ys : i4
      %q1 = arith.ceildivui %x, %u : i4
      %q2 = arith.floordivsi %xs, %ys : i4
      %e0 = arith.extui %q0 : i4 to i64
      %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
      %e1 = arith.extui %q1 : i4 to i64
      %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
      %e2 = arith.extui %q2 : i4 to i64
      %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2 : i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2 : i64, i64, i64
  }
  call @print(%w, %r#0, %r#1, %r#2) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_5() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i5
  %one = arith.constant 1 : i5
  %ones = arith.constant -1 : i5
  %least = arith.constant -16 : i5
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 5 : i64
  %n = arith.constant 32 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%k0 = %init, %k1 = %init, %k2 = %init) -> (i64, i64, i64) {
    %x = arith.index_cast %i : index to i5
    %in:3 = scf.for %j = %c0 to %n step %c1 iter_args(%h0 = %k0, %h1 = %k1, %h2 = %k2) -> (i64, i64, i64) {
      %y = arith.index_cast %j : index to i5
      %bad0 = arith.cmpi eq, %y, %zero : i5
      %isleast = arith.cmpi eq, %x, %least : i5
      %isones = arith.cmpi eq, %y, %ones : i5
      %over = arith.andi %isleast, %isones : i1
      %bad = arith.ori %bad0, %over : i1
      %u = arith.select %bad0, %one, %y : i5
      %xs = arith.addi %x, %zero : i5
      %ys = arith.select %bad, %one, %y : i5
      %q0 = arith.ceildivsi %xs, %ys : i5
      %q1 = arith.ceildivui %x, %u : i5
      %q2 = arith.floordivsi %xs, %ys : i5
      %e0 = arith.extui %q0 : i5 to i64
      %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
      %e1 = arith.extui %q1 : i5 to i64
      %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
      %e2 = arith.extui %q2 : i5 to i64
      %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2 : i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2 : i64, i64, i64
  }
  call @print(%w, %r#0, %r#1, %r#2) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_6() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i6
  %one = arith.constant 1 : i6
  %ones = arith.constant -1 : i6
  %least = arith.constant -32 : i6
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 6 : i64
  %n = arith.constant 64 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%k0 = %init, %k1 = %init, %k2 = %init) -> (i64, i64, i64) {
    %x = arith.index_cast %i : index to i6
    %in:3 = scf.for %j = %c0 to %n step %c1 iter_args(%h0 = %k0, %h1 = %k1, %h2 = %k2) -> (i64, i64, i64) {
      %y = arith.index_cast %j : index to i6
      %bad0 = arith.cmpi eq, %y, %zero : i6
      %isleast = arith.cmpi eq, %x, %least : i6
      %isones = arith.cmpi eq, %y, %ones : i6
      %over = arith.andi %isleast, %isones : i1
      %bad = arith.ori %bad0, %over : i1
      %u = arith.select %bad0, %one, %y : i6
      %xs = arith.addi %x, %zero : i6
      %ys = arith.select %bad, %one, %y : i6
      %q0 = arith.ceildivsi %xs, %ys : i6
      %q1 = arith.ceildivui %x, %u : i6
      %q2 = arith.floordivsi %xs, %ys : i6
      %e0 = arith.extui %q0 : i6 to i64
      %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
      %e1 = arith.extui %q1 : i6 to i64
      %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
      %e2 = arith.extui %q2 : i6 to i64
      %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2 : i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2 : i64, i64, i64
  }
  call @print(%w, %r#0, %r#1, %r#2) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_7() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i7
  %one = arith.constant 1 : i7
  %ones = arith.constant -1 : i7
  %least = arith.constant -64 : i7
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 7 : i64
  %n = arith.constant 128 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%k0 = %init, %k1 = %init, %k2 = %init) -> (i64, i64, i64) {
    %x = arith.index_cast %i : index to i7
    %in:3 = scf.for %j = %c0 to %n step %c1 iter_args(%h0 = %k0, %h1 = %k1, %h2 = %k2) -> (i64, i64, i64) {
      %y = arith.index_cast %j : index to i7
      %bad0 = arith.cmpi eq, %y, %zero : i7
      %isleast = arith.cmpi eq, %x, %least : i7
      %isones = arith.cmpi eq, %y, %ones : i7
      %over = arith.andi %isleast, %isones : i1
      %bad = arith.ori %bad0, %over : i1
      %u = arith.select %bad0, %one, %y : i7
      %xs = arith.addi %x, %zero : i7
      %ys = arith.select %bad, %one, %y : i7
      %q0 = arith.ceildivsi %xs, %ys : i7
      %q1 = arith.ceildivui %x, %u : i7
      %q2 = arith.floordivsi %xs, %ys : i7
      %e0 = arith.extui %q0 : i7 to i64
      %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
      %e1 = arith.extui %q1 : i7 to i64
      %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
      %e2 = arith.extui %q2 : i7 to i64
      %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2 : i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2 : i64, i64, i64
  }
  call @print(%w, %r#0, %r#1, %r#2) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_8() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %ones = arith.constant -1 : i8
  %least = arith.constant -128 : i8
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 8 : i64
  %n = arith.constant 256 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%k0 = %init, %k1 = %init, %k2 = %init) -> (i64, i64, i64) {
    %x = arith.index_cast %i : index to i8
    %in:3 = scf.for %j = %c0 to %n step %c1 iter_args(%h0 = %k0, %h1 = %k1, %h2 = %k2) -> (i64, i64, i64) {
      %y = arith.index_cast %j : index to i8
      %bad0 = arith.cmpi eq, %y, %zero : i8
      %isleast = arith.cmpi eq, %x, %least : i8
      %isones = arith.cmpi eq, %y, %ones : i8
      %over = arith.andi %isleast, %isones : i1
      %bad = arith.ori %bad0, %over : i1
      %u = arith.select %bad0, %one, %y : i8
      %xs = arith.addi %x, %zero : i8
      %ys = arith.select %bad, %one, %y : i8
      %q0 = arith.ceildivsi %xs, %ys : i8
      %q1 = arith.ceildivui %x, %u : i8
      %q2 = arith.floordivsi %xs, %ys : i8
      %e0 = arith.extui %q0 : i8 to i64
      %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
      %e1 = arith.extui %q1 : i8 to i64
      %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
      %e2 = arith.extui %q2 : i8 to i64
      %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
      scf.yield %g0, %g1, %g2 : i64, i64, i64
    }
    scf.yield %in#0, %in#1, %in#2 : i64, i64, i64
  }
  call @print(%w, %r#0, %r#1, %r#2) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_13() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i13
  %one = arith.constant 1 : i13
  %ones = arith.constant -1 : i13
  %least = arith.constant -4096 : i13
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 13 : i64
  %n = arith.constant 3000 : index
  %seed = arith.constant 7 : i64
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init) -> (i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %s3 = func.call @next(%s2) : (i64) -> i64
    %s4 = func.call @next(%s3) : (i64) -> i64
    %c58 = arith.constant 58 : i64
    %am64 = arith.shrui %s4, %c58 : i64
    %lim = arith.constant 12 : i64
    %am1 = arith.minui %am64, %lim : i64
    %am = arith.trunci %am1 : i64 to i6
    %x = arith.trunci %s1 : i64 to i13
    %z = arith.trunci %s3 : i64 to i13
    %amount = arith.extui %am : i6 to i13
    %y = arith.shrsi %z, %amount : i13
    %bad0 = arith.cmpi eq, %y, %zero : i13
    %isleast = arith.cmpi eq, %x, %least : i13
    %isones = arith.cmpi eq, %y, %ones : i13
    %over = arith.andi %isleast, %isones : i1
    %bad = arith.ori %bad0, %over : i1
    %u = arith.select %bad0, %one, %y : i13
    %xs = arith.addi %x, %zero : i13
    %ys = arith.select %bad, %one, %y : i13
    %q0 = arith.ceildivsi %xs, %ys : i13
    %q1 = arith.ceildivui %x, %u : i13
    %q2 = arith.floordivsi %xs, %ys : i13
    %e0 = arith.extui %q0 : i13 to i64
    %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
    %e1 = arith.extui %q1 : i13 to i64
    %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
    %e2 = arith.extui %q2 : i13 to i64
    %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
    scf.yield %s4, %g0, %g1, %g2 : i64, i64, i64, i64
  }
  call @print(%w, %r#1, %r#2, %r#3) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_32() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ones = arith.constant -1 : i32
  %least = arith.constant -2147483648 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 32 : i64
  %n = arith.constant 3000 : index
  %seed = arith.constant 7 : i64
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init) -> (i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %s3 = func.call @next(%s2) : (i64) -> i64
    %s4 = func.call @next(%s3) : (i64) -> i64
    %c58 = arith.constant 58 : i64
    %am64 = arith.shrui %s4, %c58 : i64
    %lim = arith.constant 31 : i64
    %am1 = arith.minui %am64, %lim : i64
    %am = arith.trunci %am1 : i64 to i6
    %x = arith.trunci %s1 : i64 to i32
    %z = arith.trunci %s3 : i64 to i32
    %amount = arith.extui %am : i6 to i32
    %y = arith.shrsi %z, %amount : i32
    %bad0 = arith.cmpi eq, %y, %zero : i32
    %isleast = arith.cmpi eq, %x, %least : i32
    %isones = arith.cmpi eq, %y, %ones : i32
    %over = arith.andi %isleast, %isones : i1
    %bad = arith.ori %bad0, %over : i1
    %u = arith.select %bad0, %one, %y : i32
    %xs = arith.addi %x, %zero : i32
    %ys = arith.select %bad, %one, %y : i32
    %q0 = arith.ceildivsi %xs, %ys : i32
    %q1 = arith.ceildivui %x, %u : i32
    %q2 = arith.floordivsi %xs, %ys : i32
    %e0 = arith.extui %q0 : i32 to i64
    %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
    %e1 = arith.extui %q1 : i32 to i64
    %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
    %e2 = arith.extui %q2 : i32 to i64
    %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
    scf.yield %s4, %g0, %g1, %g2 : i64, i64, i64, i64
  }
  call @print(%w, %r#1, %r#2, %r#3) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_63() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i63
  %one = arith.constant 1 : i63
  %ones = arith.constant -1 : i63
  %least = arith.constant -4611686018427387904 : i63
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 63 : i64
  %n = arith.constant 3000 : index
  %seed = arith.constant 7 : i64
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init) -> (i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %s3 = func.call @next(%s2) : (i64) -> i64
    %s4 = func.call @next(%s3) : (i64) -> i64
    %c58 = arith.constant 58 : i64
    %am64 = arith.shrui %s4, %c58 : i64
    %lim = arith.constant 62 : i64
    %am1 = arith.minui %am64, %lim : i64
    %am = arith.trunci %am1 : i64 to i6
    %x = arith.trunci %s1 : i64 to i63
    %z = arith.trunci %s3 : i64 to i63
    %amount = arith.extui %am : i6 to i63
    %y = arith.shrsi %z, %amount : i63
    %bad0 = arith.cmpi eq, %y, %zero : i63
    %isleast = arith.cmpi eq, %x, %least : i63
    %isones = arith.cmpi eq, %y, %ones : i63
    %over = arith.andi %isleast, %isones : i1
    %bad = arith.ori %bad0, %over : i1
    %u = arith.select %bad0, %one, %y : i63
    %xs = arith.addi %x, %zero : i63
    %ys = arith.select %bad, %one, %y : i63
    %q0 = arith.ceildivsi %xs, %ys : i63
    %q1 = arith.ceildivui %x, %u : i63
    %q2 = arith.floordivsi %xs, %ys : i63
    %e0 = arith.extui %q0 : i63 to i64
    %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
    %e1 = arith.extui %q1 : i63 to i64
    %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
    %e2 = arith.extui %q2 : i63 to i64
    %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
    scf.yield %s4, %g0, %g1, %g2 : i64, i64, i64, i64
  }
  call @print(%w, %r#1, %r#2, %r#3) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_64() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %ones = arith.constant -1 : i64
  %least = arith.constant -9223372036854775808 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 64 : i64
  %n = arith.constant 3000 : index
  %seed = arith.constant 7 : i64
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init) -> (i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %s3 = func.call @next(%s2) : (i64) -> i64
    %s4 = func.call @next(%s3) : (i64) -> i64
    %c58 = arith.constant 58 : i64
    %am64 = arith.shrui %s4, %c58 : i64
    %lim = arith.constant 63 : i64
    %am1 = arith.minui %am64, %lim : i64
    %am = arith.trunci %am1 : i64 to i6
    %x = arith.addi %s1, %zero64 : i64
    %z = arith.addi %s3, %zero64 : i64
    %amount = arith.extui %am : i6 to i64
    %y = arith.shrsi %z, %amount : i64
    %bad0 = arith.cmpi eq, %y, %zero : i64
    %isleast = arith.cmpi eq, %x, %least : i64
    %isones = arith.cmpi eq, %y, %ones : i64
    %over = arith.andi %isleast, %isones : i1
    %bad = arith.ori %bad0, %over : i1
    %u = arith.select %bad0, %one, %y : i64
    %xs = arith.addi %x, %zero : i64
    %ys = arith.select %bad, %one, %y : i64
    %q0 = arith.ceildivsi %xs, %ys : i64
    %q1 = arith.ceildivui %x, %u : i64
    %q2 = arith.floordivsi %xs, %ys : i64
    %e0 = arith.addi %q0, %zero64 : i64
    %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
    %e1 = arith.addi %q1, %zero64 : i64
    %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
    %e2 = arith.addi %q2, %zero64 : i64
    %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
    scf.yield %s4, %g0, %g1, %g2 : i64, i64, i64, i64
  }
  call @print(%w, %r#1, %r#2, %r#3) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_65() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i65
  %one = arith.constant 1 : i65
  %ones = arith.constant -1 : i65
  %least = arith.constant -18446744073709551616 : i65
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 65 : i64
  %shift = arith.constant 64 : i65
  %n = arith.constant 3000 : index
  %seed = arith.constant 7 : i64
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init) -> (i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %s3 = func.call @next(%s2) : (i64) -> i64
    %s4 = func.call @next(%s3) : (i64) -> i64
    %c58 = arith.constant 58 : i64
    %am64 = arith.shrui %s4, %c58 : i64
    %lim = arith.constant 63 : i64
    %am1 = arith.minui %am64, %lim : i64
    %am = arith.trunci %am1 : i64 to i6
    %x0 = arith.extui %s1 : i64 to i65
    %x1 = arith.extsi %s2 : i64 to i65
    %x2 = arith.shli %x1, %shift : i65
    %x = arith.ori %x0, %x2 : i65
    %z0 = arith.extui %s2 : i64 to i65
    %z1 = arith.extsi %s3 : i64 to i65
    %z2 = arith.shli %z1, %shift : i65
    %z = arith.ori %z0, %z2 : i65
    %amount = arith.extui %am : i6 to i65
    %y = arith.shrsi %z, %amount : i65
    %bad0 = arith.cmpi eq, %y, %zero : i65
    %isleast = arith.cmpi eq, %x, %least : i65
    %isones = arith.cmpi eq, %y, %ones : i65
    %over = arith.andi %isleast, %isones : i1
    %bad = arith.ori %bad0, %over : i1
    %u = arith.select %bad0, %one, %y : i65
    %xs = arith.addi %x, %zero : i65
    %ys = arith.select %bad, %one, %y : i65
    %q0 = arith.ceildivsi %xs, %ys : i65
    %q1 = arith.ceildivui %x, %u : i65
    %q2 = arith.floordivsi %xs, %ys : i65
    %e0h = arith.shrui %q0, %shift : i65
    %e0t = arith.trunci %e0h : i65 to i64
    %e0u = arith.trunci %q0 : i65 to i64
    %e0 = arith.xori %e0t, %e0u : i64
    %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
    %e1h = arith.shrui %q1, %shift : i65
    %e1t = arith.trunci %e1h : i65 to i64
    %e1u = arith.trunci %q1 : i65 to i64
    %e1 = arith.xori %e1t, %e1u : i64
    %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
    %e2h = arith.shrui %q2, %shift : i65
    %e2t = arith.trunci %e2h : i65 to i64
    %e2u = arith.trunci %q2 : i65 to i64
    %e2 = arith.xori %e2t, %e2u : i64
    %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
    scf.yield %s4, %g0, %g1, %g2 : i64, i64, i64, i64
  }
  call @print(%w, %r#1, %r#2, %r#3) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_100() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i100
  %one = arith.constant 1 : i100
  %ones = arith.constant -1 : i100
  %least = arith.constant -633825300114114700748351602688 : i100
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 100 : i64
  %shift = arith.constant 64 : i100
  %n = arith.constant 3000 : index
  %seed = arith.constant 7 : i64
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init) -> (i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %s3 = func.call @next(%s2) : (i64) -> i64
    %s4 = func.call @next(%s3) : (i64) -> i64
    %c58 = arith.constant 58 : i64
    %am64 = arith.shrui %s4, %c58 : i64
    %lim = arith.constant 63 : i64
    %am1 = arith.minui %am64, %lim : i64
    %am = arith.trunci %am1 : i64 to i6
    %x0 = arith.extui %s1 : i64 to i100
    %x1 = arith.extsi %s2 : i64 to i100
    %x2 = arith.shli %x1, %shift : i100
    %x = arith.ori %x0, %x2 : i100
    %z0 = arith.extui %s2 : i64 to i100
    %z1 = arith.extsi %s3 : i64 to i100
    %z2 = arith.shli %z1, %shift : i100
    %z = arith.ori %z0, %z2 : i100
    %amount = arith.extui %am : i6 to i100
    %y = arith.shrsi %z, %amount : i100
    %bad0 = arith.cmpi eq, %y, %zero : i100
    %isleast = arith.cmpi eq, %x, %least : i100
    %isones = arith.cmpi eq, %y, %ones : i100
    %over = arith.andi %isleast, %isones : i1
    %bad = arith.ori %bad0, %over : i1
    %u = arith.select %bad0, %one, %y : i100
    %xs = arith.addi %x, %zero : i100
    %ys = arith.select %bad, %one, %y : i100
    %q0 = arith.ceildivsi %xs, %ys : i100
    %q1 = arith.ceildivui %x, %u : i100
    %q2 = arith.floordivsi %xs, %ys : i100
    %e0h = arith.shrui %q0, %shift : i100
    %e0t = arith.trunci %e0h : i100 to i64
    %e0u = arith.trunci %q0 : i100 to i64
    %e0 = arith.xori %e0t, %e0u : i64
    %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
    %e1h = arith.shrui %q1, %shift : i100
    %e1t = arith.trunci %e1h : i100 to i64
    %e1u = arith.trunci %q1 : i100 to i64
    %e1 = arith.xori %e1t, %e1u : i64
    %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
    %e2h = arith.shrui %q2, %shift : i100
    %e2t = arith.trunci %e2h : i100 to i64
    %e2u = arith.trunci %q2 : i100 to i64
    %e2 = arith.xori %e2t, %e2u : i64
    %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
    scf.yield %s4, %g0, %g1, %g2 : i64, i64, i64, i64
  }
  call @print(%w, %r#1, %r#2, %r#3) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_128() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i128
  %one = arith.constant 1 : i128
  %ones = arith.constant -1 : i128
  %least = arith.constant -170141183460469231731687303715884105728 : i128
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 128 : i64
  %shift = arith.constant 64 : i128
  %n = arith.constant 3000 : index
  %seed = arith.constant 7 : i64
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init) -> (i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %s3 = func.call @next(%s2) : (i64) -> i64
    %s4 = func.call @next(%s3) : (i64) -> i64
    %c58 = arith.constant 58 : i64
    %am64 = arith.shrui %s4, %c58 : i64
    %lim = arith.constant 63 : i64
    %am1 = arith.minui %am64, %lim : i64
    %am = arith.trunci %am1 : i64 to i6
    %x0 = arith.extui %s1 : i64 to i128
    %x1 = arith.extsi %s2 : i64 to i128
    %x2 = arith.shli %x1, %shift : i128
    %x = arith.ori %x0, %x2 : i128
    %z0 = arith.extui %s2 : i64 to i128
    %z1 = arith.extsi %s3 : i64 to i128
    %z2 = arith.shli %z1, %shift : i128
    %z = arith.ori %z0, %z2 : i128
    %amount = arith.extui %am : i6 to i128
    %y = arith.shrsi %z, %amount : i128
    %bad0 = arith.cmpi eq, %y, %zero : i128
    %isleast = arith.cmpi eq, %x, %least : i128
    %isones = arith.cmpi eq, %y, %ones : i128
    %over = arith.andi %isleast, %isones : i1
    %bad = arith.ori %bad0, %over : i1
    %u = arith.select %bad0, %one, %y : i128
    %xs = arith.addi %x, %zero : i128
    %ys = arith.select %bad, %one, %y : i128
    %q0 = arith.ceildivsi %xs, %ys : i128
    %q1 = arith.ceildivui %x, %u : i128
    %q2 = arith.floordivsi %xs, %ys : i128
    %e0h = arith.shrui %q0, %shift : i128
    %e0t = arith.trunci %e0h : i128 to i64
    %e0u = arith.trunci %q0 : i128 to i64
    %e0 = arith.xori %e0t, %e0u : i64
    %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
    %e1h = arith.shrui %q1, %shift : i128
    %e1t = arith.trunci %e1h : i128 to i64
    %e1u = arith.trunci %q1 : i128 to i64
    %e1 = arith.xori %e1t, %e1u : i64
    %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
    %e2h = arith.shrui %q2, %shift : i128
    %e2t = arith.trunci %e2h : i128 to i64
    %e2u = arith.trunci %q2 : i128 to i64
    %e2 = arith.xori %e2t, %e2u : i64
    %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
    scf.yield %s4, %g0, %g1, %g2 : i64, i64, i64, i64
  }
  call @print(%w, %r#1, %r#2, %r#3) : (i64, i64, i64, i64) -> ()
  return
}

func.func @test_200() {
  %init = arith.constant 0xCBF29CE484222325 : i64
  %zero64 = arith.constant 0 : i64
  %zero = arith.constant 0 : i200
  %one = arith.constant 1 : i200
  %ones = arith.constant -1 : i200
  %least = arith.constant -803469022129495137770981046170581301261101496891396417650688 : i200
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = arith.constant 200 : i64
  %shift = arith.constant 64 : i200
  %n = arith.constant 3000 : index
  %seed = arith.constant 7 : i64
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %seed, %h0 = %init, %h1 = %init, %h2 = %init) -> (i64, i64, i64, i64) {
    %s1 = func.call @next(%s) : (i64) -> i64
    %s2 = func.call @next(%s1) : (i64) -> i64
    %s3 = func.call @next(%s2) : (i64) -> i64
    %s4 = func.call @next(%s3) : (i64) -> i64
    %c58 = arith.constant 58 : i64
    %am64 = arith.shrui %s4, %c58 : i64
    %lim = arith.constant 63 : i64
    %am1 = arith.minui %am64, %lim : i64
    %am = arith.trunci %am1 : i64 to i6
    %x0 = arith.extui %s1 : i64 to i200
    %x1 = arith.extsi %s2 : i64 to i200
    %x2 = arith.shli %x1, %shift : i200
    %x = arith.ori %x0, %x2 : i200
    %z0 = arith.extui %s2 : i64 to i200
    %z1 = arith.extsi %s3 : i64 to i200
    %z2 = arith.shli %z1, %shift : i200
    %z = arith.ori %z0, %z2 : i200
    %amount = arith.extui %am : i6 to i200
    %y = arith.shrsi %z, %amount : i200
    %bad0 = arith.cmpi eq, %y, %zero : i200
    %isleast = arith.cmpi eq, %x, %least : i200
    %isones = arith.cmpi eq, %y, %ones : i200
    %over = arith.andi %isleast, %isones : i1
    %bad = arith.ori %bad0, %over : i1
    %u = arith.select %bad0, %one, %y : i200
    %xs = arith.addi %x, %zero : i200
    %ys = arith.select %bad, %one, %y : i200
    %q0 = arith.ceildivsi %xs, %ys : i200
    %q1 = arith.ceildivui %x, %u : i200
    %q2 = arith.floordivsi %xs, %ys : i200
    %e0h = arith.shrui %q0, %shift : i200
    %e0t = arith.trunci %e0h : i200 to i64
    %e0u = arith.trunci %q0 : i200 to i64
    %e0 = arith.xori %e0t, %e0u : i64
    %g0 = func.call @hash(%h0, %e0) : (i64, i64) -> i64
    %e1h = arith.shrui %q1, %shift : i200
    %e1t = arith.trunci %e1h : i200 to i64
    %e1u = arith.trunci %q1 : i200 to i64
    %e1 = arith.xori %e1t, %e1u : i64
    %g1 = func.call @hash(%h1, %e1) : (i64, i64) -> i64
    %e2h = arith.shrui %q2, %shift : i200
    %e2t = arith.trunci %e2h : i200 to i64
    %e2u = arith.trunci %q2 : i200 to i64
    %e2 = arith.xori %e2t, %e2u : i64
    %g2 = func.call @hash(%h2, %e2) : (i64, i64) -> i64
    scf.yield %s4, %g0, %g1, %g2 : i64, i64, i64, i64
  }
  call @print(%w, %r#1, %r#2, %r#3) : (i64, i64, i64, i64) -> ()
  return
}

func.func @main() -> i32 {
  call @test_1() : () -> ()
  call @test_2() : () -> ()
  call @test_3() : () -> ()
  call @test_4() : () -> ()
  call @test_5() : () -> ()
  call @test_6() : () -> ()
  call @test_7() : () -> ()
  call @test_8() : () -> ()
  call @test_13() : () -> ()
  call @test_32() : () -> ()
  call @test_63() : () -> ()
  call @test_64() : () -> ()
  call @test_65() : () -> ()
  call @test_100() : () -> ()
  call @test_128() : () -> ()
  call @test_200() : () -> ()
  %c0 = arith.constant 0 : i32
  return %c0 : i32
}
