// Functions as values: numerical integration and root finding over a function
// argument, function composition by repeated application, a comparison function
// passed to insertion sort, and a dispatcher that chooses a function at run time.
// Shows func.constant, func.call_indirect, function-typed arguments and results,
// function-typed scf.if / scf.index_switch results and arith.select.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_integral("integral of f%ld over [0, 3]: %.6f\0A\00")
llvm.mlir.global internal constant @fmt_root("root of f%ld in [0, 3]: %.9f\0A\00")
llvm.mlir.global internal constant @fmt_apply("%s applied 5 times to 3: %ld\0A\00")
llvm.mlir.global internal constant @fmt_item("%ld \00")
llvm.mlir.global internal constant @name_double("double\00")
llvm.mlir.global internal constant @name_square("square mod 1000\00")
func.func private @putchar(i32) -> i32

memref.global "private" constant @values : memref<10xi64> = dense<[5, -3, 12, 0, -8, 7, 7, -1, 100, -50]>

// x^2 - 2
func.func @f0(%x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %xx = arith.mulf %x, %x : f64
  %r = arith.subf %xx, %two : f64
  return %r : f64
}
// x^3 - x - 1
func.func @f1(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %xx = arith.mulf %x, %x : f64
  %xxx = arith.mulf %xx, %x : f64
  %d = arith.subf %xxx, %x : f64
  %r = arith.subf %d, %one : f64
  return %r : f64
}
// 1 - 1 / (1 + x) - 1 / 2
func.func @f2(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %d = arith.addf %one, %x : f64
  %q = arith.divf %one, %d : f64
  %r = arith.subf %half, %q : f64
  return %r : f64
}

func.func @choose(%which: index) -> ((f64) -> f64) {
  %f = scf.index_switch %which -> (f64) -> f64
  case 0 {
    %g = func.constant @f0 : (f64) -> f64
    scf.yield %g : (f64) -> f64
  }
  case 1 {
    %g = func.constant @f1 : (f64) -> f64
    scf.yield %g : (f64) -> f64
  }
  default {
    %g = func.constant @f2 : (f64) -> f64
    scf.yield %g : (f64) -> f64
  }
  return %f : (f64) -> f64
}

// Simpson's rule with n (even) intervals.
func.func @simpson(%f: (f64) -> f64, %a: f64, %b: f64, %n: i32) -> f64 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %four = arith.constant 4.0 : f64
  %nf = arith.sitofp %n : i32 to f64
  %width = arith.subf %b, %a : f64
  %h = arith.divf %width, %nf : f64
  %fa = func.call_indirect %f(%a) : (f64) -> f64
  %fb = func.call_indirect %f(%b) : (f64) -> f64
  %ends = arith.addf %fa, %fb : f64
  %sum = scf.for %i = %one to %n step %one iter_args(%s = %ends) -> (f64) : i32 {
    %if = arith.sitofp %i : i32 to f64
    %off = arith.mulf %if, %h : f64
    %x = arith.addf %a, %off : f64
    %y = func.call_indirect %f(%x) : (f64) -> f64
    %odd = arith.trunci %i : i32 to i1
    %weight = arith.select %odd, %four, %two : f64
    %t = arith.mulf %weight, %y : f64
    %s1 = arith.addf %s, %t : f64
    scf.yield %s1 : f64
  }
  %hs = arith.mulf %h, %sum : f64
  %r = arith.divf %hs, %three : f64
  return %r : f64
}

// Bisection; f must change from negative to positive between lo and hi.
func.func @bisect(%f: (f64) -> f64, %lo0: f64, %hi0: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %steps = arith.constant 60 : index
  %half = arith.constant 0.5 : f64
  %zero = arith.constant 0.0 : f64
  %r:2 = scf.for %i = %c0 to %steps step %c1 iter_args(%lo = %lo0, %hi = %hi0) -> (f64, f64) {
    %s = arith.addf %lo, %hi : f64
    %mid = arith.mulf %s, %half : f64
    %y = func.call_indirect %f(%mid) : (f64) -> f64
    %below = arith.cmpf olt, %y, %zero : f64
    %lo1 = arith.select %below, %mid, %lo : f64
    %hi1 = arith.select %below, %hi, %mid : f64
    scf.yield %lo1, %hi1 : f64, f64
  }
  return %r#0 : f64
}

