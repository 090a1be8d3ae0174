// The n queens problem: counts the solutions for boards up to 9x9 by bit masks
// and draws the first solution for 8x8.
// Shows recursion with scf.while inside, bit manipulation on i32, early exit
// through a found flag, ub.poison as the value of a slot that is never read,
// and cf.assert on an internal invariant.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%d queens: %ld solutions\0A\00")
func.func private @putchar(i32) -> i32

// Counts the placements of the remaining rows, given the attacked columns and
// diagonals of this row.
func.func @count(%all: i32, %cols: i32, %left: i32, %right: i32) -> i64 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ones = arith.constant -1 : i32
  %none = arith.constant 0 : i64
  %single = arith.constant 1 : i64
  %full = arith.cmpi eq, %cols, %all : i32
  cf.cond_br %full, ^leaf, ^search
^leaf:
  return %single : i64
^search:
  %lr = arith.ori %left, %right : i32
  %attacked = arith.ori %cols, %lr : i32
  %open = arith.xori %attacked, %ones : i32
  %free = arith.andi %open, %all : i32
  %r:2 = scf.while (%rest = %free, %sum = %none) : (i32, i64) -> (i32, i64) {
    %more = arith.cmpi ne, %rest, %zero : i32
    scf.condition(%more) %rest, %sum : i32, i64
  } do {
  ^bb0(%rest: i32, %sum: i64):
    %minus = arith.subi %zero, %rest : i32
    %bit = arith.andi %rest, %minus : i32
    %c = arith.ori %cols, %bit : i32
    %lb = arith.ori %left, %bit : i32
    %l = arith.shli %lb, %one : i32
    %rb = arith.ori %right, %bit : i32
    %rr = arith.shrui %rb, %one : i32
    %n = func.call @count(%all, %c, %l, %rr) : (i32, i32, i32, i32) -> i64
    %s = arith.addi %sum, %n : i64
    %next = arith.xori %rest, %bit : i32
    scf.yield %next, %s : i32, i64
  }
  return %r#1 : i64
}

// Is (row, col) free of attack from the queens in the rows above?
func.func @safe(%queens: memref<?xindex>, %row: index, %col: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %r = scf.for %i = %c0 to %row step %c1 iter_args(%ok = %true) -> (i1) {
    %q = memref.load %queens[%i] : memref<?xindex>
    %ne = arith.cmpi ne, %q, %col : index
    %dist = arith.subi %row, %i : index
    %d0 = arith.subi %q, %col : index
    %d1 = arith.subi %col, %q : index
    %d = arith.maxsi %d0, %d1 : index
    %diag = arith.cmpi ne, %d, %dist : index
    %both = arith.andi %ne, %diag : i1
    %ok1 = arith.andi %ok, %both : i1
    scf.yield %ok1 : i1
  }
  return %r : i1
}

// Places queens from `row` on; true when all rows are filled.
func.func @place(%queens: memref<?xindex>, %row: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %n = memref.dim %queens, %c0 : memref<?xindex>
  %done = arith.cmpi eq, %row, %n : index
  %r = scf.if %done -> (i1) {
    scf.yield %true : i1
  } else {
    // The column of the last attempt is carried along but only read once one
    // has been made, so it may start undefined.
    %nothing = ub.poison : index
    %res:3 = scf.while (%col = %c0, %found = %false, %last = %nothing) : (index, i1, index) -> (index, i1, index) {
      %inside = arith.cmpi ult, %col, %n : index
      %open = arith.xori %found, %true : i1
      %go = arith.andi %inside, %open : i1
      scf.condition(%go) %col, %found, %last : index, i1, index
    } do {
    ^bb0(%col: index, %found: i1, %last: index):
      %ok = func.call @safe(%queens, %row, %col) : (memref<?xindex>, index, index) -> i1
      %got = scf.if %ok -> (i1) {
        memref.store %col, %queens[%row] : memref<?xindex>
        %deeper = arith.addi %row, %c1 : index
        %g = func.call @place(%queens, %deeper) : (memref<?xindex>, index) -> i1
        scf.yield %g : i1
      } else {
        scf.yield %false : i1
      }
      %next = arith.addi %col, %c1 : index
      scf.yield %next, %got, %col : index, i1, index
    }
    scf.if %res#1 {
      %stored = memref.load %queens[%row] : memref<?xindex>
      %same = arith.cmpi eq, %stored, %res#2 : index
      %check = arith.extui %same : i1 to i32
      %expected = arith.constant 1 : i32
      func.call @require(%check, %expected) : (i32, i32) -> ()
    }
    scf.yield %res#1 : i1
  }
  return %r : i1
}

func.func @require(%a: i32, %b: i32) {
  %same = arith.cmpi eq, %a, %b : i32
  cf.assert %same, "the board does not hold the column that was tried last"
  return
}

func.func @draw(%queens: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %queens, %c0 : memref<?xindex>
  %queen = arith.constant 81 : i32
  %dot = arith.constant 46 : i32
  %space = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  scf.for %i = %c0 to %n step %c1 {
    %q = memref.load %queens[%i] : memref<?xindex>
    scf.for %j = %c0 to %n step %c1 {
      %here = arith.cmpi eq, %j, %q : index
      %c = arith.select %here, %queen, %dot : i32
      %w0 = func.call @putchar(%c) : (i32) -> i32
      %w1 = func.call @putchar(%space) : (i32) -> i32
    }
    %w = func.call @putchar(%newline) : (i32) -> i32
  }
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  scf.for %n = %one to %ten step %one : i32 {
    %bit = arith.shli %one, %n : i32
    %all = arith.subi %bit, %one : i32
    %s = func.call @count(%all, %zero, %zero, %zero) : (i32, i32, i32, i32) -> i64
    %w = llvm.call @printf(%fmt, %n, %s) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64) -> i32
  }
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %queens = memref.alloc(%c8) : memref<?xindex>
  %found = func.call @place(%queens, %c0) : (memref<?xindex>, index) -> i1
  scf.if %found {
    func.call @draw(%queens) : (memref<?xindex>) -> ()
  }
  memref.dealloc %queens : memref<?xindex>
  return %zero : i32
}
