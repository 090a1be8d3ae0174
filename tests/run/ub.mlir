// ub.poison for values that are never used, of every kind of type, and
// ub.unreachable in blocks that are never entered.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_initial("poison as an initial value\00")
llvm.mlir.global internal constant @t_select("poison on the side not taken\00")
llvm.mlir.global internal constant @t_types("poison of many types\00")
llvm.mlir.global internal constant @t_blocks("unreachable blocks\00")
llvm.mlir.global internal constant @t_vector("poison lanes overwritten\00")

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

// The last even number below n; poison until the first one is found, and a flag.
func.func @last_even(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %false = arith.constant false
  %nothing = ub.poison : i64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%last = %nothing, %found = %false) -> (i64, i1) {
    %rest = arith.remui %i, %c2 : index
    %even = arith.cmpi eq, %rest, %c0 : index
    %s:2 = scf.if %even -> (i64, i1) {
      %x = arith.index_cast %i : index to i64
      scf.yield %x, %true : i64, i1
    } else {
      scf.yield %last, %found : i64, i1
    }
    scf.yield %s#0, %s#1 : i64, i1
  }
  scf.if %r#1 {
    func.call @put(%r#0) : (i64) -> ()
  } else {
    %none = arith.constant -1 : i64
    func.call @put(%none) : (i64) -> ()
  }
  %t = llvm.mlir.addressof @t_initial : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @not_taken(%c: i1, %x: i64) {
  %p = ub.poison : i64
  %r:2 = scf.if %c -> (i64, i64) {
    scf.yield %x, %p : i64, i64
  } else {
    scf.yield %p, %x : i64, i64
  }
  scf.if %c {
    func.call @put(%r#0) : (i64) -> ()
  } else {
    func.call @put(%r#1) : (i64) -> ()
  }
  %t = llvm.mlir.addressof @t_select : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @ignore(%a: i1, %b: f32, %c: index, %d: vector<4xf64>, %e: i128, %f: f16, %g: !llvm.ptr, %x: i64) -> i64 {
  return %x : i64
}

func.func @types(%x: i64) {
  %a = ub.poison : i1
  %b = ub.poison : f32
  %c = ub.poison : index
  %d = ub.poison : vector<4xf64>
  %e = ub.poison : i128
  %f = ub.poison : f16
  %g = ub.poison : !llvm.ptr
  %r = func.call @ignore(%a, %b, %c, %d, %e, %f, %g, %x) : (i1, f32, index, vector<4xf64>, i128, f16, !llvm.ptr, i64) -> i64
  func.call @put(%r) : (i64) -> ()
  %t = llvm.mlir.addressof @t_types : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// x is 0, 1 or 2; any other value would be undefined.
func.func @blocks(%x: i32) -> i64 {
  cf.switch %x : i32, [
    default: ^never,
    0: ^zero,
    1: ^other,
    2: ^other
  ]
^zero:
  %a = arith.constant 10 : i64
  return %a : i64
^other:
  %b = arith.extsi %x : i32 to i64
  return %b : i64
^never:
  ub.unreachable
}

func.func @lanes(%x: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %v0 = ub.poison : vector<2xi32>
  %v1 = llvm.insertelement %x, %v0[%zero : i32] : vector<2xi32>
  %v2 = llvm.insertelement %x, %v1[%one : i32] : vector<2xi32>
  %s = arith.addi %v2, %v2 : vector<2xi32>
  %y = llvm.extractelement %s[%one : i32] : vector<2xi32>
  %r = arith.extsi %y : i32 to i64
  func.call @put(%r) : (i64) -> ()
  %t = llvm.mlir.addressof @t_vector : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  func.call @last_even(%c0) : (index) -> ()
  func.call @last_even(%c1) : (index) -> ()
  func.call @last_even(%c8) : (index) -> ()
  %true = arith.constant true
  %false = arith.constant false
  %x = arith.constant 77 : i64
  func.call @not_taken(%true, %x) : (i1, i64) -> ()
  func.call @not_taken(%false, %x) : (i1, i64) -> ()
  func.call @types(%x) : (i64) -> ()
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  scf.for %i = %zero to %three step %one : i32 {
    %r = func.call @blocks(%i) : (i32) -> i64
    func.call @put(%r) : (i64) -> ()
  }
  %t = llvm.mlir.addressof @t_blocks : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  func.call @lanes(%three) : (i32) -> ()
  return %zero : i32
}
