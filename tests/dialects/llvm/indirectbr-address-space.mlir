// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace translate --mlir-to-llvmir %s

// Only what follows the mnemonic of a pointer in an address space is printed.

llvm.func @f(%p: !llvm.ptr<4>, %q: !llvm.ptr, %x: i32) {
  llvm.indirectbr %p : !llvm.ptr<4>, [
  ^a,
  ^b(%x : i32)
  ]
^a:
  llvm.indirectbr %p : <4>, [
  ^c
  ]
^b(%y: i32):
  llvm.indirectbr %q : !llvm.ptr, [
  ^c
  ]
^c:
  llvm.indirectbr %q : , [
  ^d
  ]
^d:
  llvm.return
}
