// scf.if with and without results, nested and empty; scf.while in its while,
// do-while and converted forms (different types before and after the test),
// nested loops, loops that stop at once, and conditions made by other regions.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_if("if\00")
llvm.mlir.global internal constant @t_else("nested if\00")
llvm.mlir.global internal constant @t_side("if without else\00")
llvm.mlir.global internal constant @t_while("while\00")
llvm.mlir.global internal constant @t_do("do-while\00")
llvm.mlir.global internal constant @t_types("types change at the test\00")
llvm.mlir.global internal constant @t_none("no values\00")
llvm.mlir.global internal constant @t_nested("nested while\00")
llvm.mlir.global internal constant @t_memref("if of memrefs\00")

func.func @put(%x: i64) {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  return
}

func.func @end(%title: !llvm.ptr) {
  %fmt = llvm.mlir.addressof @fmt_end : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  return
}

func.func @two_results(%c: i1, %a: i64, %b: i64) {
  %r:2 = scf.if %c -> (i64, i64) {
    %s = arith.addi %a, %b : i64
    scf.yield %s, %a : i64, i64
  } else {
    %d = arith.subi %a, %b : i64
    scf.yield %b, %d : i64, i64
  }
  func.call @put(%r#0) : (i64) -> ()
  func.call @put(%r#1) : (i64) -> ()
  %t = llvm.mlir.addressof @t_if : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// The sign of x times the size class of |x|: 0, 1 (< 10), 2 (< 100), 3.
func.func @classify(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %hundred = arith.constant 100 : i64
  %is_zero = arith.cmpi eq, %x, %zero : i64
  %r = scf.if %is_zero -> (i64) {
    scf.yield %zero : i64
  } else {
    %negative = arith.cmpi slt, %x, %zero : i64
    %size, %sign = scf.if %negative -> (i64, i64) {
      %n = arith.subi %zero, %x : i64
      %m = arith.constant -1 : i64
      scf.yield %n, %m : i64, i64
    } else {
      %p = arith.constant 1 : i64
      scf.yield %x, %p : i64, i64
    }
    %small = arith.cmpi slt, %size, %ten : i64
    %class = scf.if %small -> (i64) {
      %one = arith.constant 1 : i64
      scf.yield %one : i64
    } else {
      %medium = arith.cmpi slt, %size, %hundred : i64
      %k = scf.if %medium -> (i64) {
        %two = arith.constant 2 : i64
        scf.yield %two : i64
      } else {
        %three = arith.constant 3 : i64
        scf.yield %three : i64
      }
      scf.yield %k : i64
    }
    %s = arith.muli %class, %sign : i64
    scf.yield %s : i64
  }
  return %r : i64
}

func.func @side_effects(%a: i1, %b: i1) {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  scf.if %a {
    func.call @put(%one) : (i64) -> ()
    scf.if %b {
      func.call @put(%two) : (i64) -> ()
    }
  }
  scf.if %b {
  }
  scf.if %b {
  } else {
    func.call @put(%three) : (i64) -> ()
  }
  %t = llvm.mlir.addressof @t_side : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// The Euclidean algorithm.
func.func @while_form(%a: i64, %b: i64) {
  %zero = arith.constant 0 : i64
  %r:2 = scf.while (%x = %a, %y = %b) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %y, %zero : i64
    scf.condition(%more) %x, %y : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    %rest = arith.remsi %x, %y : i64
    func.call @put(%rest) : (i64) -> ()
    scf.yield %y, %rest : i64, i64
  }
  func.call @put(%r#0) : (i64) -> ()
  %t = llvm.mlir.addressof @t_while : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// All the work happens before the test; the second region only passes on.
func.func @do_while(%start: i64) {
  %zero = arith.constant 0 : i64
  %three = arith.constant 3 : i64
  %last = scf.while (%x = %start) : (i64) -> i64 {
    func.call @put(%x) : (i64) -> ()
    %y = arith.subi %x, %three : i64
    %more = arith.cmpi sgt, %y, %zero : i64
    scf.condition(%more) %y : i64
  } do {
  ^bb0(%y: i64):
    scf.yield %y : i64
  }
  func.call @put(%last) : (i64) -> ()
  %t = llvm.mlir.addressof @t_do : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// Carries an i8 into the test and an f64 and an index out of it.
func.func @types_change(%start: i8) {
  %limit = arith.constant 100.0 : f64
  %one = arith.constant 1 : i8
  %r:2 = scf.while (%x = %start) : (i8) -> (f64, index) {
    %f = arith.sitofp %x : i8 to f64
    %sq = arith.mulf %f, %f : f64
    %i = arith.index_cast %x : i8 to index
    %more = arith.cmpf olt, %sq, %limit : f64
    scf.condition(%more) %sq, %i : f64, index
  } do {
  ^bb0(%sq: f64, %i: index):
    %n = arith.fptosi %sq : f64 to i64
    func.call @put(%n) : (i64) -> ()
    %b = arith.index_cast %i : index to i8
    %b1 = arith.addi %b, %one : i8
    scf.yield %b1 : i8
  }
  %n = arith.fptosi %r#0 : f64 to i64
  %i = arith.index_cast %r#1 : index to i64
  func.call @put(%n) : (i64) -> ()
  func.call @put(%i) : (i64) -> ()
  %t = llvm.mlir.addressof @t_types : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// A loop without carried values, driven by memory.
func.func @no_values(%n: i64) {
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %cell = memref.alloca() : memref<i64>
  memref.store %n, %cell[] : memref<i64>
  scf.while : () -> () {
    %x = memref.load %cell[] : memref<i64>
    %more = arith.cmpi sgt, %x, %zero : i64
    scf.condition(%more)
  } do {
    %x = memref.load %cell[] : memref<i64>
    func.call @put(%x) : (i64) -> ()
    %y = arith.subi %x, %one : i64
    memref.store %y, %cell[] : memref<i64>
    scf.yield
  }
  %t = llvm.mlir.addressof @t_none : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// Prime factors: the inner loop divides, the outer one moves on; the test of the
// inner loop is an scf.if.
func.func @nested(%n: i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %false = arith.constant false
  %r:2 = scf.while (%x = %n, %p = %two) : (i64, i64) -> (i64, i64) {
    %pp = arith.muli %p, %p : i64
    %more = arith.cmpi sle, %pp, %x : i64
    scf.condition(%more) %x, %p : i64, i64
  } do {
  ^bb0(%x: i64, %p: i64):
    %left = scf.while (%y = %x) : (i64) -> i64 {
      %big = arith.cmpi sgt, %y, %one : i64
      %go = scf.if %big -> (i1) {
        %rest = arith.remsi %y, %p : i64
        %divides = arith.cmpi eq, %rest, %zero : i64
        scf.yield %divides : i1
      } else {
        scf.yield %false : i1
      }
      scf.condition(%go) %y : i64
    } do {
    ^bb0(%y: i64):
      func.call @put(%p) : (i64) -> ()
      %q = arith.divsi %y, %p : i64
      scf.yield %q : i64
    }
    %next = arith.addi %p, %one : i64
    scf.yield %left, %next : i64, i64
  }
  %rest = arith.cmpi sgt, %r#0, %one : i64
  scf.if %rest {
    func.call @put(%r#0) : (i64) -> ()
  }
  %t = llvm.mlir.addressof @t_nested : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @choose_memref(%c: i1) {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i64
  %a = memref.alloca() : memref<2xi64>
  %b = memref.alloca() : memref<3xi64>
  %r = scf.if %c -> (memref<?xi64>) {
    %x = memref.cast %a : memref<2xi64> to memref<?xi64>
    scf.yield %x : memref<?xi64>
  } else {
    %x = memref.cast %b : memref<3xi64> to memref<?xi64>
    scf.yield %x : memref<?xi64>
  }
  memref.store %seven, %r[%c0] : memref<?xi64>
  %n = memref.dim %r, %c0 : memref<?xi64>
  %n64 = arith.index_cast %n : index to i64
  %v = memref.load %r[%c0] : memref<?xi64>
  func.call @put(%n64) : (i64) -> ()
  func.call @put(%v) : (i64) -> ()
  %t = llvm.mlir.addressof @t_memref : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %a = arith.constant 30 : i64
  %b = arith.constant 12 : i64
  func.call @two_results(%true, %a, %b) : (i1, i64, i64) -> ()
  func.call @two_results(%false, %a, %b) : (i1, i64, i64) -> ()
  %from = arith.constant -150 : i64
  %to = arith.constant 151 : i64
  %step = arith.constant 50 : i64
  scf.for %x = %from to %to step %step : i64 {
    %k = func.call @classify(%x) : (i64) -> i64
    func.call @put(%k) : (i64) -> ()
  }
  %nine = arith.constant 9 : i64
  %k = func.call @classify(%nine) : (i64) -> i64
  func.call @put(%k) : (i64) -> ()
  %t = llvm.mlir.addressof @t_else : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  func.call @side_effects(%true, %true) : (i1, i1) -> ()
  func.call @side_effects(%true, %false) : (i1, i1) -> ()
  func.call @side_effects(%false, %true) : (i1, i1) -> ()
  func.call @while_form(%a, %b) : (i64, i64) -> ()
  %zero = arith.constant 0 : i64
  func.call @while_form(%a, %zero) : (i64, i64) -> ()
  func.call @do_while(%b) : (i64) -> ()
  func.call @do_while(%zero) : (i64) -> ()
  %m3 = arith.constant -3 : i8
  func.call @types_change(%m3) : (i8) -> ()
  %three = arith.constant 3 : i64
  func.call @no_values(%three) : (i64) -> ()
  func.call @no_values(%zero) : (i64) -> ()
  %n = arith.constant 5040 : i64
  %m = arith.constant 1000730021 : i64
  func.call @nested(%n) : (i64) -> ()
  func.call @nested(%m) : (i64) -> ()
  func.call @choose_memref(%true) : (i1) -> ()
  func.call @choose_memref(%false) : (i1) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
