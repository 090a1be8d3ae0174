// RUN: terrace opt %s --sccp --split-input-file --allow-unregistered-dialect

func.func private @private(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  return %0, %b : i32, i32
}
func.func @public(%x: i32) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0:2 = call @private(%c1, %c2) : (i32, i32) -> (i32, i32)
  %1:2 = call @private(%c1, %c2) : (i32, i32) -> (i32, i32)
  return %0#0, %0#1, %1#0, %1#1 : i32, i32, i32, i32
}

// -----

func.func private @differs(%a: i32, %b: i32) -> (i32, i32) {
  return %a, %b : i32, i32
}
func.func @public(%x: i32) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0:2 = call @differs(%c1, %c2) : (i32, i32) -> (i32, i32)
  %1:2 = call @differs(%c1, %c1) : (i32, i32) -> (i32, i32)
  return %0#0, %0#1, %1#0, %1#1 : i32, i32, i32, i32
}

// -----

func.func @callee(%a: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  return %a, %c1 : i32, i32
}
func.func private @external(i32) -> i32
func.func nested @nested(%a: i32) -> i32 {
  return %a : i32
}
func.func @public() -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %0:2 = call @callee(%c1) : (i32) -> (i32, i32)
  %1 = call @external(%c1) : (i32) -> i32
  %2 = call @nested(%c1) : (i32) -> i32
  return %0#0, %0#1, %1, %2 : i32, i32, i32, i32
}

// -----

func.func private @address(%a: i32) -> i32 {
  return %a : i32
}
func.func private @attribute(%a: i32) -> i32 {
  return %a : i32
}
func.func @public(%f: (i32) -> i32) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %0 = call @address(%c1) : (i32) -> i32
  %p = constant @address : (i32) -> i32
  %1 = call @attribute(%c1) : (i32) -> i32
  "test.use"() {symbol = @attribute} : () -> ()
  %2 = call_indirect %f(%c1) : (i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}

// -----

func.func private @never(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %s = arith.addi %c1, %c1 : i32
  return %s : i32
}
func.func private @recursive(%a: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.cond_br %c, ^a, ^b
^a:
  %r = call @recursive(%c0, %c) : (i32, i1) -> i32
  return %r : i32
^b:
  return %a : i32
}
func.func @public(%c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %r = call @recursive(%c0, %c) : (i32, i1) -> i32
  return %r : i32
}

// -----

module @a {
  func.func private @f(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @g() -> i32 {
    %c1 = arith.constant 1 : i32
    %0 = call @f(%c1) : (i32) -> i32
    return %0 : i32
  }
}
module @b {
  func.func private @f(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @g() -> i32 {
    %c2 = arith.constant 2 : i32
    %0 = call @f(%c2) : (i32) -> i32
    return %0 : i32
  }
}

// -----

llvm.func @callee(%a: i32) -> i32 attributes {sym_visibility = "private"} {
  llvm.return %a : i32
}
llvm.func @caller() -> i32 {
  %c = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.call @callee(%c) : (i32) -> i32
  llvm.return %0 : i32
}
