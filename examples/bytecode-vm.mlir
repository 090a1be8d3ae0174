// A stack machine: a small interpreter written with basic blocks and branches,
// running three byte-code programs (factorial, gcd, and a countdown of squares).
// Shows cf.switch with many cases and a default, cf.cond_br and cf.br with block
// arguments, loops made of blocks, cf.assert, and constant tables of code.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt_out("%d \00")
llvm.mlir.global internal constant @fmt_halt("| halted after %d instructions\0A\00")
llvm.mlir.global internal constant @fmt_bad("| unknown instruction %d at %ld\0A\00")

// Instructions: 0 halt, 1 push n, 2 add, 3 sub, 4 mul, 5 dup, 6 swap, 7 over,
// 8 pop, 9 print, 10 jump to, 11 jump if zero to, 12 rem, -1 rotate the top three.

// acc = 1; n = 10; while (n) { acc *= n; n -= 1 } print acc
memref.global "private" constant @factorial : memref<19xi8> = dense<[
  1, 1, 1, 10, 5, 11, 16, 5, -1, 4, 6, 1, 1, 3, 10, 4, 8, 9, 0]>
// a = 102; b = 84; while (b) (a, b) = (b, a rem b); print a
memref.global "private" constant @gcd : memref<15xi8> = dense<[
  1, 102, 1, 84, 5, 11, 12, 6, 7, 12, 10, 4, 8, 9, 0]>
// for (n = 9; n; n--) print n * n; then an instruction that does not exist
memref.global "private" constant @squares : memref<16xi8> = dense<[
  1, 9, 5, 11, 14, 5, 5, 4, 9, 1, 1, 3, 10, 2, 8, 77]>

func.func @push(%stack: memref<16xi32>, %sp: index, %x: i32) -> index {
  %c1 = arith.constant 1 : index
  %limit = arith.constant 16 : index
  %room = arith.cmpi ult, %sp, %limit : index
  cf.assert %room, "stack overflow"
  memref.store %x, %stack[%sp] : memref<16xi32>
  %up = arith.addi %sp, %c1 : index
  return %up : index
}

func.func @pop(%stack: memref<16xi32>, %sp: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %some = arith.cmpi ugt, %sp, %c0 : index
  cf.assert %some, "stack underflow"
  %down = arith.subi %sp, %c1 : index
  %x = memref.load %stack[%down] : memref<16xi32>
  return %x, %down : i32, index
}

