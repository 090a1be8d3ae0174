// scf.for: bounds of index and of fixed-width integers, negative and unsigned
// bounds, steps that do not divide the range, loops that run zero times, values
// carried around (also swapped, and memrefs), nested and dependent bounds.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_signed("signed i32\00")
llvm.mlir.global internal constant @t_unsigned("unsigned i8\00")
llvm.mlir.global internal constant @t_wide("i64\00")
llvm.mlir.global internal constant @t_index("index\00")
llvm.mlir.global internal constant @t_zero("zero trips\00")
llvm.mlir.global internal constant @t_fib("swapped values\00")
llvm.mlir.global internal constant @t_nest("triangle\00")
llvm.mlir.global internal constant @t_memref("carried memrefs\00")
llvm.mlir.global internal constant @t_mixed("values of several types\00")

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

func.func @signed(%lo: i32, %hi: i32, %step: i32) {
  scf.for %i = %lo to %hi step %step : i32 {
    %x = arith.extsi %i : i32 to i64
    func.call @put(%x) : (i64) -> ()
  }
  %t = llvm.mlir.addressof @t_signed : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @unsigned(%lo: i8, %hi: i8, %step: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %sum = scf.for unsigned %i = %lo to %hi step %step iter_args(%s = %zero) -> (i8) : i8 {
    %x = arith.extui %i : i8 to i64
    func.call @put(%x) : (i64) -> ()
    %s1 = arith.addi %s, %i : i8
    scf.yield %s1 : i8
  }
  %w = arith.extui %sum : i8 to i64
  func.call @put(%w) : (i64) -> ()
  %t = llvm.mlir.addressof @t_unsigned : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return %sum : i8
}

func.func @wide(%lo: i64, %hi: i64, %step: i64) {
  scf.for %i = %lo to %hi step %step : i64 {
    func.call @put(%i) : (i64) -> ()
  }
  %t = llvm.mlir.addressof @t_wide : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @indexed(%lo: index, %hi: index, %step: index) {
  scf.for %i = %lo to %hi step %step {
    %x = arith.index_cast %i : index to i64
    func.call @put(%x) : (i64) -> ()
  }
  %t = llvm.mlir.addressof @t_index : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// A loop that never runs gives back the initial values.
func.func @zero_trips(%lo: index, %hi: index, %a: i64, %b: i64) {
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %lo to %hi step %c1 iter_args(%x = %a, %y = %b) -> (i64, i64) {
    %z = arith.addi %x, %y : i64
    scf.yield %z, %z : i64, i64
  }
  func.call @put(%r#0) : (i64) -> ()
  func.call @put(%r#1) : (i64) -> ()
  %t = llvm.mlir.addressof @t_zero : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @fibonacci(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %b = %one) -> (i64, i64) {
    func.call @put(%a) : (i64) -> ()
    %s = arith.addi %a, %b : i64
    scf.yield %b, %s : i64, i64
  }
  // Both values are swapped at once in every trip.
  %s:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %r#0, %b = %r#1) -> (i64, i64) {
    scf.yield %b, %a : i64, i64
  }
  func.call @put(%s#0) : (i64) -> ()
  func.call @put(%s#1) : (i64) -> ()
  %t = llvm.mlir.addressof @t_fib : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @triangle(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %hundred = arith.constant 100 : index
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%c = %zero) -> (i64) {
    %inner = scf.for %j = %i to %n step %c1 iter_args(%d = %c) -> (i64) {
      %innermost = scf.for %k = %j to %i step %c1 iter_args(%e = %d) -> (i64) {
        %bad = arith.constant 1000000 : i64
        scf.yield %bad : i64
      }
      %ih = arith.muli %i, %hundred : index
      %ij = arith.addi %ih, %j : index
      %x = arith.index_cast %ij : index to i64
      func.call @put(%x) : (i64) -> ()
      %one = arith.constant 1 : i64
      %d1 = arith.addi %innermost, %one : i64
      scf.yield %d1 : i64
    }
    scf.yield %inner : i64
  }
  func.call @put(%count) : (i64) -> ()
  %t = llvm.mlir.addressof @t_nest : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @carried_memrefs(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %a = memref.alloca() : memref<1xi64>
  %b = memref.alloca() : memref<1xi64>
  %a_d = memref.cast %a : memref<1xi64> to memref<?xi64>
  %b_d = memref.cast %b : memref<1xi64> to memref<?xi64>
  memref.store %one, %a[%c0] : memref<1xi64>
  memref.store %two, %b[%c0] : memref<1xi64>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a_d, %y = %b_d) -> (memref<?xi64>, memref<?xi64>) {
    %v = memref.load %x[%c0] : memref<?xi64>
    %w = memref.load %y[%c0] : memref<?xi64>
    %s = arith.addi %v, %w : i64
    memref.store %s, %x[%c0] : memref<?xi64>
    scf.yield %y, %x : memref<?xi64>, memref<?xi64>
  }
  %v = memref.load %r#0[%c0] : memref<?xi64>
  %w = memref.load %r#1[%c0] : memref<?xi64>
  func.call @put(%v) : (i64) -> ()
  func.call @put(%w) : (i64) -> ()
  %t = llvm.mlir.addressof @t_memref : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @mixed(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %half = arith.constant 0.5 : f64
  %byte = arith.constant 3 : i8
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%b = %true, %f = %half, %y = %byte, %k = %c2) -> (i1, f64, i8, index) {
    %b1 = arith.xori %b, %true : i1
    %f1 = arith.addf %f, %f : f64
    %y1 = arith.muli %y, %byte : i8
    %k1 = arith.addi %k, %i : index
    scf.yield %b1, %f1, %y1, %k1 : i1, f64, i8, index
  }
  %b = arith.extui %r#0 : i1 to i64
  %f = arith.fptosi %r#1 : f64 to i64
  %y = arith.extsi %r#2 : i8 to i64
  %k = arith.index_cast %r#3 : index to i64
  func.call @put(%b) : (i64) -> ()
  func.call @put(%f) : (i64) -> ()
  func.call @put(%y) : (i64) -> ()
  func.call @put(%k) : (i64) -> ()
  %t = llvm.mlir.addressof @t_mixed : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %m5 = arith.constant -5 : i32
  %m2 = arith.constant -2 : i32
  %p6 = arith.constant 6 : i32
  %p1 = arith.constant 1 : i32
  %p4 = arith.constant 4 : i32
  func.call @signed(%m5, %p6, %p4) : (i32, i32, i32) -> ()
  func.call @signed(%m5, %m2, %p1) : (i32, i32, i32) -> ()
  func.call @signed(%p6, %m5, %p1) : (i32, i32, i32) -> ()
  // 120 to 140 by 7: with a signed comparison this loop would not run at all.
  %u120 = arith.constant 120 : i8
  %u140 = arith.constant 140 : i8
  %u7 = arith.constant 7 : i8
  %u3 = arith.constant 3 : i8
  %ua = func.call @unsigned(%u120, %u140, %u7) : (i8, i8, i8) -> i8
  %ub = func.call @unsigned(%u140, %u120, %u7) : (i8, i8, i8) -> i8
  %uc = func.call @unsigned(%u3, %u7, %u3) : (i8, i8, i8) -> i8
  %w0 = arith.constant -9000000000 : i64
  %w1 = arith.constant 9000000000 : i64
  %w2 = arith.constant 6000000000 : i64
  func.call @wide(%w0, %w1, %w2) : (i64, i64, i64) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %cm4 = arith.constant -4 : index
  func.call @indexed(%c0, %c10, %c4) : (index, index, index) -> ()
  func.call @indexed(%cm4, %c4, %c4) : (index, index, index) -> ()
  func.call @indexed(%c10, %c10, %c1) : (index, index, index) -> ()
  %a = arith.constant 11 : i64
  %b = arith.constant 22 : i64
  func.call @zero_trips(%c4, %c4, %a, %b) : (index, index, i64, i64) -> ()
  func.call @zero_trips(%c4, %cm4, %a, %b) : (index, index, i64, i64) -> ()
  func.call @zero_trips(%cm4, %c0, %a, %b) : (index, index, i64, i64) -> ()
  func.call @fibonacci(%c10) : (index) -> ()
  %c3 = arith.constant 3 : index
  func.call @fibonacci(%c3) : (index) -> ()
  func.call @triangle(%c4) : (index) -> ()
  func.call @carried_memrefs(%c4) : (index) -> ()
  func.call @mixed(%c10) : (index) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
