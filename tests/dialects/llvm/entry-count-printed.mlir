// RUN: terrace opt %s --mlir-version=24

// DIFFERS: the text of MLIR 24

llvm.comdat @comdats {
  llvm.comdat_selector @any_of any
  llvm.comdat_selector @exact exactmatch
}
llvm.func @strings() {
  llvm.return
}
llvm.func @strings_declared()
llvm.func @kernel() {
  llvm.return
}
llvm.func @count() attributes {function_entry_count = 46 : i64} {
  llvm.return
}
llvm.func @effects() attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = read, targetMem1 = none>}
llvm.func @declared()
