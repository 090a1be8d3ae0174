// RUN: terrace translate --mlir-to-llvmir %s
// Every operation that may access memory can have the annotation.

llvm.func @callee()
llvm.func @reads(!llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}

llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p {llvm.mmra = #llvm.mmra_tag<"a":"b">} : !llvm.ptr -> i32
  llvm.store %x, %p {llvm.mmra = #llvm.mmra_tag<"a":"b">} : i32, !llvm.ptr
  llvm.fence seq_cst {llvm.mmra = #llvm.mmra_tag<"a":"b">}
  %1 = llvm.atomicrmw add %p, %x seq_cst {llvm.mmra = #llvm.mmra_tag<"a":"b">} : !llvm.ptr, i32
  %2 = llvm.cmpxchg %p, %x, %x seq_cst seq_cst {llvm.mmra = #llvm.mmra_tag<"a":"b">} : !llvm.ptr, i32
  llvm.call @callee() {llvm.mmra = #llvm.mmra_tag<"a":"b">} : () -> ()
  %3 = llvm.call @reads(%p) {llvm.mmra = #llvm.mmra_tag<"a":"b">} : (!llvm.ptr) -> i32
  %4 = llvm.inline_asm {llvm.mmra = #llvm.mmra_tag<"a":"b">} "nop", "=r" : () -> i32
  llvm.return
}
