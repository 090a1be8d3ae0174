// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Weights are unsigned: `__builtin_expect` gives 2^31, which is printed as a negative number.

llvm.func @may_throw(i32) -> i32
llvm.func @__gxx_personality_v0(...) -> i32

llvm.func @cond_br(%c: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c weights([-2147483648, 1]), ^a, ^b
^a:
  llvm.return %0 : i32
^b:
  llvm.return %1 : i32
}

llvm.func @cond_br_max(%c: i1) {
  llvm.cond_br %c weights([0, -1]), ^a, ^b
^a:
  llvm.return
^b:
  llvm.unreachable
}

llvm.func @no_weights(%c: i1) {
  llvm.cond_br %c weights([]), ^a, ^b
^a:
  llvm.return
^b:
  llvm.unreachable
}

llvm.func @switch(%x: i32) -> i32 {
  llvm.switch %x : i32, ^a [
    1: ^b,
    2: ^b
  ] {branch_weights = array<i32: 1, -1, -2147483648>}
^a:
  llvm.return %x : i32
^b:
  llvm.unreachable
}

llvm.func @invoke(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @may_throw(%x) to ^a unwind ^b {branch_weights = array<i32: -2, -1>} : (i32) -> i32
^a:
  llvm.return %0 : i32
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %x : i32
}
