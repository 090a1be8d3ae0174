// scf.parallel over one to three variables, with steps and offsets, with no, one
// and several reductions of different types, with zero trips, nested, and
// scf.forall with bounds given as sizes and as ranges. The sequential lowering
// runs them in row-major order.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_order("order\00")
llvm.mlir.global internal constant @t_reduce("reductions\00")
llvm.mlir.global internal constant @t_zero("zero trips\00")
llvm.mlir.global internal constant @t_nested("nested\00")
llvm.mlir.global internal constant @t_forall("forall\00")
llvm.mlir.global internal constant @t_argmax("reduction with control flow\00")

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

// i * 100 + j * 10 + k
func.func @put3(%i: index, %j: index, %k: index) {
  %ten = arith.constant 10 : index
  %a = arith.muli %i, %ten : index
  %b = arith.addi %a, %j : index
  %c = arith.muli %b, %ten : index
  %d = arith.addi %c, %k : index
  %x = arith.index_cast %d : index to i64
  func.call @put(%x) : (i64) -> ()
  return
}

func.func @order(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  scf.parallel (%i, %j, %k) = (%c0, %c1, %c2) to (%n, %n, %c6) step (%c1, %c1, %c2) {
    func.call @put3(%i, %j, %k) : (index, index, index) -> ()
    scf.reduce
  }
  %t = llvm.mlir.addressof @t_order : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @reductions(%lo: index, %n: index, %m: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1.0 : f64
  %low = arith.constant -128 : i8
  %true = arith.constant true
  %eleven = arith.constant 11 : index
  %r:4 = scf.parallel (%i, %j) = (%lo, %lo) to (%n, %m) step (%c1, %c2) init (%zero, %one, %low, %true) -> (i64, f64, i8, i1) {
    %ij = arith.muli %i, %j : index
    %a = arith.index_cast %ij : index to i64
    %s = arith.addi %i, %c1 : index
    %s64 = arith.index_cast %s : index to i64
    %b = arith.sitofp %s64 : i64 to f64
    %c = arith.index_cast %ij : index to i8
    %d = arith.cmpi ne, %ij, %eleven : index
    scf.reduce(%a, %b, %c, %d : i64, f64, i8, i1) {
    ^bb0(%x: i64, %y: i64):
      %z = arith.addi %x, %y : i64
      scf.reduce.return %z : i64
    }, {
    ^bb0(%x: f64, %y: f64):
      %z = arith.mulf %x, %y : f64
      scf.reduce.return %z : f64
    }, {
    ^bb0(%x: i8, %y: i8):
      %z = arith.maxsi %x, %y : i8
      scf.reduce.return %z : i8
    }, {
    ^bb0(%x: i1, %y: i1):
      %z = arith.andi %x, %y : i1
      scf.reduce.return %z : i1
    }
  }
  %f = arith.fptosi %r#1 : f64 to i64
  %b = arith.extsi %r#2 : i8 to i64
  %d = arith.extui %r#3 : i1 to i64
  func.call @put(%r#0) : (i64) -> ()
  func.call @put(%f) : (i64) -> ()
  func.call @put(%b) : (i64) -> ()
  func.call @put(%d) : (i64) -> ()
  %t = llvm.mlir.addressof @t_reduce : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @zero_trips(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %five = arith.constant 5 : i64
  %r = scf.parallel (%i, %j) = (%c0, %n) to (%n, %n) step (%c1, %c1) init (%five) -> i64 {
    func.call @put3(%c0, %i, %j) : (index, index, index) -> ()
    scf.reduce(%five : i64) {
    ^bb0(%x: i64, %y: i64):
      %z = arith.addi %x, %y : i64
      scf.reduce.return %z : i64
    }
  }
  func.call @put(%r) : (i64) -> ()
  %t = llvm.mlir.addressof @t_zero : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// A parallel loop inside a parallel loop inside a sequential one.
func.func @nested(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %r = %c0 to %n step %c1 iter_args(%acc = %zero) -> (i64) {
    %outer = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%acc) -> i64 {
      %inner = scf.parallel (%j) = (%c0) to (%i) step (%c1) init (%zero) -> i64 {
        %s = arith.addi %i, %j : index
        %t = arith.muli %s, %r : index
        %x = arith.index_cast %t : index to i64
        scf.reduce(%x : i64) {
        ^bb0(%a: i64, %b: i64):
          %c = arith.addi %a, %b : i64
          scf.reduce.return %c : i64
        }
      }
      scf.reduce(%inner : i64) {
      ^bb0(%a: i64, %b: i64):
        %c = arith.addi %a, %b : i64
        scf.reduce.return %c : i64
      }
    }
    func.call @put(%outer) : (i64) -> ()
    scf.yield %outer : i64
  }
  func.call @put(%sum) : (i64) -> ()
  %t = llvm.mlir.addressof @t_nested : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @forall(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i, %j) in (%n, 2) {
    func.call @put3(%c0, %i, %j) : (index, index, index) -> ()
  }
  scf.forall (%i, %j, %k) = (1, %c0, 2) to (%n, 4, 9) step (1, 3, %n) {
    func.call @put3(%i, %j, %k) : (index, index, index) -> ()
  }
  scf.forall (%i) = (%n) to (%n) step (%c1) {
    func.call @put3(%i, %i, %i) : (index, index, index) -> ()
  }
  %t = llvm.mlir.addressof @t_forall : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// The combining region may contain structured control flow itself: the larger of
// the values with the better remainder by 7.
func.func @argmax(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %seven = arith.constant 7 : i64
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> i64 {
    %x = arith.index_cast %i : index to i64
    scf.reduce(%x : i64) {
    ^bb0(%a: i64, %b: i64):
      %ra = arith.remui %a, %seven : i64
      %rb = arith.remui %b, %seven : i64
      %tie = arith.cmpi eq, %ra, %rb : i64
      %best = scf.if %tie -> (i64) {
        %m = arith.maxui %a, %b : i64
        scf.yield %m : i64
      } else {
        %more = arith.cmpi ugt, %ra, %rb : i64
        %s = arith.select %more, %a, %b : i64
        scf.yield %s : i64
      }
      scf.reduce.return %best : i64
    }
  }
  func.call @put(%r) : (i64) -> ()
  %t = llvm.mlir.addressof @t_argmax : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c12 = arith.constant 12 : index
  func.call @order(%c3) : (index) -> ()
  func.call @order(%c1) : (index) -> ()
  func.call @reductions(%c0, %c3, %c4) : (index, index, index) -> ()
  func.call @reductions(%c1, %c4, %c12) : (index, index, index) -> ()
  func.call @reductions(%c4, %c4, %c12) : (index, index, index) -> ()
  func.call @zero_trips(%c4) : (index) -> ()
  func.call @nested(%c4) : (index) -> ()
  func.call @forall(%c3) : (index) -> ()
  %c40 = arith.constant 40 : index
  func.call @argmax(%c40) : (index) -> ()
  func.call @argmax(%c6) : (index) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