func.func @run(%code: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %length = memref.dim %code, %c0 : memref<?xi8>
  %stack = memref.alloca() : memref<16xi32>
  cf.br ^fetch(%c0, %c0, %zero : index, index, i32)

^fetch(%pc: index, %sp: index, %count: i32):
  %inside = arith.cmpi ult, %pc, %length : index
  cf.assert %inside, "program counter out of range"
  %op8 = memref.load %code[%pc] : memref<?xi8>
  %op = arith.extsi %op8 : i8 to i32
  %pc1 = arith.addi %pc, %c1 : index
  %executed = arith.addi %count, %one : i32
  cf.switch %op : i32, [
    default: ^unknown,
    0: ^halt,
    1: ^literal,
    2: ^binary,
    3: ^binary,
    4: ^binary,
    5: ^duplicate,
    6: ^exchange,
    7: ^over,
    8: ^drop,
    9: ^print,
    10: ^jump(%c0 : index),
    11: ^test,
    12: ^binary,
    -1: ^rotate
  ]

^literal:
  %n8 = memref.load %code[%pc1] : memref<?xi8>
  %n = arith.extsi %n8 : i8 to i32
  %sp_lit = func.call @push(%stack, %sp, %n) : (memref<16xi32>, index, i32) -> index
  %pc2 = arith.addi %pc1, %c1 : index
  cf.br ^fetch(%pc2, %sp_lit, %executed : index, index, i32)

^binary:
  %b, %sp_b = func.call @pop(%stack, %sp) : (memref<16xi32>, index) -> (i32, index)
  %a, %sp_a = func.call @pop(%stack, %sp_b) : (memref<16xi32>, index) -> (i32, index)
  cf.switch %op : i32, [
    default: ^rem,
    2: ^add,
    3: ^sub,
    4: ^mul
  ]
^add:
  %sum = arith.addi %a, %b : i32
  cf.br ^result(%sum : i32)
^sub:
  %diff = arith.subi %a, %b : i32
  cf.br ^result(%diff : i32)
^mul:
  %prod = arith.muli %a, %b : i32
  cf.br ^result(%prod : i32)
^rem:
  %nonzero = arith.cmpi ne, %b, %zero : i32
  cf.assert %nonzero, "division by zero"
  %rest = arith.remsi %a, %b : i32
  cf.br ^result(%rest : i32)
^result(%value: i32):
  %sp_r = func.call @push(%stack, %sp_a, %value) : (memref<16xi32>, index, i32) -> index
  cf.br ^fetch(%pc1, %sp_r, %executed : index, index, i32)

^duplicate:
  %top, %sp_d = func.call @pop(%stack, %sp) : (memref<16xi32>, index) -> (i32, index)
  %sp_d1 = func.call @push(%stack, %sp, %top) : (memref<16xi32>, index, i32) -> index
  cf.br ^fetch(%pc1, %sp_d1, %executed : index, index, i32)

^exchange:
  %y, %sp_y = func.call @pop(%stack, %sp) : (memref<16xi32>, index) -> (i32, index)
  %x, %sp_x = func.call @pop(%stack, %sp_y) : (memref<16xi32>, index) -> (i32, index)
  cf.br ^push2(%sp_x, %y, %x : index, i32, i32)

^over:
  %v, %sp_v = func.call @pop(%stack, %sp) : (memref<16xi32>, index) -> (i32, index)
  %u, %sp_u = func.call @pop(%stack, %sp_v) : (memref<16xi32>, index) -> (i32, index)
  %sp_o = func.call @push(%stack, %sp_u, %u) : (memref<16xi32>, index, i32) -> index
  cf.br ^push2(%sp_o, %v, %u : index, i32, i32)

^rotate:
  %r3, %sp_3 = func.call @pop(%stack, %sp) : (memref<16xi32>, index) -> (i32, index)
  %r2, %sp_2 = func.call @pop(%stack, %sp_3) : (memref<16xi32>, index) -> (i32, index)
  %r1, %sp_1 = func.call @pop(%stack, %sp_2) : (memref<16xi32>, index) -> (i32, index)
  %sp_rot = func.call @push(%stack, %sp_1, %r2) : (memref<16xi32>, index, i32) -> index
  cf.br ^push2(%sp_rot, %r3, %r1 : index, i32, i32)

^push2(%base: index, %first: i32, %second: i32):
  %sp_f = func.call @push(%stack, %base, %first) : (memref<16xi32>, index, i32) -> index
  %sp_s = func.call @push(%stack, %sp_f, %second) : (memref<16xi32>, index, i32) -> index
  cf.br ^fetch(%pc1, %sp_s, %executed : index, index, i32)

^drop:
  %gone, %sp_g = func.call @pop(%stack, %sp) : (memref<16xi32>, index) -> (i32, index)
  cf.br ^fetch(%pc1, %sp_g, %executed : index, index, i32)

^print:
  %shown, %sp_p = func.call @pop(%stack, %sp) : (memref<16xi32>, index) -> (i32, index)
  %fmt_out = llvm.mlir.addressof @fmt_out : !llvm.ptr
  %w0 = llvm.call @printf(%fmt_out, %shown) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  cf.br ^fetch(%pc1, %sp_p, %executed : index, index, i32)

^test:
  %cond, %sp_t = func.call @pop(%stack, %sp) : (memref<16xi32>, index) -> (i32, index)
  %is_zero = arith.cmpi eq, %cond, %zero : i32
  %pc_skip = arith.addi %pc1, %c1 : index
  cf.cond_br %is_zero, ^jump(%c1 : index), ^fetch(%pc_skip, %sp_t, %executed : index, index, i32)

// Takes the number of values that the instruction popped.
^jump(%popped: index):
  %target8 = memref.load %code[%pc1] : memref<?xi8>
  %target = arith.index_castui %target8 : i8 to index
  %sp_j = arith.subi %sp, %popped : index
  cf.br ^fetch(%target, %sp_j, %executed : index, index, i32)

^unknown:
  %at = arith.index_cast %pc : index to i64
  %fmt_bad = llvm.mlir.addressof @fmt_bad : !llvm.ptr
  %w1 = llvm.call @printf(%fmt_bad, %op, %at) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64) -> i32
  return

^halt:
  %fmt_halt = llvm.mlir.addressof @fmt_halt : !llvm.ptr
  %w2 = llvm.call @printf(%fmt_halt, %executed) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  return
}

func.func @main() -> i32 {
  %factorial_s = memref.get_global @factorial : memref<19xi8>
  %gcd_s = memref.get_global @gcd : memref<15xi8>
  %squares_s = memref.get_global @squares : memref<16xi8>
  %factorial = memref.cast %factorial_s : memref<19xi8> to memref<?xi8>
  %gcd = memref.cast %gcd_s : memref<15xi8> to memref<?xi8>
  %squares = memref.cast %squares_s : memref<16xi8> to memref<?xi8>
  func.call @run(%factorial) : (memref<?xi8>) -> ()
  func.call @run(%gcd) : (memref<?xi8>) -> ()
  func.call @run(%squares) : (memref<?xi8>) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
