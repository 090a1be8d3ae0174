// cf.br, cf.cond_br, cf.switch and cf.assert: block arguments, loops with two
// entries, branches that permute their values, both edges to one block, switches
// on i1, i8, i32 and i64 with negative cases, shared targets and arguments.
// DIFFERS: the translation of a switch with no case and an argument for the default crashes upstream.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%ld \00")
llvm.mlir.global internal constant @fmt_end("| %s\0A\00")
llvm.mlir.global internal constant @t_diamond("diamond\00")
llvm.mlir.global internal constant @t_same("both edges to one block\00")
llvm.mlir.global internal constant @t_rotate("rotating arguments\00")
llvm.mlir.global internal constant @t_irreducible("loop with two entries\00")
llvm.mlir.global internal constant @t_switch32("switch i32\00")
llvm.mlir.global internal constant @t_switch8("switch i8\00")
llvm.mlir.global internal constant @t_switch64("switch i64\00")
llvm.mlir.global internal constant @t_switch1("switch i1\00")
llvm.mlir.global internal constant @t_only("switch with only a default\00")
llvm.mlir.global internal constant @t_weights("branch weights\00")
llvm.mlir.global internal constant @t_assert("assertions held\00")
llvm.mlir.global internal constant @t_order("blocks out of order\00")

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

func.func @diamond(%c: i1, %x: i64) -> i64 {
  %one = arith.constant 1 : i64
  cf.cond_br %c, ^then(%x : i64), ^else
^then(%a: i64):
  %t = arith.addi %a, %one : i64
  cf.br ^join(%t, %one : i64, i64)
^else:
  %e = arith.subi %x, %one : i64
  cf.br ^join(%e, %x : i64, i64)
^join(%r: i64, %s: i64):
  %sum = arith.addi %r, %s : i64
  return %sum : i64
}

// Both edges lead to the same block, with different and with equal values.
func.func @same_target(%c: i1, %x: i64, %y: i64) -> i64 {
  cf.cond_br %c, ^join(%x, %y : i64, i64), ^join(%y, %y : i64, i64)
^join(%a: i64, %b: i64):
  %ten = arith.constant 10 : i64
  %s = arith.muli %a, %ten : i64
  %r = arith.addi %s, %b : i64
  cf.cond_br %c, ^exit(%r : i64), ^exit(%r : i64)
^exit(%v: i64):
  return %v : i64
}

