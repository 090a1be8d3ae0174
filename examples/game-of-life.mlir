// Conway's Game of Life on a torus: a glider, a blinker and a block; prints the
// board at a few generations and the population over time.
// Shows a 3-D memref used as a double buffer, modular neighbour indices on
// index values, i1 elements, scf.index_switch on the neighbour count, putchar.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_gen("generation %ld: %d alive\0A\00")
func.func private @putchar(i32) -> i32

// Row and column of every cell that starts alive.
memref.global "private" constant @seed : memref<12x2xindex> = dense<[
  [0, 1], [1, 2], [2, 0], [2, 1], [2, 2],
  [4, 10], [4, 11], [4, 12],
  [8, 15], [8, 16], [9, 15], [9, 16]]>

func.func @neighbours(%board: memref<2x12x20xi1>, %now: index, %r: index, %c: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %rows = arith.constant 12 : index
  %cols = arith.constant 20 : index
  %up = arith.addi %r, %rows : index
  %top = arith.subi %up, %c1 : index
  %left = arith.addi %c, %cols : index
  %west = arith.subi %left, %c1 : index
  %n = scf.for %dr = %c0 to %c3 step %c1 iter_args(%n0 = %c0) -> (index) {
    %rr = arith.addi %top, %dr : index
    %row = arith.remui %rr, %rows : index
    %m = scf.for %dc = %c0 to %c3 step %c1 iter_args(%n1 = %n0) -> (index) {
      %cc = arith.addi %west, %dc : index
      %col = arith.remui %cc, %cols : index
      %alive = memref.load %board[%now, %row, %col] : memref<2x12x20xi1>
      %inc = arith.index_castui %alive : i1 to index
      %n2 = arith.addi %n1, %inc : index
      scf.yield %n2 : index
    }
    scf.yield %m : index
  }
  %self = memref.load %board[%now, %r, %c] : memref<2x12x20xi1>
  %self_n = arith.index_castui %self : i1 to index
  %others = arith.subi %n, %self_n : index
  return %others : index
}

// Computes the other half of the double buffer from half `now`.
func.func @step(%board: memref<2x12x20xi1>, %now: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 12 : index
  %cols = arith.constant 20 : index
  %next = arith.xori %now, %c1 : index
  scf.for %r = %c0 to %rows step %c1 {
    scf.for %c = %c0 to %cols step %c1 {
      %n = func.call @neighbours(%board, %now, %r, %c) : (memref<2x12x20xi1>, index, index, index) -> index
      %alive = scf.index_switch %n -> i1
      case 2 {
        %same = memref.load %board[%now, %r, %c] : memref<2x12x20xi1>
        scf.yield %same : i1
      }
      case 3 {
        %true = arith.constant true
        scf.yield %true : i1
      }
      default {
        %false = arith.constant false
        scf.yield %false : i1
      }
      memref.store %alive, %board[%next, %r, %c] : memref<2x12x20xi1>
    }
  }
  return %next : index
}

func.func @population(%board: memref<2x12x20xi1>, %now: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 12 : index
  %cols = arith.constant 20 : index
  %zero = arith.constant 0 : i32
  %n = scf.for %r = %c0 to %rows step %c1 iter_args(%n0 = %zero) -> (i32) {
    %m = scf.for %c = %c0 to %cols step %c1 iter_args(%n1 = %n0) -> (i32) {
      %alive = memref.load %board[%now, %r, %c] : memref<2x12x20xi1>
      %inc = arith.extui %alive : i1 to i32
      %n2 = arith.addi %n1, %inc : i32
      scf.yield %n2 : i32
    }
    scf.yield %m : i32
  }
  return %n : i32
}

func.func @draw(%board: memref<2x12x20xi1>, %now: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 12 : index
  %cols = arith.constant 20 : index
  %hash = arith.constant 35 : i32
  %dot = arith.constant 46 : i32
  %newline = arith.constant 10 : i32
  scf.for %r = %c0 to %rows step %c1 {
    scf.for %c = %c0 to %cols step %c1 {
      %alive = memref.load %board[%now, %r, %c] : memref<2x12x20xi1>
      %char = arith.select %alive, %hash, %dot : i32
      %w = func.call @putchar(%char) : (i32) -> i32
    }
    %w = func.call @putchar(%newline) : (i32) -> i32
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rows = arith.constant 12 : index
  %cols = arith.constant 20 : index
  %cells = arith.constant 12 : index
  %generations = arith.constant 33 : index
  %every = arith.constant 16 : index
  %true = arith.constant true
  %false = arith.constant false
  %board = memref.alloc() : memref<2x12x20xi1>
  scf.for %r = %c0 to %rows step %c1 {
    scf.for %c = %c0 to %cols step %c1 {
      memref.store %false, %board[%c0, %r, %c] : memref<2x12x20xi1>
    }
  }
  %seed = memref.get_global @seed : memref<12x2xindex>
  scf.for %i = %c0 to %cells step %c1 {
    %r = memref.load %seed[%i, %c0] : memref<12x2xindex>
    %c = memref.load %seed[%i, %c1] : memref<12x2xindex>
    memref.store %true, %board[%c0, %r, %c] : memref<2x12x20xi1>
  }
  %fmt = llvm.mlir.addressof @fmt_gen : !llvm.ptr
  %last = scf.for %g = %c0 to %generations step %c1 iter_args(%now = %c0) -> (index) {
    %phase = arith.remui %g, %every : index
    %show = arith.cmpi eq, %phase, %c0 : index
    scf.if %show {
      %g64 = arith.index_cast %g : index to i64
      %n = func.call @population(%board, %now) : (memref<2x12x20xi1>, index) -> i32
      %w = llvm.call @printf(%fmt, %g64, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i32) -> i32
      func.call @draw(%board, %now) : (memref<2x12x20xi1>, index) -> ()
    }
    %next = func.call @step(%board, %now) : (memref<2x12x20xi1>, index) -> index
    scf.yield %next : index
  }
  memref.dealloc %board : memref<2x12x20xi1>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
