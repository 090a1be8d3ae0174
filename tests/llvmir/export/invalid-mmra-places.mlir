// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: what LLVM refuses is reported at the operation; upstream says it without a location.

llvm.func @add(%x: i32) {
  %r = llvm.add %x, %x {llvm.mmra = #llvm.mmra_tag<"a":"b">} : i32
  llvm.return
}

// -----

llvm.func @intrinsic(%x: i32) {
  %r = llvm.intr.smax(%x, %x) {llvm.mmra = #llvm.mmra_tag<"a":"b">} : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @alloca(%x: i32) {
  %r = llvm.alloca %x x i32 {llvm.mmra = #llvm.mmra_tag<"a":"b">} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @return(%x: i32) {
  llvm.return {llvm.mmra = #llvm.mmra_tag<"a":"b">}
}

// -----

llvm.func @pure(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @calls_pure(%x: i32) {
  %r = llvm.call @pure(%x) {llvm.mmra = #llvm.mmra_tag<"a":"b">} : (i32) -> i32
  llvm.return
}
