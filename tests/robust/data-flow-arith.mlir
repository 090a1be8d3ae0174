// RUN: terrace opt %s --sccp
// RUN: terrace opt %s --int-range-optimizations
// RUN: terrace opt %s --arith-int-range-narrowing=int-bitwidths-supported=1,8,32

// An extended sum of bits decides a branch (#137281).
func.func @extended_sum(%a: i1) -> (i64, i1, i1) {
  %false = arith.constant false
  %true = arith.constant true
  %c7 = arith.constant 7 : i64
  %c9 = arith.constant 9 : i64
  %s, %o = arith.addui_extended %false, %false : i1, i1
  %s2, %o2 = arith.addui_extended %a, %true : i1, i1
  cf.cond_br %s, ^a(%c7 : i64), ^a(%c9 : i64)
^a(%r: i64):
  return %r, %s2, %o2 : i64, i1, i1
}

// Extended products of indices (#137509).
func.func @extended_product() -> (index, index, index, index, index) {
  %a = arith.constant 10283417 : index
  %b = arith.constant -1 : index
  %low, %high = arith.mului_extended %a, %a : index
  %low2, %high2 = arith.mului_extended %b, %a : index
  %c5 = arith.constant 5 : index
  %shift = arith.shrsi %high2, %c5 : index
  return %low, %high, %low2, %high2, %shift : index, index, index, index, index
}

// A splat of an index that a cast makes an integer (#73190, #120193).
func.func @broadcast() -> (vector<4xi64>, vector<4xindex>) {
  %c = arith.constant 7 : index
  %i = builtin.unrealized_conversion_cast %c : index to i64
  %v = vector.broadcast %i : i64 to vector<4xi64>
  %w = vector.broadcast %c : index to vector<2x4xindex>
  %x = vector.extract %w[0] : vector<4xindex> from vector<2x4xindex>
  return %v, %x : vector<4xi64>, vector<4xindex>
}

// Divisions of bits (#58807).
func.func @divide_bits(%a: i1, %b: i1) -> (i1, i1, i1) {
  %t = arith.constant true
  %0 = arith.floordivsi %a, %t : i1
  %1 = arith.floordivsi %a, %b : i1
  %2 = arith.ceildivsi %a, %t : i1
  return %0, %1, %2 : i1, i1, i1
}

// Vectors and tensors of indices (#64257).
func.func @shaped(%v: vector<4xindex>, %t: tensor<?xindex>) -> (vector<4xindex>, tensor<?xindex>, vector<4xi1>) {
  %c = arith.constant dense<7> : vector<4xindex>
  %a = arith.andi %v, %c : vector<4xindex>
  %0 = arith.addi %a, %a : vector<4xindex>
  %1 = arith.addi %t, %t : tensor<?xindex>
  %2 = arith.cmpi ult, %a, %0 : vector<4xindex>
  return %0, %1, %2 : vector<4xindex>, tensor<?xindex>, vector<4xi1>
}

// The least number, rounded up (#115293).
func.func @least(%x: i8) -> (i1, i8) {
  %min = arith.constant -128 : i8
  %c2 = arith.constant 2 : i8
  %c0 = arith.constant 0 : i8
  %0 = arith.ceildivsi %min, %c2 : i8
  %low = arith.minsi %x, %0 : i8
  %1 = arith.cmpi sle, %low, %c0 : i8
  return %1, %0 : i1, i8
}

// A constant of another dialect decides a branch to a value that nothing is known of (#126195).
func.func @foreign_constant() -> index {
  %zero = index.constant 0
  %true = llvm.mlir.constant(true) : i1
  %c29 = llvm.mlir.constant(29 : index) : i64
  %i = builtin.unrealized_conversion_cast %c29 : i64 to index
  cf.cond_br %true, ^a, ^b
^a:
  cf.br ^c(%i : index)
^b:
  cf.br ^c(%zero : index)
^c(%r: index):
  return %r : index
}

// Blocks that are never reached refer to each other (#118448).
func.func @unreachable() {
  %c1 = arith.constant 1 : index
  return
^a(%0: i32):
  cf.br ^b(%c1 : index)
^b(%1: index):
  %2 = arith.cmpi slt, %1, %c1 : index
  cf.cond_br %2, ^c(%1 : index), ^a(%0 : i32)
^c(%3: index):
  %4 = arith.addi %3, %c1 : index
  cf.br ^b(%4 : index)
}

// Quotients, remainders and alternatives of constants (#82168, #83530).
func.func @alternatives() -> (i64, i64, i64) {
  %false = arith.constant false
  %a = arith.constant 2060639849 : i64
  %c1 = arith.constant 1 : i64
  %c0 = arith.constant 0 : i64
  %b = scf.if %false -> (i64) {
    scf.yield %c1 : i64
  } else {
    scf.yield %a : i64
  }
  %d = arith.divsi %c1, %b : i64
  %e = arith.addi %a, %d : i64
  %f = arith.xori %e, %a : i64
  %g = arith.cmpi eq, %f, %c0 : i64
  %h = scf.if %g -> (i64) {
    %c3 = arith.constant 3 : i64
    scf.yield %c3 : i64
  } else {
    scf.yield %f : i64
  }
  %i = arith.remui %a, %h : i64
  return %d, %h, %i : i64, i64, i64
}
// DIFFERS: upstream takes the quotient of the least integer for a positive number.
