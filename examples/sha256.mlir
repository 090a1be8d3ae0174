// SHA-256 of byte strings. The round constants are not listed: they are derived
// from the cube roots of the first 64 primes, as the standard defines them, and
// the initial state from the square roots of the first eight.
// Shows i32 rotations and logic, eight-way iter_args, i128 arithmetic, memref
// buffers filled by helper functions, and memref.alloca inside a function.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_word("%08x\00")
llvm.mlir.global internal constant @fmt_text("  \22%s\22\0A\00")
llvm.mlir.global internal constant @empty("\00")
llvm.mlir.global internal constant @abc("abc\00")
llvm.mlir.global internal constant @two_blocks("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq\00")
llvm.mlir.global internal constant @sentence("The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. Sphinx of black quartz, judge my vow.\00")

memref.global "private" @k : memref<64xi32> = uninitialized
memref.global "private" @h0 : memref<8xi32> = uninitialized

// The 32 bits after the binary point of the root: floor(root * 2^32) mod 2^32,
// found as the largest r with r^power <= p * 2^(32 * power), bit by bit.
func.func @root_bits(%p: i64, %cube: i1) -> i32 {
  %zero = arith.constant 0 : i128
  %one = arith.constant 1 : i128
  %top = arith.constant 0x4000000000 : i128
  %c64 = arith.constant 64 : i128
  %c96 = arith.constant 96 : i128
  %p128 = arith.extui %p : i64 to i128
  %shift = arith.select %cube, %c96, %c64 : i128
  %goal = arith.shli %p128, %shift : i128
  %r:2 = scf.while (%bit = %top, %root = %zero) : (i128, i128) -> (i128, i128) {
    %more = arith.cmpi ne, %bit, %zero : i128
    scf.condition(%more) %bit, %root : i128, i128
  } do {
  ^bb0(%bit: i128, %root: i128):
    %trial = arith.ori %root, %bit : i128
    %square = arith.muli %trial, %trial : i128
    %factor = arith.select %cube, %trial, %one : i128
    %power = arith.muli %square, %factor : i128
    %fits = arith.cmpi ule, %power, %goal : i128
    %next = arith.select %fits, %trial, %root : i128
    %half = arith.shrui %bit, %one : i128
    scf.yield %half, %next : i128, i128
  }
  %bits = arith.trunci %r#1 : i128 to i32
  return %bits : i32
}

func.func @is_prime(%n: i64) -> i1 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %d = scf.while (%d = %two) : (i64) -> i64 {
    %r = arith.remui %n, %d : i64
    %more = arith.cmpi ne, %r, %zero : i64
    scf.condition(%more) %d : i64
  } do {
  ^bb0(%d: i64):
    %next = arith.addi %d, %one : i64
    scf.yield %next : i64
  }
  %p = arith.cmpi eq, %d, %n : i64
  return %p : i1
}

func.func @init() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %one = arith.constant 1 : i64
  %true = arith.constant true
  %false = arith.constant false
  %k = memref.get_global @k : memref<64xi32>
  %h = memref.get_global @h0 : memref<8xi32>
  %last = scf.for %i = %c0 to %c64 step %c1 iter_args(%n = %one) -> (i64) {
    // The next prime after n.
    %p = scf.while (%m = %n) : (i64) -> i64 {
      %q = arith.addi %m, %one : i64
      %prime = func.call @is_prime(%q) : (i64) -> i1
      %more = arith.xori %prime, %true : i1
      scf.condition(%more) %q : i64
    } do {
    ^bb0(%q: i64):
      scf.yield %q : i64
    }
    %kb = func.call @root_bits(%p, %true) : (i64, i1) -> i32
    memref.store %kb, %k[%i] : memref<64xi32>
    %early = arith.cmpi ult, %i, %c8 : index
    scf.if %early {
      %hb = func.call @root_bits(%p, %false) : (i64, i1) -> i32
      memref.store %hb, %h[%i] : memref<8xi32>
    }
    scf.yield %p : i64
  }
  return
}

func.func @rotr(%x: i32, %n: i32) -> i32 {
  %width = arith.constant 32 : i32
  %rest = arith.subi %width, %n : i32
  %lo = arith.shrui %x, %n : i32
  %hi = arith.shli %x, %rest : i32
  %r = arith.ori %lo, %hi : i32
  return %r : i32
}

// rotr(x, a) ^ rotr(x, b) ^ (shift ? x >> c : rotr(x, c))
func.func @sigma(%x: i32, %a: i32, %b: i32, %c: i32, %shift: i1) -> i32 {
  %ra = func.call @rotr(%x, %a) : (i32, i32) -> i32
  %rb = func.call @rotr(%x, %b) : (i32, i32) -> i32
  %rc = func.call @rotr(%x, %c) : (i32, i32) -> i32
  %sc = arith.shrui %x, %c : i32
  %last = arith.select %shift, %sc, %rc : i32
  %t = arith.xori %ra, %rb : i32
  %r = arith.xori %t, %last : i32
  return %r : i32
}

