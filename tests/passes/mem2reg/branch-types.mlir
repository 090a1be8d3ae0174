// RUN: terrace opt %s --mem2reg
// DIFFERS: upstream passes an index by a branch of the llvm dialect, which is invalid

func.func @index(%c: i1, %a: index, %b: index) -> index {
  %m = memref.alloca() : memref<index>
  llvm.cond_br %c, ^t, ^f
^t:
  memref.store %a, %m[] : memref<index>
  llvm.br ^j
^f:
  memref.store %b, %m[] : memref<index>
  llvm.br ^j
^j:
  %r = memref.load %m[] : memref<index>
  return %r : index
}

func.func @integer(%c: i1, %a: i32, %b: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  llvm.cond_br %c, ^t, ^f
^t:
  memref.store %a, %m[] : memref<i32>
  llvm.br ^j
^f:
  memref.store %b, %m[] : memref<i32>
  llvm.br ^j
^j:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// No block merges values.
func.func @straight(%c: i1, %a: index) -> index {
  %m = memref.alloca() : memref<index>
  memref.store %a, %m[] : memref<index>
  llvm.br ^j
^j:
  %r = memref.load %m[] : memref<index>
  return %r : index
}
