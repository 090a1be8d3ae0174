// Finds every occurrence of some patterns in a text, by the naive method and by
// Knuth-Morris-Pratt, and checks that both agree.
// Shows byte strings as memref<?xi8> (memref.cast from static globals), nested
// scf.while with data-dependent exits, scf.if chains, and a heap-allocated table.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_hit(" %ld\00")
llvm.mlir.global internal constant @fmt_end(" | kmp %ld matches, naive %ld, %s\0A\00")
llvm.mlir.global internal constant @agree("agree\00")
llvm.mlir.global internal constant @differ("DIFFER\00")
func.func private @putchar(i32) -> i32

// "abracadabra abracadabra"
memref.global "private" constant @text : memref<23xi8> = dense<[
  97, 98, 114, 97, 99, 97, 100, 97, 98, 114, 97, 32,
  97, 98, 114, 97, 99, 97, 100, 97, 98, 114, 97]>
// "abra"
memref.global "private" constant @abra : memref<4xi8> = dense<[97, 98, 114, 97]>
// "abracadabra a"
memref.global "private" constant @long : memref<13xi8> = dense<[
  97, 98, 114, 97, 99, 97, 100, 97, 98, 114, 97, 32, 97]>
// "aca"
memref.global "private" constant @aca : memref<3xi8> = dense<[97, 99, 97]>
// "zz"
memref.global "private" constant @none : memref<2xi8> = dense<122>

func.func @matches_at(%text: memref<?xi8>, %pat: memref<?xi8>, %at: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %pat, %c0 : memref<?xi8>
  %k = scf.while (%j = %c0) : (index) -> index {
    %inside = arith.cmpi ult, %j, %m : index
    %same = scf.if %inside -> (i1) {
      %p = memref.load %pat[%j] : memref<?xi8>
      %i = arith.addi %at, %j : index
      %t = memref.load %text[%i] : memref<?xi8>
      %eq = arith.cmpi eq, %p, %t : i8
      scf.yield %eq : i1
    } else {
      scf.yield %inside : i1
    }
    scf.condition(%same) %j : index
  } do {
  ^bb0(%j: index):
    %next = arith.addi %j, %c1 : index
    scf.yield %next : index
  }
  %all = arith.cmpi eq, %k, %m : index
  return %all : i1
}

func.func @naive(%text: memref<?xi8>, %pat: memref<?xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %text, %c0 : memref<?xi8>
  %m = memref.dim %pat, %c0 : memref<?xi8>
  %room = arith.subi %n, %m : index
  %end = arith.addi %room, %c1 : index
  %hits = scf.for %i = %c0 to %end step %c1 iter_args(%h = %zero) -> (i64) {
    %found = func.call @matches_at(%text, %pat, %i) : (memref<?xi8>, memref<?xi8>, index) -> i1
    %inc = arith.extui %found : i1 to i64
    %h1 = arith.addi %h, %inc : i64
    scf.yield %h1 : i64
  }
  return %hits : i64
}

// The length of the longest border to fall back to, given that `len` characters
// match and the next one is `c`; then one more if that character fits.
func.func @extend(%pat: memref<?xi8>, %border: memref<?xindex>, %len: index, %c: i8) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %m = memref.dim %pat, %c0 : memref<?xi8>
  %k = scf.while (%j = %len) : (index) -> index {
    %whole = arith.cmpi eq, %j, %m : index
    %mismatch = scf.if %whole -> (i1) {
      scf.yield %true : i1
    } else {
      %p = memref.load %pat[%j] : memref<?xi8>
      %ne = arith.cmpi ne, %p, %c : i8
      scf.yield %ne : i1
    }
    %positive = arith.cmpi ugt, %j, %c0 : index
    %back = arith.andi %mismatch, %positive : i1
    scf.condition(%back) %j : index
  } do {
  ^bb0(%j: index):
    %last = arith.subi %j, %c1 : index
    %b = memref.load %border[%last] : memref<?xindex>
    scf.yield %b : index
  }
  %p = memref.load %pat[%k] : memref<?xi8>
  %fits = arith.cmpi eq, %p, %c : i8
  %longer = arith.addi %k, %c1 : index
  %res = arith.select %fits, %longer, %k : index
  return %res : index
}