// Byte i of the padded message: text, 0x80, zeros, and the length in bits.
func.func @message_byte(%s: !llvm.ptr, %len: i64, %padded: i64, %i: i64) -> i32 {
  %zero = arith.constant 0 : i32
  %mark = arith.constant 128 : i32
  %eight = arith.constant 8 : i64
  %three = arith.constant 3 : i64
  %in = arith.cmpi ult, %i, %len : i64
  %r = scf.if %in -> (i32) {
    %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c = llvm.load %p : !llvm.ptr -> i8
    %wide = arith.extui %c : i8 to i32
    scf.yield %wide : i32
  } else {
    %at_end = arith.cmpi eq, %i, %len : i64
    %pad = arith.select %at_end, %mark, %zero : i32
    %tail = arith.subi %padded, %i : i64
    %in_length = arith.cmpi ule, %tail, %eight : i64
    %b = scf.if %in_length -> (i32) {
      %bits = arith.shli %len, %three : i64
      %one = arith.constant 1 : i64
      %pos = arith.subi %tail, %one : i64
      %sh = arith.shli %pos, %three : i64
      %byte = arith.shrui %bits, %sh : i64
      %byte8 = arith.trunci %byte : i64 to i8
      %byte32 = arith.extui %byte8 : i8 to i32
      scf.yield %byte32 : i32
    } else {
      scf.yield %pad : i32
    }
    scf.yield %b : i32
  }
  return %r : i32
}

// Fills the message schedule for the block that starts at byte `start`.
func.func @schedule(%w: memref<64xi32>, %s: !llvm.ptr, %len: i64, %padded: i64, %start: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0 : i32
  %eight = arith.constant 8 : i32
  scf.for %t = %c0 to %c16 step %c1 {
    %word = scf.for %j = %c0 to %c4 step %c1 iter_args(%acc = %zero) -> (i32) {
      %t4 = arith.muli %t, %c4 : index
      %o = arith.addi %t4, %j : index
      %o64 = arith.index_cast %o : index to i64
      %i = arith.addi %start, %o64 : i64
      %b = func.call @message_byte(%s, %len, %padded, %i) : (!llvm.ptr, i64, i64, i64) -> i32
      %up = arith.shli %acc, %eight : i32
      %next = arith.ori %up, %b : i32
      scf.yield %next : i32
    }
    memref.store %word, %w[%t] : memref<64xi32>
  }
  %true = arith.constant true
  %n7 = arith.constant 7 : i32
  %n18 = arith.constant 18 : i32
  %n3 = arith.constant 3 : i32
  %n17 = arith.constant 17 : i32
  %n19 = arith.constant 19 : i32
  %n10 = arith.constant 10 : i32
  scf.for %t = %c16 to %c64 step %c1 {
    %t2 = arith.subi %t, %c2 : index
    %t7 = arith.subi %t, %c7 : index
    %t15 = arith.subi %t, %c15 : index
    %t16 = arith.subi %t, %c16 : index
    %w2 = memref.load %w[%t2] : memref<64xi32>
    %w7 = memref.load %w[%t7] : memref<64xi32>
    %w15 = memref.load %w[%t15] : memref<64xi32>
    %w16 = memref.load %w[%t16] : memref<64xi32>
    %s0 = func.call @sigma(%w15, %n7, %n18, %n3, %true) : (i32, i32, i32, i32, i1) -> i32
    %s1 = func.call @sigma(%w2, %n17, %n19, %n10, %true) : (i32, i32, i32, i32, i1) -> i32
    %a = arith.addi %w16, %s0 : i32
    %b = arith.addi %w7, %s1 : i32
    %c = arith.addi %a, %b : i32
    memref.store %c, %w[%t] : memref<64xi32>
  }
  return
}

func.func @add_to(%h: memref<8xi32>, %i: index, %x: i32) {
  %old = memref.load %h[%i] : memref<8xi32>
  %new = arith.addi %old, %x : i32
  memref.store %new, %h[%i] : memref<8xi32>
  return
}

