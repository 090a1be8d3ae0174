// RUN: terrace compile %s --emit=ll
// DIFFERS: MLIR has no single pass that lowers operations of `nvvm` without an intrinsic with all others.

// Operations with an intrinsic stay for the translation; the others become inline assembly.
func.func @wait(%bar: !llvm.ptr<3>, %phase: i32, %p: i1) -> i32 {
  %n = arith.constant 128 : i32
  nvvm.mbarrier.init %bar, %n : !llvm.ptr<3>, i32
  nvvm.mbarrier.arrive.expect_tx %bar, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.try_wait.parity %bar, %phase, %n : !llvm.ptr<3>, i32, i32
  %id = nvvm.inline_ptx "mov.u32 {$w0}, %laneid;" -> i32
  %x = arith.addi %id, %n : i32
  nvvm.inline_ptx "add.s32 {$rw0}, {$rw0}, {$r0};" ro(%n : i32) rw(%x : i32)
  return %x : i32
}

// What the instructions change is what later operations of all dialects use, also in loops.
func.func @loop(%a: i32, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  nvvm.inline_ptx "x {$rw0};" rw(%a : i32)
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %a) -> i32 {
    nvvm.inline_ptx "y {$rw0}, {$r0};" ro(%a : i32) rw(%acc : i32)
    %x = memref.load %m[%i] : memref<4xi32>
    %y = arith.addi %acc, %x : i32
    scf.yield %y : i32
  }
  %z = arith.addi %sum, %a : i32
  return %z : i32
}
