// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: LLVM's verifier says the same, without a location

llvm.mlir.global external @declared() : i32
llvm.mlir.alias external @of_declaration : i32 {
  %0 = llvm.mlir.addressof @declared : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global available_externally @elsewhere(1 : i32) : i32
llvm.mlir.alias external @of_available : i32 {
  %0 = llvm.mlir.addressof @elsewhere : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}

// -----

llvm.mlir.global external @here(1 : i32) : i32
llvm.mlir.alias available_externally @available : i32 {
  %0 = llvm.mlir.addressof @here : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global external @target(1 : i32) : i32
llvm.mlir.alias weak @weak : i32 {
  %0 = llvm.mlir.addressof @target : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @of_weak : i32 {
  %0 = llvm.mlir.addressof @weak : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global available_externally @good(1 : i32) : i32
llvm.mlir.alias available_externally @good_alias : i32 {
  %0 = llvm.mlir.addressof @good : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
