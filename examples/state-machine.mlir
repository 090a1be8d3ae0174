// A lexer and a four-function calculator driven by an explicit state machine:
// each expression is read character by character, numbers and operators are
// recognised by scf.index_switch on (state, character class), and the value is
// computed from left to right with * and / binding tighter.
// Shows scf.while with many carried values, scf.index_switch with results and a
// default, llvm string globals, and arith.select chains.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_ok("%-24s = %ld\0A\00")
llvm.mlir.global internal constant @fmt_bad("%-24s error at %ld\0A\00")
llvm.mlir.global internal constant @e0("1 + 2 * 3\00")
llvm.mlir.global internal constant @e1("100/7/2\00")
llvm.mlir.global internal constant @e2("12*12 - 144 + 7\00")
llvm.mlir.global internal constant @e3("2 * 3 * 4 - 100 / 9 * 2\00")
llvm.mlir.global internal constant @e4("1 + * 2\00")
llvm.mlir.global internal constant @e5("42 17\00")
llvm.mlir.global internal constant @e6("7 - \00")
llvm.mlir.global internal constant @e7("3 / 0\00")
llvm.mlir.global internal constant @e8("5 $ 3\00")
llvm.mlir.global internal constant @e9("   65536 * 65536 * 2   \00")

// Character classes: 0 end, 1 space, 2 digit, 3 + or -, 4 * or /, 5 anything else.
func.func @classify(%c: i8) -> index {
  %zero = arith.constant 48 : i8
  %ten = arith.constant 10 : i8
  %digit_value = arith.subi %c, %zero : i8
  %digit = arith.cmpi ult, %digit_value, %ten : i8
  %code = arith.index_castui %c : i8 to index
  %class = scf.if %digit -> (index) {
    %two = arith.constant 2 : index
    scf.yield %two : index
  } else {
    %k = scf.index_switch %code -> index
    case 0 {
      %r = arith.constant 0 : index
      scf.yield %r : index
    }
    case 32 {
      %r = arith.constant 1 : index
      scf.yield %r : index
    }
    case 43 {
      %r = arith.constant 3 : index
      scf.yield %r : index
    }
    case 45 {
      %r = arith.constant 3 : index
      scf.yield %r : index
    }
    case 42 {
      %r = arith.constant 4 : index
      scf.yield %r : index
    }
    case 47 {
      %r = arith.constant 4 : index
      scf.yield %r : index
    }
    default {
      %r = arith.constant 5 : index
      scf.yield %r : index
    }
    scf.yield %k : index
  }
  return %class : index
}

// a op b for an operator character; the flag is false for a division by zero.
func.func @apply(%op: i8, %a: i64, %b: i64) -> (i64, i1) {
  %true = arith.constant true
  %code = arith.index_castui %op : i8 to index
  %res:2 = scf.index_switch %code -> i64, i1
  case 43 {
    %r = arith.addi %a, %b : i64
    scf.yield %r, %true : i64, i1
  }
  case 45 {
    %r = arith.subi %a, %b : i64
    scf.yield %r, %true : i64, i1
  }
  case 42 {
    %r = arith.muli %a, %b : i64
    scf.yield %r, %true : i64, i1
  }
  default {
    %zero = arith.constant 0 : i64
    %one = arith.constant 1 : i64
    %ok = arith.cmpi ne, %b, %zero : i64
    %safe = arith.select %ok, %b, %one : i64
    %r = arith.divsi %a, %safe : i64
    scf.yield %r, %ok : i64, i1
  }
  return %res#0, %res#1 : i64, i1
}

