// Letter frequencies of a text, as a bar chart: the text is a C string global,
// folded to lower case, counted into a global table, and drawn with putchar.
// Shows a mutable memref.global, llvm string globals read through
// llvm.getelementptr and llvm.load, i8 comparisons, and scf.while until NUL.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_row("%c %3d \00")
llvm.mlir.global internal constant @fmt_total("letters %d, other %d, most frequent '%c'\0A\00")
llvm.mlir.global internal constant @text("It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season of Light, it was the season of Darkness, it was the spring of hope, it was the winter of despair.\00")
func.func private @putchar(i32) -> i32

memref.global "private" @counts : memref<26xi32> = dense<0>

// Counts letters into @counts; returns how many letters and other characters.
func.func @count(%s: !llvm.ptr) -> (i32, i32) {
  %zero64 = arith.constant 0 : i64
  %one64 = arith.constant 1 : i64
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %nul = arith.constant 0 : i8
  %a = arith.constant 97 : i8
  %case_bit = arith.constant 32 : i8
  %alphabet = arith.constant 26 : i8
  %counts = memref.get_global @counts : memref<26xi32>
  %res:3 = scf.while (%i = %zero64, %letters = %zero, %others = %zero) : (i64, i32, i32) -> (i64, i32, i32) {
    %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c = llvm.load %p : !llvm.ptr -> i8
    %more = arith.cmpi ne, %c, %nul : i8
    scf.condition(%more) %i, %letters, %others : i64, i32, i32
  } do {
  ^bb0(%i: i64, %letters: i32, %others: i32):
    %p = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c = llvm.load %p : !llvm.ptr -> i8
    %lower = arith.ori %c, %case_bit : i8
    %offset = arith.subi %lower, %a : i8
    %letter = arith.cmpi ult, %offset, %alphabet : i8
    %next:2 = scf.if %letter -> (i32, i32) {
      %slot = arith.index_castui %offset : i8 to index
      %old = memref.load %counts[%slot] : memref<26xi32>
      %new = arith.addi %old, %one : i32
      memref.store %new, %counts[%slot] : memref<26xi32>
      %l1 = arith.addi %letters, %one : i32
      scf.yield %l1, %others : i32, i32
    } else {
      %o1 = arith.addi %others, %one : i32
      scf.yield %letters, %o1 : i32, i32
    }
    %i1 = arith.addi %i, %one64 : i64
    scf.yield %i1, %next#0, %next#1 : i64, i32, i32
  }
  return %res#1, %res#2 : i32, i32
}

func.func @draw_bar(%length: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %hash = arith.constant 35 : i32
  %newline = arith.constant 10 : i32
  scf.for %i = %zero to %length step %one : i32 {
    %w = func.call @putchar(%hash) : (i32) -> i32
  }
  %w = func.call @putchar(%newline) : (i32) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 26 : index
  %zero = arith.constant 0 : i32
  %a = arith.constant 97 : i32
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %totals:2 = func.call @count(%text) : (!llvm.ptr) -> (i32, i32)
  %counts = memref.get_global @counts : memref<26xi32>
  %fmt = llvm.mlir.addressof @fmt_row : !llvm.ptr
  %best:2 = scf.for %i = %c0 to %n step %c1 iter_args(%max = %zero, %arg = %a) -> (i32, i32) {
    %i32 = arith.index_cast %i : index to i32
    %letter = arith.addi %a, %i32 : i32
    %count = memref.load %counts[%i] : memref<26xi32>
    %seen = arith.cmpi ne, %count, %zero : i32
    scf.if %seen {
      %w = llvm.call @printf(%fmt, %letter, %count) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
      func.call @draw_bar(%count) : (i32) -> ()
    }
    %better = arith.cmpi sgt, %count, %max : i32
    %max1 = arith.select %better, %count, %max : i32
    %arg1 = arith.select %better, %letter, %arg : i32
    scf.yield %max1, %arg1 : i32, i32
  }
  %fmt_total = llvm.mlir.addressof @fmt_total : !llvm.ptr
  %w = llvm.call @printf(%fmt_total, %totals#0, %totals#1, %best#1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
  return %zero : i32
}