// Three values rotate through the arguments of a loop.
func.func @rotate(%n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a0 = arith.constant 1 : i64
  %b0 = arith.constant 2 : i64
  %c0 = arith.constant 3 : i64
  cf.br ^loop(%zero, %a0, %b0, %c0 : i32, i64, i64, i64)
^loop(%i: i32, %a: i64, %b: i64, %c: i64):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^exit
^body:
  %i1 = arith.addi %i, %one : i32
  cf.br ^loop(%i1, %b, %c, %a : i32, i64, i64, i64)
^exit:
  func.call @put(%a) : (i64) -> ()
  func.call @put(%b) : (i64) -> ()
  func.call @put(%c) : (i64) -> ()
  %t = llvm.mlir.addressof @t_rotate : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

// The cycle of ^ping and ^pong can be entered at either block.
func.func @irreducible(%c: i1, %n: i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %hundred = arith.constant 100 : i64
  cf.cond_br %c, ^ping(%zero : i64), ^pong(%one : i64)
^ping(%x: i64):
  func.call @put(%x) : (i64) -> ()
  %x1 = arith.addi %x, %one : i64
  %stop = arith.cmpi sge, %x1, %n : i64
  cf.cond_br %stop, ^exit, ^pong(%x1 : i64)
^pong(%y: i64):
  %yh = arith.addi %y, %hundred : i64
  func.call @put(%yh) : (i64) -> ()
  %y1 = arith.addi %y, %one : i64
  cf.br ^ping(%y1 : i64)
^exit:
  %t = llvm.mlir.addressof @t_irreducible : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
}

func.func @switch32(%x: i32, %a: i64, %b: i64) -> i64 {
  cf.switch %x : i32, [
    default: ^other(%a : i64),
    0: ^zero,
    1: ^one(%a, %b : i64, i64),
    -1: ^one(%b, %a : i64, i64),
    2147483647: ^other(%b : i64),
    -2147483648: ^zero
  ]
^zero:
  %z = arith.constant 0 : i64
  return %z : i64
^one(%p: i64, %q: i64):
  %d = arith.subi %p, %q : i64
  return %d : i64
^other(%r: i64):
  return %r : i64
}

func.func @switch8(%x: i8) -> i64 {
  cf.switch %x : i8, [
    default: ^none,
    -128: ^low,
    127: ^high,
    -2: ^minus
  ]
^none:
  %n = arith.constant 0 : i64
  cf.br ^join(%n : i64)
^low:
  %l = arith.constant 1 : i64
  cf.br ^join(%l : i64)
^high:
  %h = arith.constant 2 : i64
  cf.br ^join(%h : i64)
^minus:
  %m = arith.constant 3 : i64
  cf.br ^join(%m : i64)
^join(%r: i64):
  return %r : i64
}

func.func @switch64(%x: i64) -> i64 {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %zero = arith.constant 0 : i64
  cf.switch %x : i64, [
    default: ^join(%zero : i64),
    5000000000: ^join(%one : i64),
    -5000000000: ^join(%two : i64),
    705032704: ^join(%three : i64)
  ]
^join(%r: i64):
  return %r : i64
}

func.func @switch1(%x: i1) -> i64 {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  cf.switch %x : i1, [
    default: ^join(%one : i64),
    1: ^join(%two : i64)
  ]
^join(%r: i64):
  return %r : i64
}

func.func @only_default(%x: i32, %v: i64) -> i64 {
  cf.switch %x : i32, [
    default: ^join(%v : i64)
  ]
^join(%r: i64):
  return %r : i64
}

func.func @weights(%c: i1) -> i64 {
  %seven = arith.constant 7 : i64
  %eight = arith.constant 8 : i64
  cf.cond_br %c weights([90, 10]), ^a, ^b
^a:
  return %seven : i64
^b:
  return %eight : i64
}

// The text order of the blocks is not their order of execution.
func.func @out_of_order(%n: i64) {
  %one = arith.constant 1 : i64
  cf.br ^first
^third(%x: i64):
  func.call @put(%x) : (i64) -> ()
  cf.br ^last
^second:
  %s = arith.addi %f, %one : i64
  func.call @put(%s) : (i64) -> ()
  cf.br ^third(%s : i64)
^last:
  func.call @put(%f) : (i64) -> ()
  %t = llvm.mlir.addressof @t_order : !llvm.ptr
  func.call @end(%t) : (!llvm.ptr) -> ()
  return
^first:
  %f = arith.addi %n, %one : i64
  cf.br ^second
}

func.func @asserts(%x: i64, %y: i64) -> i64 {
  %ordered = arith.cmpi slt, %x, %y : i64
  cf.assert %ordered, "x must be less than y"
  %d = arith.subi %y, %x : i64
  %zero = arith.constant 0 : i64
  %positive = arith.cmpi sgt, %d, %zero : i64
  cf.assert %positive, "the difference is positive: \22100%\22"
  return %d : i64
}

func.func @main() -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %x = arith.constant 40 : i64
  %y = arith.constant 3 : i64
  %r0 = func.call @diamond(%true, %x) : (i1, i64) -> i64
  %r1 = func.call @diamond(%false, %x) : (i1, i64) -> i64
  func.call @put(%r0) : (i64) -> ()
  func.call @put(%r1) : (i64) -> ()
  %t0 = llvm.mlir.addressof @t_diamond : !llvm.ptr
  func.call @end(%t0) : (!llvm.ptr) -> ()
  %r2 = func.call @same_target(%true, %x, %y) : (i1, i64, i64) -> i64
  %r3 = func.call @same_target(%false, %x, %y) : (i1, i64, i64) -> i64
  func.call @put(%r2) : (i64) -> ()
  func.call @put(%r3) : (i64) -> ()
  %t1 = llvm.mlir.addressof @t_same : !llvm.ptr
  func.call @end(%t1) : (!llvm.ptr) -> ()
  %n0 = arith.constant 0 : i32
  %n1 = arith.constant 1 : i32
  %n5 = arith.constant 5 : i32
  func.call @rotate(%n0) : (i32) -> ()
  func.call @rotate(%n1) : (i32) -> ()
  func.call @rotate(%n5) : (i32) -> ()
  %n6 = arith.constant 6 : i64
  func.call @irreducible(%true, %n6) : (i1, i64) -> ()
  func.call @irreducible(%false, %n6) : (i1, i64) -> ()

  %m1 = arith.constant -1 : i32
  %most = arith.constant 2147483647 : i32
  %least = arith.constant -2147483648 : i32
  %s0 = func.call @switch32(%n0, %x, %y) : (i32, i64, i64) -> i64
  %s1 = func.call @switch32(%n1, %x, %y) : (i32, i64, i64) -> i64
  %s2 = func.call @switch32(%m1, %x, %y) : (i32, i64, i64) -> i64
  %s3 = func.call @switch32(%most, %x, %y) : (i32, i64, i64) -> i64
  %s4 = func.call @switch32(%least, %x, %y) : (i32, i64, i64) -> i64
  %s5 = func.call @switch32(%n5, %x, %y) : (i32, i64, i64) -> i64
  func.call @put(%s0) : (i64) -> ()
  func.call @put(%s1) : (i64) -> ()
  func.call @put(%s2) : (i64) -> ()
  func.call @put(%s3) : (i64) -> ()
  func.call @put(%s4) : (i64) -> ()
  func.call @put(%s5) : (i64) -> ()
  %t2 = llvm.mlir.addressof @t_switch32 : !llvm.ptr
  func.call @end(%t2) : (!llvm.ptr) -> ()

  %lo = arith.constant -128 : i64
  %hi = arith.constant 128 : i64
  %one = arith.constant 1 : i64
  scf.for %i = %lo to %hi step %one : i64 {
    %b = arith.trunci %i : i64 to i8
    %k = func.call @switch8(%b) : (i8) -> i64
    %zero = arith.constant 0 : i64
    %hit = arith.cmpi ne, %k, %zero : i64
    scf.if %hit {
      func.call @put(%i) : (i64) -> ()
      func.call @put(%k) : (i64) -> ()
    }
  }
  %t3 = llvm.mlir.addressof @t_switch8 : !llvm.ptr
  func.call @end(%t3) : (!llvm.ptr) -> ()

  %big = arith.constant 5000000000 : i64
  %low32 = arith.constant 705032704 : i64
  %mbig = arith.constant -5000000000 : i64
  %w0 = func.call @switch64(%big) : (i64) -> i64
  %w1 = func.call @switch64(%mbig) : (i64) -> i64
  %w2 = func.call @switch64(%low32) : (i64) -> i64
  %w3 = func.call @switch64(%x) : (i64) -> i64
  func.call @put(%w0) : (i64) -> ()
  func.call @put(%w1) : (i64) -> ()
  func.call @put(%w2) : (i64) -> ()
  func.call @put(%w3) : (i64) -> ()
  %t4 = llvm.mlir.addressof @t_switch64 : !llvm.ptr
  func.call @end(%t4) : (!llvm.ptr) -> ()
  %b0 = func.call @switch1(%false) : (i1) -> i64
  %b1 = func.call @switch1(%true) : (i1) -> i64
  func.call @put(%b0) : (i64) -> ()
  func.call @put(%b1) : (i64) -> ()
  %t5 = llvm.mlir.addressof @t_switch1 : !llvm.ptr
  func.call @end(%t5) : (!llvm.ptr) -> ()
  %d0 = func.call @only_default(%n5, %x) : (i32, i64) -> i64
  func.call @put(%d0) : (i64) -> ()
  %t6 = llvm.mlir.addressof @t_only : !llvm.ptr
  func.call @end(%t6) : (!llvm.ptr) -> ()
  %p0 = func.call @weights(%true) : (i1) -> i64
  %p1 = func.call @weights(%false) : (i1) -> i64
  func.call @put(%p0) : (i64) -> ()
  func.call @put(%p1) : (i64) -> ()
  %t7 = llvm.mlir.addressof @t_weights : !llvm.ptr
  func.call @end(%t7) : (!llvm.ptr) -> ()
  func.call @out_of_order(%x) : (i64) -> ()
  %a0 = func.call @asserts(%y, %x) : (i64, i64) -> i64
  func.call @put(%a0) : (i64) -> ()
  %t8 = llvm.mlir.addressof @t_assert : !llvm.ptr
  func.call @end(%t8) : (!llvm.ptr) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
