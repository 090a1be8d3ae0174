// The Levenshtein distance of two strings by dynamic programming, with the
// alignment recovered from the table by walking back.
// Shows a dynamic two-dimensional table, arith.minui on index, C strings from
// llvm globals, scf.execute_region with several blocks and an early result,
// and a walk that runs in two dimensions until both reach zero.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%s -> %s: %ld edits \00")
llvm.mlir.global internal constant @kitten("kitten\00")
llvm.mlir.global internal constant @sitting("sitting\00")
llvm.mlir.global internal constant @saturday("Saturday\00")
llvm.mlir.global internal constant @sunday("Sunday\00")
llvm.mlir.global internal constant @intention("intention\00")
llvm.mlir.global internal constant @execution("execution\00")
llvm.mlir.global internal constant @none("\00")
func.func private @putchar(i32) -> i32
func.func private @strlen(!llvm.ptr) -> i64

func.func @char_at(%s: !llvm.ptr, %i: index) -> i8 {
  %i64 = arith.index_cast %i : index to i64
  %p = llvm.getelementptr %s[%i64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.load %p : !llvm.ptr -> i8
  return %c : i8
}

// d[i][j]: the distance of the first i characters of s and the first j of t.
func.func @fill(%d: memref<?x?xindex>, %s: !llvm.ptr, %t: !llvm.ptr) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %d, %c0 : memref<?x?xindex>
  %cols = memref.dim %d, %c1 : memref<?x?xindex>
  scf.for %i = %c0 to %rows step %c1 {
    memref.store %i, %d[%i, %c0] : memref<?x?xindex>
  }
  scf.for %j = %c0 to %cols step %c1 {
    memref.store %j, %d[%c0, %j] : memref<?x?xindex>
  }
  scf.for %i = %c1 to %rows step %c1 {
    %i1 = arith.subi %i, %c1 : index
    %a = func.call @char_at(%s, %i1) : (!llvm.ptr, index) -> i8
    scf.for %j = %c1 to %cols step %c1 {
      %j1 = arith.subi %j, %c1 : index
      %b = func.call @char_at(%t, %j1) : (!llvm.ptr, index) -> i8
      %ne = arith.cmpi ne, %a, %b : i8
      %cost = arith.index_castui %ne : i1 to index
      %diag = memref.load %d[%i1, %j1] : memref<?x?xindex>
      %up = memref.load %d[%i1, %j] : memref<?x?xindex>
      %left = memref.load %d[%i, %j1] : memref<?x?xindex>
      %replace = arith.addi %diag, %cost : index
      %either = arith.minui %up, %left : index
      %gap = arith.addi %either, %c1 : index
      %best = arith.minui %replace, %gap : index
      memref.store %best, %d[%i, %j] : memref<?x?xindex>
    }
  }
  %m = arith.subi %rows, %c1 : index
  %n = arith.subi %cols, %c1 : index
  %r = memref.load %d[%m, %n] : memref<?x?xindex>
  return %r : index
}

// The last step of an optimal alignment of the prefixes (i, j): 0 keep,
// 1 replace, 2 delete, 3 insert.
func.func @last_step(%d: memref<?x?xindex>, %s: !llvm.ptr, %t: !llvm.ptr, %i: index, %j: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %step = scf.execute_region -> i32 {
    %keep = arith.constant 0 : i32
    %replace = arith.constant 1 : i32
    %delete = arith.constant 2 : i32
    %insert = arith.constant 3 : i32
    %here = memref.load %d[%i, %j] : memref<?x?xindex>
    %i1 = arith.subi %i, %c1 : index
    %j1 = arith.subi %j, %c1 : index
    %no_row = arith.cmpi eq, %i, %c0 : index
    cf.cond_br %no_row, ^done(%insert : i32), ^has_row
  ^has_row:
    %no_col = arith.cmpi eq, %j, %c0 : index
    cf.cond_br %no_col, ^done(%delete : i32), ^inside
  ^inside:
    %diag = memref.load %d[%i1, %j1] : memref<?x?xindex>
    %up = memref.load %d[%i1, %j] : memref<?x?xindex>
    %a = func.call @char_at(%s, %i1) : (!llvm.ptr, index) -> i8
    %b = func.call @char_at(%t, %j1) : (!llvm.ptr, index) -> i8
    %same = arith.cmpi eq, %a, %b : i8
    cf.cond_br %same, ^done(%keep : i32), ^changed
  ^changed:
    %via_diag = arith.addi %diag, %c1 : index
    %is_replace = arith.cmpi eq, %via_diag, %here : index
    cf.cond_br %is_replace, ^done(%replace : i32), ^gap
  ^gap:
    %via_up = arith.addi %up, %c1 : index
    %is_delete = arith.cmpi eq, %via_up, %here : index
    %which = arith.select %is_delete, %delete, %insert : i32
    cf.br ^done(%which : i32)
  ^done(%r: i32):
    scf.yield %r : i32
  }
  return %step : i32
}