func.func @double(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @square(%x: i64) -> i64 {
  %m = arith.constant 1000 : i64
  %p = arith.muli %x, %x : i64
  %r = arith.remsi %p, %m : i64
  return %r : i64
}

func.func @repeat(%f: (i64) -> i64, %times: index, %x: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %times step %c1 iter_args(%v = %x) -> (i64) {
    %next = func.call_indirect %f(%v) : (i64) -> i64
    scf.yield %next : i64
  }
  return %r : i64
}

func.func @ascending(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi slt, %a, %b : i64
  return %r : i1
}
func.func @descending(%a: i64, %b: i64) -> i1 {
  %r = arith.cmpi sgt, %a, %b : i64
  return %r : i1
}
func.func @by_magnitude(%a: i64, %b: i64) -> i1 {
  %zero = arith.constant 0 : i64
  %na = arith.subi %zero, %a : i64
  %nb = arith.subi %zero, %b : i64
  %ma = arith.maxsi %a, %na : i64
  %mb = arith.maxsi %b, %nb : i64
  %r = arith.cmpi slt, %ma, %mb : i64
  return %r : i1
}

// Copies the values, sorts them by `before` and prints them.
func.func @print_sorted(%before: (i64, i64) -> i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10 : index
  %false = arith.constant false
  %values = memref.get_global @values : memref<10xi64>
  %data = memref.alloca() : memref<10xi64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %values[%i] : memref<10xi64>
    %hole = scf.while (%j = %i) : (index) -> index {
      %above = arith.cmpi ugt, %j, %c0 : index
      %move = scf.if %above -> (i1) {
        %k = arith.subi %j, %c1 : index
        %y = memref.load %data[%k] : memref<10xi64>
        %b = func.call_indirect %before(%x, %y) : (i64, i64) -> i1
        scf.if %b {
          memref.store %y, %data[%j] : memref<10xi64>
        }
        scf.yield %b : i1
      } else {
        scf.yield %false : i1
      }
      scf.condition(%move) %j : index
    } do {
    ^bb0(%j: index):
      %k = arith.subi %j, %c1 : index
      scf.yield %k : index
    }
    memref.store %x, %data[%hole] : memref<10xi64>
  }
  %fmt = llvm.mlir.addressof @fmt_item : !llvm.ptr
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %data[%i] : memref<10xi64>
    %w = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  }
  %newline = arith.constant 10 : i32
  %w = func.call @putchar(%newline) : (i32) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %three = arith.constant 3.0 : f64
  %n = arith.constant 300 : i32
  %fmt_integral = llvm.mlir.addressof @fmt_integral : !llvm.ptr
  %fmt_root = llvm.mlir.addressof @fmt_root : !llvm.ptr
  scf.for %i = %c0 to %c3 step %c1 {
    %i64 = arith.index_cast %i : index to i64
    %f = func.call @choose(%i) : (index) -> ((f64) -> f64)
    %integral = func.call @simpson(%f, %zero, %three, %n) : ((f64) -> f64, f64, f64, i32) -> f64
    %w0 = llvm.call @printf(%fmt_integral, %i64, %integral) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, f64) -> i32
    %root = func.call @bisect(%f, %zero, %three) : ((f64) -> f64, f64, f64) -> f64
    %w1 = llvm.call @printf(%fmt_root, %i64, %root) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, f64) -> i32
  }

  %double = func.constant @double : (i64) -> i64
  %square = func.constant @square : (i64) -> i64
  %name_double = llvm.mlir.addressof @name_double : !llvm.ptr
  %name_square = llvm.mlir.addressof @name_square : !llvm.ptr
  %fmt_apply = llvm.mlir.addressof @fmt_apply : !llvm.ptr
  %c2 = arith.constant 2 : index
  %five = arith.constant 5 : index
  %seed = arith.constant 3 : i64
  scf.for %i = %c0 to %c2 step %c1 {
    %first = arith.cmpi eq, %i, %c0 : index
    %f = arith.select %first, %double, %square : (i64) -> i64
    %name = arith.select %first, %name_double, %name_square : !llvm.ptr
    %r = func.call @repeat(%f, %five, %seed) : ((i64) -> i64, index, i64) -> i64
    %w = llvm.call @printf(%fmt_apply, %name, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64) -> i32
  }

  %asc = func.constant @ascending : (i64, i64) -> i1
  %desc = func.constant @descending : (i64, i64) -> i1
  %mag = func.constant @by_magnitude : (i64, i64) -> i1
  func.call @print_sorted(%asc) : ((i64, i64) -> i1) -> ()
  func.call @print_sorted(%desc) : ((i64, i64) -> i1) -> ()
  func.call @print_sorted(%mag) : ((i64, i64) -> i1) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
