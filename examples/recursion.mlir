// Recursive functions: Fibonacci, Ackermann, the towers of Hanoi, a pair of
// mutually recursive parity tests, and permutations in lexicographic order.
// Shows func.call recursion, early returns through cf.cond_br, scf.if results,
// calls between functions defined in any order, and memrefs passed by recursion.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_fib("fib(%d) = %ld\0A\00")
llvm.mlir.global internal constant @fmt_ack("ackermann(%ld, %ld) = %ld\0A\00")
llvm.mlir.global internal constant @fmt_hanoi("hanoi(%d): %ld moves\0A\00")
llvm.mlir.global internal constant @fmt_move("move disk %d from %c to %c\0A\00")
llvm.mlir.global internal constant @fmt_even("%d is even: %d\0A\00")
func.func private @putchar(i32) -> i32

func.func @fib(%n: i32) -> i64 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %small = arith.cmpi slt, %n, %two : i32
  cf.cond_br %small, ^leaf, ^recurse
^leaf:
  %r = arith.extsi %n : i32 to i64
  return %r : i64
^recurse:
  %n1 = arith.subi %n, %one : i32
  %n2 = arith.subi %n, %two : i32
  %a = func.call @fib(%n1) : (i32) -> i64
  %b = func.call @fib(%n2) : (i32) -> i64
  %s = arith.addi %a, %b : i64
  return %s : i64
}

func.func @ackermann(%m: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m_zero = arith.cmpi eq, %m, %zero : i64
  %r = scf.if %m_zero -> (i64) {
    %s = arith.addi %n, %one : i64
    scf.yield %s : i64
  } else {
    %m1 = arith.subi %m, %one : i64
    %n_zero = arith.cmpi eq, %n, %zero : i64
    %s = scf.if %n_zero -> (i64) {
      %a = func.call @ackermann(%m1, %one) : (i64, i64) -> i64
      scf.yield %a : i64
    } else {
      %n1 = arith.subi %n, %one : i64
      %inner = func.call @ackermann(%m, %n1) : (i64, i64) -> i64
      %a = func.call @ackermann(%m1, %inner) : (i64, i64) -> i64
      scf.yield %a : i64
    }
    scf.yield %s : i64
  }
  return %r : i64
}

// Moves `n` disks; prints the moves when `show` is set; returns their number.
func.func @hanoi(%n: i32, %from: i32, %to: i32, %via: i32, %show: i1) -> i64 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0 : i64
  %single = arith.constant 1 : i64
  %done = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %done, ^exit(%none : i64), ^work
^work:
  %m = arith.subi %n, %one : i32
  %a = func.call @hanoi(%m, %from, %via, %to, %show) : (i32, i32, i32, i32, i1) -> i64
  cf.cond_br %show, ^print, ^quiet
^print:
  %fmt = llvm.mlir.addressof @fmt_move : !llvm.ptr
  %w = llvm.call @printf(%fmt, %n, %from, %to) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
  cf.br ^quiet
^quiet:
  %b = func.call @hanoi(%m, %via, %to, %from, %show) : (i32, i32, i32, i32, i1) -> i64
  %ab = arith.addi %a, %b : i64
  %sum = arith.addi %ab, %single : i64
  cf.br ^exit(%sum : i64)
^exit(%moves: i64):
  return %moves : i64
}

func.func @is_even(%n: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %base = arith.cmpi eq, %n, %zero : i32
  %r = scf.if %base -> (i1) {
    %true = arith.constant true
    scf.yield %true : i1
  } else {
    %m = arith.subi %n, %one : i32
    %odd = func.call @is_odd(%m) : (i32) -> i1
    scf.yield %odd : i1
  }
  return %r : i1
}

func.func @is_odd(%n: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %base = arith.cmpi eq, %n, %zero : i32
  %r = scf.if %base -> (i1) {
    %false = arith.constant false
    scf.yield %false : i1
  } else {
    %m = arith.subi %n, %one : i32
    %even = func.call @is_even(%m) : (i32) -> i1
    scf.yield %even : i1
  }
  return %r : i1
}

