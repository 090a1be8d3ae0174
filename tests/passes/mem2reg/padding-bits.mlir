// RUN: terrace opt %s --mem2reg
// DIFFERS: upstream takes types of as many bytes for types of as many bits, and extends or cuts the wrong way round

llvm.func @stored_wider(%x: i8) -> i1 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i1 : (i32) -> !llvm.ptr
  llvm.store %x, %1 : i8, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i1
  llvm.return %2 : i1
}

llvm.func @loaded_wider(%x: i12) -> i16 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i12 : (i32) -> !llvm.ptr
  llvm.store %x, %1 : i12, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i16
  llvm.return %2 : i16
}

llvm.func @loaded_narrower(%x: i16) -> i12 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
  llvm.store %x, %1 : i16, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i12
  llvm.return %2 : i12
}