func.func @kmp(%text: memref<?xi8>, %pat: memref<?xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = memref.dim %text, %c0 : memref<?xi8>
  %m = memref.dim %pat, %c0 : memref<?xi8>
  %fmt = llvm.mlir.addressof @fmt_hit : !llvm.ptr
  // border[i]: length of the longest proper border of pat[0..i].
  %border = memref.alloc(%m) : memref<?xindex>
  memref.store %c0, %border[%c0] : memref<?xindex>
  %b = scf.for %i = %c1 to %m step %c1 iter_args(%len = %c0) -> (index) {
    %c = memref.load %pat[%i] : memref<?xi8>
    %next = func.call @extend(%pat, %border, %len, %c) : (memref<?xi8>, memref<?xindex>, index, i8) -> index
    memref.store %next, %border[%i] : memref<?xindex>
    scf.yield %next : index
  }
  %res:2 = scf.for %i = %c0 to %n step %c1 iter_args(%len = %c0, %hits = %zero) -> (index, i64) {
    %c = memref.load %text[%i] : memref<?xi8>
    %next = func.call @extend(%pat, %border, %len, %c) : (memref<?xi8>, memref<?xindex>, index, i8) -> index
    %full = arith.cmpi eq, %next, %m : index
    %h = scf.if %full -> (i64) {
      %end = arith.addi %i, %c1 : index
      %start = arith.subi %end, %m : index
      %at = arith.index_cast %start : index to i64
      %w = llvm.call @printf(%fmt, %at) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
      %h1 = arith.addi %hits, %one : i64
      scf.yield %h1 : i64
    } else {
      scf.yield %hits : i64
    }
    scf.yield %next, %h : index, i64
  }
  memref.dealloc %border : memref<?xindex>
  return %res#1 : i64
}

func.func @search(%text: memref<?xi8>, %pat: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %pat, %c0 : memref<?xi8>
  scf.for %i = %c0 to %m step %c1 {
    %c = memref.load %pat[%i] : memref<?xi8>
    %c32 = arith.extui %c : i8 to i32
    %w = func.call @putchar(%c32) : (i32) -> i32
  }
  %colon = arith.constant 58 : i32
  %w0 = func.call @putchar(%colon) : (i32) -> i32
  %hits = func.call @kmp(%text, %pat) : (memref<?xi8>, memref<?xi8>) -> i64
  %check = func.call @naive(%text, %pat) : (memref<?xi8>, memref<?xi8>) -> i64
  %same = arith.cmpi eq, %hits, %check : i64
  %yes = llvm.mlir.addressof @agree : !llvm.ptr
  %no = llvm.mlir.addressof @differ : !llvm.ptr
  %word = arith.select %same, %yes, %no : !llvm.ptr
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w1 = llvm.call @printf(%fmt, %hits, %check, %word) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, !llvm.ptr) -> i32
  return
}

func.func @main() -> i32 {
  %text_s = memref.get_global @text : memref<23xi8>
  %abra_s = memref.get_global @abra : memref<4xi8>
  %long_s = memref.get_global @long : memref<13xi8>
  %aca_s = memref.get_global @aca : memref<3xi8>
  %none_s = memref.get_global @none : memref<2xi8>
  %text = memref.cast %text_s : memref<23xi8> to memref<?xi8>
  %abra = memref.cast %abra_s : memref<4xi8> to memref<?xi8>
  %long = memref.cast %long_s : memref<13xi8> to memref<?xi8>
  %aca = memref.cast %aca_s : memref<3xi8> to memref<?xi8>
  %none = memref.cast %none_s : memref<2xi8> to memref<?xi8>
  func.call @search(%text, %abra) : (memref<?xi8>, memref<?xi8>) -> ()
  func.call @search(%text, %long) : (memref<?xi8>, memref<?xi8>) -> ()
  func.call @search(%text, %aca) : (memref<?xi8>, memref<?xi8>) -> ()
  func.call @search(%text, %none) : (memref<?xi8>, memref<?xi8>) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
