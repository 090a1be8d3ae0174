// RUN: terrace opt %s --inline

llvm.func @read(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.return %v : i64
}
llvm.func @aligned(%q: !llvm.ptr {llvm.align = 32}) -> i64 {
  %v = llvm.call @read(%q) : (!llvm.ptr) -> i64
  llvm.return %v : i64
}
llvm.func @too_little(%q: !llvm.ptr {llvm.align = 8}) -> i64 {
  %v = llvm.call @read(%q) : (!llvm.ptr) -> i64
  llvm.return %v : i64
}
llvm.func @unknown(%q: !llvm.ptr) -> i64 {
  %v = llvm.call @read(%q) : (!llvm.ptr) -> i64
  llvm.return %v : i64
}
llvm.func @in_block(%q: !llvm.ptr {llvm.align = 32}) -> i64 {
  llvm.br ^bb1(%q : !llvm.ptr)
^bb1(%r: !llvm.ptr):
  %v = llvm.call @read(%r) : (!llvm.ptr) -> i64
  llvm.return %v : i64
}
