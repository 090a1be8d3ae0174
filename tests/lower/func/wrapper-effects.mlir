// DIFFERS: upstream tells LLVM that a wrapper touches no memory, although it reads descriptors
// RUN: terrace opt %s --convert-func-to-llvm

#none = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>

func.func @wrapper(%a: memref<?xi32>) attributes {memory_effects = #none, llvm.emit_c_interface} {
  return
}