// Extends the prefix of length `depth` by every unused digit.
func.func @permute(%digits: memref<?xi32>, %used: memref<?xi1>, %depth: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %n = memref.dim %digits, %c0 : memref<?xi32>
  %full = arith.cmpi eq, %depth, %n : index
  scf.if %full {
    %ascii = arith.constant 49 : i32
    %space = arith.constant 32 : i32
    scf.for %i = %c0 to %n step %c1 {
      %d = memref.load %digits[%i] : memref<?xi32>
      %c = arith.addi %d, %ascii : i32
      %w = func.call @putchar(%c) : (i32) -> i32
    }
    %w = func.call @putchar(%space) : (i32) -> i32
  } else {
    %deeper = arith.addi %depth, %c1 : index
    scf.for %i = %c0 to %n step %c1 {
      %taken = memref.load %used[%i] : memref<?xi1>
      scf.if %taken {
      } else {
        %d = arith.index_cast %i : index to i32
        memref.store %d, %digits[%depth] : memref<?xi32>
        memref.store %true, %used[%i] : memref<?xi1>
        func.call @permute(%digits, %used, %deeper) : (memref<?xi32>, memref<?xi1>, index) -> ()
        memref.store %false, %used[%i] : memref<?xi1>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %fmt_fib = llvm.mlir.addressof @fmt_fib : !llvm.ptr
  %zero = arith.constant 0 : i32
  %five = arith.constant 5 : i32
  %last = arith.constant 31 : i32
  scf.for %i = %zero to %last step %five : i32 {
    %f = func.call @fib(%i) : (i32) -> i64
    %w = llvm.call @printf(%fmt_fib, %i, %f) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64) -> i32
  }
  %fmt_ack = llvm.mlir.addressof @fmt_ack : !llvm.ptr
  %m0 = arith.constant 0 : i64
  %one64 = arith.constant 1 : i64
  %m_end = arith.constant 4 : i64
  %n = arith.constant 5 : i64
  scf.for %m = %m0 to %m_end step %one64 : i64 {
    %a = func.call @ackermann(%m, %n) : (i64, i64) -> i64
    %w = llvm.call @printf(%fmt_ack, %m, %n, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32
  }
  %a = arith.constant 97 : i32
  %b = arith.constant 98 : i32
  %c = arith.constant 99 : i32
  %three = arith.constant 3 : i32
  %true = arith.constant true
  %false = arith.constant false
  %fmt_hanoi = llvm.mlir.addressof @fmt_hanoi : !llvm.ptr
  %h3 = func.call @hanoi(%three, %a, %c, %b, %true) : (i32, i32, i32, i32, i1) -> i64
  %w0 = llvm.call @printf(%fmt_hanoi, %three, %h3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64) -> i32
  %sixteen = arith.constant 16 : i32
  %h16 = func.call @hanoi(%sixteen, %a, %c, %b, %false) : (i32, i32, i32, i32, i1) -> i64
  %w1 = llvm.call @printf(%fmt_hanoi, %sixteen, %h16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64) -> i32
  %fmt_even = llvm.mlir.addressof @fmt_even : !llvm.ptr
  %even = func.call @is_even(%last) : (i32) -> i1
  %even32 = arith.extui %even : i1 to i32
  %w2 = llvm.call @printf(%fmt_even, %last, %even32) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32

  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 4 : index
  %digits = memref.alloc(%size) : memref<?xi32>
  %used = memref.alloc(%size) : memref<?xi1>
  scf.for %i = %c0 to %size step %c1 {
    memref.store %false, %used[%i] : memref<?xi1>
  }
  func.call @permute(%digits, %used, %c0) : (memref<?xi32>, memref<?xi1>, index) -> ()
  %newline = arith.constant 10 : i32
  %w3 = func.call @putchar(%newline) : (i32) -> i32
  memref.dealloc %digits : memref<?xi32>
  memref.dealloc %used : memref<?xi1>
  return %zero : i32
}