// States: 0 want a number, 1 inside a number, 2 want an operator, 3 done, 4 error.
// Carried: position, state, sum, its pending operator, product, its pending
// operator, the number being read. Value so far: sum op1 (product op2 number).
func.func @evaluate(%s: !llvm.ptr) -> (i64, i64, i1) {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 1 : i64
  %ten = arith.constant 10 : i64
  %start = arith.constant 0 : index
  %number = arith.constant 1 : index
  %operator = arith.constant 2 : index
  %done = arith.constant 3 : index
  %error = arith.constant 4 : index
  %plus = arith.constant 43 : i8
  %times = arith.constant 42 : i8
  %ascii0 = arith.constant 48 : i8
  %end:7 = scf.while (%p = %p0, %st = %start, %sum = %p0, %o1 = %plus, %prod = %p1, %o2 = %times, %num = %p0)
      : (i64, index, i64, i8, i64, i8, i64) -> (i64, index, i64, i8, i64, i8, i64) {
    %running = arith.cmpi ult, %st, %done : index
    scf.condition(%running) %p, %st, %sum, %o1, %prod, %o2, %num : i64, index, i64, i8, i64, i8, i64
  } do {
  ^bb0(%p: i64, %st: index, %sum: i64, %o1: i8, %prod: i64, %o2: i8, %num: i64):
    %at = llvm.getelementptr %s[%p] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c = llvm.load %at : !llvm.ptr -> i8
    %class = func.call @classify(%c) : (i8) -> index
    %res:7 = scf.index_switch %class -> i64, index, i64, i8, i64, i8, i64
    case 1 {
      // A blank ends a number and is skipped elsewhere.
      %in = arith.cmpi eq, %st, %number : index
      %next = arith.select %in, %operator, %st : index
      %q = arith.addi %p, %p1 : i64
      scf.yield %q, %next, %sum, %o1, %prod, %o2, %num : i64, index, i64, i8, i64, i8, i64
    }
    case 2 {
      // A digit after a finished number is an error.
      %bad = arith.cmpi eq, %st, %operator : index
      %next = arith.select %bad, %error, %number : index
      %d8 = arith.subi %c, %ascii0 : i8
      %d = arith.extui %d8 : i8 to i64
      %scaled = arith.muli %num, %ten : i64
      %n = arith.addi %scaled, %d : i64
      %q1 = arith.addi %p, %p1 : i64
      %q = arith.select %bad, %p, %q1 : i64
      scf.yield %q, %next, %sum, %o1, %prod, %o2, %n : i64, index, i64, i8, i64, i8, i64
    }
    case 5 {
      scf.yield %p, %error, %sum, %o1, %prod, %o2, %num : i64, index, i64, i8, i64, i8, i64
    }
    default {
      // An operator or the end: both finish a number.
      %missing = arith.cmpi eq, %st, %start : index
      %folded:2 = func.call @apply(%o2, %prod, %num) : (i8, i64, i64) -> (i64, i1)
      %true = arith.constant true
      %zero_div = arith.xori %folded#1, %true : i1
      %bad = arith.ori %missing, %zero_div : i1
      %c4 = arith.constant 4 : index
      %tight = arith.cmpi eq, %class, %c4 : index
      %res:7 = scf.if %bad -> (i64, index, i64, i8, i64, i8, i64) {
        scf.yield %p, %error, %sum, %o1, %prod, %o2, %num : i64, index, i64, i8, i64, i8, i64
      } else {
        %q = arith.addi %p, %p1 : i64
        %inner:7 = scf.if %tight -> (i64, index, i64, i8, i64, i8, i64) {
          scf.yield %q, %start, %sum, %o1, %folded#0, %c, %p0 : i64, index, i64, i8, i64, i8, i64
        } else {
          %total:2 = func.call @apply(%o1, %sum, %folded#0) : (i8, i64, i64) -> (i64, i1)
          %c0 = arith.constant 0 : index
          %last = arith.cmpi eq, %class, %c0 : index
          %next = arith.select %last, %done, %start : index
          scf.yield %q, %next, %total#0, %c, %p1, %times, %p0 : i64, index, i64, i8, i64, i8, i64
        }
        scf.yield %inner#0, %inner#1, %inner#2, %inner#3, %inner#4, %inner#5, %inner#6 : i64, index, i64, i8, i64, i8, i64
      }
      scf.yield %res#0, %res#1, %res#2, %res#3, %res#4, %res#5, %res#6 : i64, index, i64, i8, i64, i8, i64
    }
    scf.yield %res#0, %res#1, %res#2, %res#3, %res#4, %res#5, %res#6 : i64, index, i64, i8, i64, i8, i64
  }
  %ok = arith.cmpi eq, %end#1, %done : index
  return %end#2, %end#0, %ok : i64, i64, i1
}

func.func @show(%s: !llvm.ptr) {
  %r:3 = func.call @evaluate(%s) : (!llvm.ptr) -> (i64, i64, i1)
  %good = llvm.mlir.addressof @fmt_ok : !llvm.ptr
  %bad = llvm.mlir.addressof @fmt_bad : !llvm.ptr
  %fmt = arith.select %r#2, %good, %bad : !llvm.ptr
  %value = arith.select %r#2, %r#0, %r#1 : i64
  %w = llvm.call @printf(%fmt, %s, %value) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64) -> i32
  return
}

func.func @main() -> i32 {
  %e0 = llvm.mlir.addressof @e0 : !llvm.ptr
  %e1 = llvm.mlir.addressof @e1 : !llvm.ptr
  %e2 = llvm.mlir.addressof @e2 : !llvm.ptr
  %e3 = llvm.mlir.addressof @e3 : !llvm.ptr
  %e4 = llvm.mlir.addressof @e4 : !llvm.ptr
  %e5 = llvm.mlir.addressof @e5 : !llvm.ptr
  %e6 = llvm.mlir.addressof @e6 : !llvm.ptr
  %e7 = llvm.mlir.addressof @e7 : !llvm.ptr
  %e8 = llvm.mlir.addressof @e8 : !llvm.ptr
  %e9 = llvm.mlir.addressof @e9 : !llvm.ptr
  func.call @show(%e0) : (!llvm.ptr) -> ()
  func.call @show(%e1) : (!llvm.ptr) -> ()
  func.call @show(%e2) : (!llvm.ptr) -> ()
  func.call @show(%e3) : (!llvm.ptr) -> ()
  func.call @show(%e4) : (!llvm.ptr) -> ()
  func.call @show(%e5) : (!llvm.ptr) -> ()
  func.call @show(%e6) : (!llvm.ptr) -> ()
  func.call @show(%e7) : (!llvm.ptr) -> ()
  func.call @show(%e8) : (!llvm.ptr) -> ()
  func.call @show(%e9) : (!llvm.ptr) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
