// RUN: terrace opt %s --canonicalize=region-simplify=aggressive
// RUN: terrace opt %s --canonicalize=region-simplify=aggressive | terrace translate --mlir-to-llvmir
// DIFFERS: upstream merges ends of lifetimes of different memory, which LLVM rejects

llvm.func @use(!llvm.ptr)

llvm.func @two(%c: i1) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.intr.lifetime.start %b : !llvm.ptr
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.call @use(%b) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^t, ^f
^t:
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.br ^j
^f:
  llvm.intr.lifetime.end %b : !llvm.ptr
  llvm.br ^j
^j:
  llvm.return
}

llvm.func @one(%c: i1, %x: i32, %y: i32, %p: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^t, ^f
^t:
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.br ^j
^f:
  llvm.store %y, %p : i32, !llvm.ptr
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.br ^j
^j:
  llvm.return
}
