// scf.index_switch with and without results, with negative cases, with
// only a default, and nested; scf.execute_region with one and with several
// blocks, with loops of blocks inside, and inside other regions.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_values("switch with results\00")
llvm.mlir.global internal constant @t_side("switch without results\00")
llvm.mlir.global internal constant @t_default("only a default\00")
llvm.mlir.global internal constant @t_nested("nested switch\00")
llvm.mlir.global internal constant @t_region("execute_region\00")

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

func.func @values(%x: index) {
  %r:2 = scf.index_switch %x -> i64, f32
  case 0 {
    %a = arith.constant 10 : i64
    %b = arith.constant 0.5 : f32
    scf.yield %a, %b : i64, f32
  }
  case 7 {
    %a = arith.constant 17 : i64
    %b = arith.constant 7.5 : f32
    scf.yield %a, %b : i64, f32
  }
  case -3 {
    %a = arith.constant -13 : i64
    %b = arith.constant -3.5 : f32
    scf.yield %a, %b : i64, f32
  }
  case 2147483647 {
    %a = arith.index_cast %x : index to i64
    %b = arith.constant 5.0 : f32
    scf.yield %a, %b : i64, f32
  }
  default {
    %a = arith.constant 99 : i64
    %b = arith.constant 99.5 : f32
    scf.yield %a, %b : i64, f32
  }
  func.call @put(%r#0) : (i64) -> ()
  %two = arith.constant 2.0 : f32
  %twice = arith.mulf %r#1, %two : f32
  %n = arith.fptosi %twice : f32 to i64
  func.call @put(%n) : (i64) -> ()
  return
}

func.func @side_effects(%x: index) {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  scf.index_switch %x
  case 1 {
    func.call @put(%one) : (i64) -> ()
    scf.yield
  }
  case 2 {
    func.call @put(%two) : (i64) -> ()
    func.call @put(%two) : (i64) -> ()
    scf.yield
  }
  case 4 {
    scf.yield
  }
  default {
    func.call @put(%three) : (i64) -> ()
  }
  return
}

func.func @only_default(%x: index) {
  %r = scf.index_switch %x -> index
  default {
    %c5 = arith.constant 5 : index
    %y = arith.addi %x, %c5 : index
    scf.yield %y : index
  }
  %n = arith.index_cast %r : index to i64
  func.call @put(%n) : (i64) -> ()
  %t = llvm.mlir.addressof @t_default : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @nested(%x: index, %y: index) -> i64 {
  %r = scf.index_switch %x -> i64
  case 0 {
    %s = scf.index_switch %y -> i64
    case 0 {
      %k = arith.constant 0 : i64
      scf.yield %k : i64
    }
    default {
      %k = arith.constant 1 : i64
      scf.yield %k : i64
    }
    scf.yield %s : i64
  }
  case 1 {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0 : i64
    %s = scf.for %i = %c0 to %y step %c1 iter_args(%acc = %zero) -> (i64) {
      %ten = arith.constant 10 : i64
      %n = arith.addi %acc, %ten : i64
      scf.yield %n : i64
    }
    scf.yield %s : i64
  }
  default {
    %c0 = arith.constant 0 : index
    %z = arith.cmpi eq, %y, %c0 : index
    %s = scf.if %z -> (i64) {
      %k = arith.constant -1 : i64
      scf.yield %k : i64
    } else {
      %k = arith.constant -2 : i64
      scf.yield %k : i64
    }
    scf.yield %s : i64
  }
  return %r : i64
}

// Two results out of a region with a loop of blocks: the largest power of two up
// to x and its exponent; the region without results has side effects only.
func.func @regions(%x: i64) {
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %r:2 = scf.execute_region -> (i64, i64) {
    cf.br ^loop(%one, %zero : i64, i64)
  ^loop(%p: i64, %e: i64):
    %twice = arith.shli %p, %one : i64
    %more = arith.cmpi sle, %twice, %x : i64
    %e1 = arith.addi %e, %one : i64
    cf.cond_br %more, ^loop(%twice, %e1 : i64, i64), ^exit
  ^exit:
    scf.yield %p, %e : i64, i64
  }
  scf.execute_region {
    %odd = arith.trunci %x : i64 to i1
    cf.cond_br %odd, ^odd, ^even
  ^odd:
    func.call @put(%r#0) : (i64) -> ()
    scf.yield
  ^even:
    func.call @put(%r#1) : (i64) -> ()
    scf.yield
  }
  %same = scf.execute_region -> i64 no_inline {
    %s = arith.addi %r#0, %r#1 : i64
    scf.yield %s : i64
  }
  func.call @put(%same) : (i64) -> ()
  %true = arith.constant true
  %k = scf.if %true -> (i64) {
    %inner = scf.execute_region -> i64 {
      %c = arith.cmpi sgt, %x, %same : i64
      cf.cond_br %c, ^a, ^b
    ^a:
      %d = arith.subi %x, %same : i64
      cf.br ^join(%d : i64)
    ^b:
      %e = arith.subi %same, %x : i64
      cf.br ^join(%e : i64)
    ^join(%v: i64):
      scf.yield %v : i64
    }
    scf.yield %inner : i64
  } else {
    scf.yield %zero : i64
  }
  func.call @put(%k) : (i64) -> ()
  %t = llvm.mlir.addressof @t_region : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %m3 = arith.constant -3 : index
  %large = arith.constant 2147483647 : index
  func.call @values(%c0) : (index) -> ()
  func.call @values(%c7) : (index) -> ()
  func.call @values(%m3) : (index) -> ()
  func.call @values(%large) : (index) -> ()
  func.call @values(%c1) : (index) -> ()
  %t0 = llvm.mlir.addressof @t_values : !llvm.ptr
  func.call @end(%t0) : (!llvm.ptr) -> ()
  scf.for %i = %c0 to %c7 step %c1 {
    func.call @side_effects(%i) : (index) -> ()
  }
  %t1 = llvm.mlir.addressof @t_side : !llvm.ptr
  func.call @end(%t1) : (!llvm.ptr) -> ()
  func.call @only_default(%c7) : (index) -> ()
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %r = func.call @nested(%i, %j) : (index, index) -> i64
      func.call @put(%r) : (i64) -> ()
    }
  }
  %t2 = llvm.mlir.addressof @t_nested : !llvm.ptr
  func.call @end(%t2) : (!llvm.ptr) -> ()
  %x0 = arith.constant 1 : i64
  %x1 = arith.constant 100 : i64
  %x2 = arith.constant 65535 : i64
  func.call @regions(%x0) : (i64) -> ()
  func.call @regions(%x1) : (i64) -> ()
  func.call @regions(%x2) : (i64) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