func.func @align(%s: !llvm.ptr, %t: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m64 = func.call @strlen(%s) : (!llvm.ptr) -> i64
  %n64 = func.call @strlen(%t) : (!llvm.ptr) -> i64
  %m = arith.index_cast %m64 : i64 to index
  %n = arith.index_cast %n64 : i64 to index
  %rows = arith.addi %m, %c1 : index
  %cols = arith.addi %n, %c1 : index
  %d = memref.alloc(%rows, %cols) : memref<?x?xindex>
  %r = func.call @fill(%d, %s, %t) : (memref<?x?xindex>, !llvm.ptr, !llvm.ptr) -> index
  %r64 = arith.index_cast %r : index to i64
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w0 = llvm.call @printf(%fmt, %s, %t, %r64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> i32
  // The walk goes backwards, so the steps are kept and printed in reverse.
  %most = arith.addi %m, %n : index
  %steps = memref.alloc(%most) : memref<?xi32>
  %end:3 = scf.while (%i = %m, %j = %n, %k = %c0) : (index, index, index) -> (index, index, index) {
    %ij = arith.ori %i, %j : index
    %more = arith.cmpi ne, %ij, %c0 : index
    scf.condition(%more) %i, %j, %k : index, index, index
  } do {
  ^bb0(%i: index, %j: index, %k: index):
    %step = func.call @last_step(%d, %s, %t, %i, %j) : (memref<?x?xindex>, !llvm.ptr, !llvm.ptr, index, index) -> i32
    memref.store %step, %steps[%k] : memref<?xi32>
    %which = arith.index_cast %step : i32 to index
    %di, %dj = scf.index_switch %which -> index, index
    case 2 {
      scf.yield %c1, %c0 : index, index
    }
    case 3 {
      scf.yield %c0, %c1 : index, index
    }
    default {
      scf.yield %c1, %c1 : index, index
    }
    %i1 = arith.subi %i, %di : index
    %j1 = arith.subi %j, %dj : index
    %k1 = arith.addi %k, %c1 : index
    scf.yield %i1, %j1, %k1 : index, index, index
  }
  scf.for %x = %c0 to %end#2 step %c1 {
    %left = arith.subi %end#2, %x : index
    %at = arith.subi %left, %c1 : index
    %step = memref.load %steps[%at] : memref<?xi32>
    %which = arith.index_cast %step : i32 to index
    %char = scf.index_switch %which -> i32
    case 0 {
      %c = arith.constant 61 : i32
      scf.yield %c : i32
    }
    case 1 {
      %c = arith.constant 126 : i32
      scf.yield %c : i32
    }
    case 2 {
      %c = arith.constant 45 : i32
      scf.yield %c : i32
    }
    default {
      %c = arith.constant 43 : i32
      scf.yield %c : i32
    }
    %w = func.call @putchar(%char) : (i32) -> i32
  }
  %newline = arith.constant 10 : i32
  %w1 = func.call @putchar(%newline) : (i32) -> i32
  memref.dealloc %steps : memref<?xi32>
  memref.dealloc %d : memref<?x?xindex>
  return
}

func.func @main() -> i32 {
  %kitten = llvm.mlir.addressof @kitten : !llvm.ptr
  %sitting = llvm.mlir.addressof @sitting : !llvm.ptr
  %saturday = llvm.mlir.addressof @saturday : !llvm.ptr
  %sunday = llvm.mlir.addressof @sunday : !llvm.ptr
  %intention = llvm.mlir.addressof @intention : !llvm.ptr
  %execution = llvm.mlir.addressof @execution : !llvm.ptr
  %none = llvm.mlir.addressof @none : !llvm.ptr
  func.call @align(%kitten, %sitting) : (!llvm.ptr, !llvm.ptr) -> ()
  func.call @align(%saturday, %sunday) : (!llvm.ptr, !llvm.ptr) -> ()
  func.call @align(%sunday, %saturday) : (!llvm.ptr, !llvm.ptr) -> ()
  func.call @align(%intention, %execution) : (!llvm.ptr, !llvm.ptr) -> ()
  func.call @align(%kitten, %kitten) : (!llvm.ptr, !llvm.ptr) -> ()
  func.call @align(%none, %sunday) : (!llvm.ptr, !llvm.ptr) -> ()
  func.call @align(%sunday, %none) : (!llvm.ptr, !llvm.ptr) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
