// RUN: terrace opt %s --convert-nvvm-to-llvm
// DIFFERS: MLIR's inline assembly reads wrong registers: the number of the predicate leaves out the outputs, operands that are written too are put before those of other constraints, and placeholders are numbered in order of appearance. `%` becomes `$` in names of PTX's registers, which crashes LLVM. What is written is lost if it is the only output, replaces uses in front of the operation, which makes it invalid, or has the constraint of a constant. Integer attributes become operands. Copies and prefetches lose `cta_group` and the constant space.

llvm.func @predicate(%a: f32, %p: i1) -> f32 {
  %0 = nvvm.inline_ptx "ex2.approx.ftz.f32 {$w0}, {$r0};" ro(%a : f32), predicate = %p -> f32
  llvm.return %0 : f32
}

llvm.func @read_beside_written(%a: f32, %b: i32, %p: i1) -> f32 {
  nvvm.inline_ptx "x {$rw0}, {$r0};" ro(%b : i32) rw(%a : f32), predicate = %p
  llvm.return %a : f32
}

llvm.func @placeholders(%a: f32, %b: i32) -> f32 {
  %0 = nvvm.inline_ptx "x {$w0}, {$r1};" ro(%a, %b : f32, i32) -> f32
  %1 = nvvm.inline_ptx "x {$r0};" ro(%0 : f32) -> f32
  llvm.return %1 : f32
}

llvm.func @ptx_registers() -> i32 {
  %0 = nvvm.inline_ptx "mov.u32 {$w0}, %laneid;" -> i32
  llvm.return %0 : i32
}

// The first sum reads the argument, the second one what was written.
llvm.func @uses_in_front(%a: f32, %b: f32) -> f32 {
  %0 = llvm.fadd %a, %b : f32
  nvvm.inline_ptx "x {$rw0}, {$rw1};" rw(%a, %b : f32, f32)
  %1 = llvm.fadd %a, %0 : f32
  llvm.return %1 : f32
}

llvm.func @one_after_another(%a: f32, %b: f32, %c: i1) -> f32 {
  nvvm.inline_ptx "x {$rw0}, {$rw1};" rw(%a, %b : f32, f32)
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  nvvm.inline_ptx "y {$rw0}, {$rw1};" rw(%a, %b : f32, f32)
  %0 = llvm.fadd %a, %b : f32
  llvm.return %0 : f32
^bb2:
  %1 = llvm.fadd %a, %b : f32
  llvm.return %1 : f32
}

llvm.func @constants(%p: !llvm.ptr) -> i32 {
  %n = llvm.mlir.constant(3 : i32) : i32
  %x = llvm.mlir.constant(3.0 : f32) : f32
  %true = llvm.mlir.constant(true) : i1
  nvvm.inline_ptx "x {$rw0}, {$r0};" ro(%x : f32) rw(%n : i32), predicate = %true
  nvvm.mbarrier.init %p, %n, predicate = %true : !llvm.ptr, i32, i1
  llvm.return %n : i32
}

llvm.func @attributes(%p: !llvm.ptr, %n: i32, %c: i1) {
  nvvm.mbarrier.init %p, %n, predicate = %c {t.x = 3 : i32, t.y = true} : !llvm.ptr, i32, i1
  nvvm.barrier.arrive number_of_threads = %n {t.x = 3 : i64}
  llvm.return
}

llvm.func @struct_is_written(%s: !llvm.struct<(f32, f32)>, %n: i32) -> !llvm.struct<(f32, f32)> {
  nvvm.inline_ptx "x {$rw0} {$r0}" ro(%n : i32) rw(%s : !llvm.struct<(f32, f32)>)
  %0 = nvvm.inline_ptx "x {$w0} {$r0}" ro(%n : i32) -> !llvm.struct<(f32, f32)>
  llvm.return %s : !llvm.struct<(f32, f32)>
}

llvm.func @modifiers(%dst: !llvm.ptr<7>, %desc: !llvm.ptr, %bar: !llvm.ptr<3>, %const: !llvm.ptr<4>, %c: i32, %mask: i16, %p: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c] multicast_mask = %mask predicate = %p {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst, %desc, %bar, box[%c] predicate = %p {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.prefetch tensormap, %const, predicate = %p : !llvm.ptr<4>, i1
  llvm.return
}