func.func @compress(%h: memref<8xi32>, %w: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c64 = arith.constant 64 : index
  %ones = arith.constant -1 : i32
  %false = arith.constant false
  %n2 = arith.constant 2 : i32
  %n13 = arith.constant 13 : i32
  %n22 = arith.constant 22 : i32
  %n6 = arith.constant 6 : i32
  %n11 = arith.constant 11 : i32
  %n25 = arith.constant 25 : i32
  %k = memref.get_global @k : memref<64xi32>
  %h0 = memref.load %h[%c0] : memref<8xi32>
  %h1 = memref.load %h[%c1] : memref<8xi32>
  %h2 = memref.load %h[%c2] : memref<8xi32>
  %h3 = memref.load %h[%c3] : memref<8xi32>
  %h4 = memref.load %h[%c4] : memref<8xi32>
  %h5 = memref.load %h[%c5] : memref<8xi32>
  %h6 = memref.load %h[%c6] : memref<8xi32>
  %h7 = memref.load %h[%c7] : memref<8xi32>
  %r:8 = scf.for %t = %c0 to %c64 step %c1
      iter_args(%a = %h0, %b = %h1, %c = %h2, %d = %h3, %e = %h4, %f = %h5, %g = %h6, %hh = %h7)
      -> (i32, i32, i32, i32, i32, i32, i32, i32) {
    %kt = memref.load %k[%t] : memref<64xi32>
    %wt = memref.load %w[%t] : memref<64xi32>
    %s1 = func.call @sigma(%e, %n6, %n11, %n25, %false) : (i32, i32, i32, i32, i1) -> i32
    %ef = arith.andi %e, %f : i32
    %ne = arith.xori %e, %ones : i32
    %neg = arith.andi %ne, %g : i32
    %ch = arith.xori %ef, %neg : i32
    %x0 = arith.addi %hh, %s1 : i32
    %x1 = arith.addi %x0, %ch : i32
    %x2 = arith.addi %x1, %kt : i32
    %temp1 = arith.addi %x2, %wt : i32
    %s0 = func.call @sigma(%a, %n2, %n13, %n22, %false) : (i32, i32, i32, i32, i1) -> i32
    %ab = arith.andi %a, %b : i32
    %ac = arith.andi %a, %c : i32
    %bc = arith.andi %b, %c : i32
    %m0 = arith.xori %ab, %ac : i32
    %maj = arith.xori %m0, %bc : i32
    %temp2 = arith.addi %s0, %maj : i32
    %new_e = arith.addi %d, %temp1 : i32
    %new_a = arith.addi %temp1, %temp2 : i32
    scf.yield %new_a, %a, %b, %c, %new_e, %e, %f, %g : i32, i32, i32, i32, i32, i32, i32, i32
  }
  func.call @add_to(%h, %c0, %r#0) : (memref<8xi32>, index, i32) -> ()
  func.call @add_to(%h, %c1, %r#1) : (memref<8xi32>, index, i32) -> ()
  func.call @add_to(%h, %c2, %r#2) : (memref<8xi32>, index, i32) -> ()
  func.call @add_to(%h, %c3, %r#3) : (memref<8xi32>, index, i32) -> ()
  func.call @add_to(%h, %c4, %r#4) : (memref<8xi32>, index, i32) -> ()
  func.call @add_to(%h, %c5, %r#5) : (memref<8xi32>, index, i32) -> ()
  func.call @add_to(%h, %c6, %r#6) : (memref<8xi32>, index, i32) -> ()
  func.call @add_to(%h, %c7, %r#7) : (memref<8xi32>, index, i32) -> ()
  return
}

func.func @print_digest(%s: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %nul = arith.constant 0 : i8
  %block = arith.constant 64 : i64
  %len = scf.while (%i = %zero) : (i64) -> i64 {
    %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c = llvm.load %p : !llvm.ptr -> i8
    %more = arith.cmpi ne, %c, %nul : i8
    scf.condition(%more) %i : i64
  } do {
  ^bb0(%i: i64):
    %next = arith.addi %i, %one : i64
    scf.yield %next : i64
  }
  // One byte of mark and eight of length, rounded up to whole blocks.
  %nine = arith.constant 9 : i64
  %least = arith.addi %len, %nine : i64
  %blocks = arith.ceildivui %least, %block : i64
  %padded = arith.muli %blocks, %block : i64
  %h0 = memref.get_global @h0 : memref<8xi32>
  %h = memref.alloca() : memref<8xi32>
  %w = memref.alloca() : memref<64xi32>
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %h0[%i] : memref<8xi32>
    memref.store %x, %h[%i] : memref<8xi32>
  }
  scf.for %start = %zero to %padded step %block : i64 {
    func.call @schedule(%w, %s, %len, %padded, %start) : (memref<64xi32>, !llvm.ptr, i64, i64, i64) -> ()
    func.call @compress(%h, %w) : (memref<8xi32>, memref<64xi32>) -> ()
  }
  %fmt = llvm.mlir.addressof @fmt_word : !llvm.ptr
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %h[%i] : memref<8xi32>
    %n = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  }
  %fmt_text = llvm.mlir.addressof @fmt_text : !llvm.ptr
  %n = llvm.call @printf(%fmt_text, %s) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}

func.func @main() -> i32 {
  func.call @init() : () -> ()
  %empty = llvm.mlir.addressof @empty : !llvm.ptr
  %abc = llvm.mlir.addressof @abc : !llvm.ptr
  %two = llvm.mlir.addressof @two_blocks : !llvm.ptr
  %sentence = llvm.mlir.addressof @sentence : !llvm.ptr
  func.call @print_digest(%empty) : (!llvm.ptr) -> ()
  func.call @print_digest(%abc) : (!llvm.ptr) -> ()
  func.call @print_digest(%two) : (!llvm.ptr) -> ()
  func.call @print_digest(%sentence) : (!llvm.ptr) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
