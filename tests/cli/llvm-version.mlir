// RUN: terrace translate %s --mlir-to-llvmir --llvm-version=15
// RUN: terrace translate %s --mlir-to-llvmir --llvm-version=22
// RUN: terrace compile %s --llvm-version=18
// RUN: terrace compile %s --emit=ll --llvm-version=23
// RUN: not terrace compile %s --emit=bc --llvm-version=18 -o - 2>&1
// RUN: not terrace translate %s --mlir-to-llvmir --llvm-version=14 2>&1
// RUN: terrace translate %s --mlir-to-llvmir --llvm-version=7-nvvm
// RUN: terrace compile %s -g --llvm-version=7-nvvm 2>&1
// DIFFERS: MLIR's tools write for LLVM 22 only

llvm.func @widen(%p: !llvm.ptr {llvm.nocapture}, %i: i32) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %v = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
  %w = llvm.add %v, %v : vector<4xi32>
  %x = llvm.zext nneg %i : i32 to i64
  %y = llvm.or disjoint %x, %x : i64
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.store %y, %a : i64, !llvm.ptr
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.return %y : i64
}
