// RUN: terrace translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s
// DIFFERS: LLVM reports these without a location, or writes what it cannot read

// expected-error@below {{invalid linkage for function definition}}
llvm.func extern_weak @f() {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @x any
}
// expected-error@below {{Declaration may not be in a Comdat!}}
llvm.func @x() comdat(@c::@x)

// -----

llvm.comdat @c {
  llvm.comdat_selector @x any
}
// expected-error@below {{Declaration may not be in a Comdat!}}
llvm.func available_externally @x() comdat(@c::@x) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @x any
}
// expected-error@below {{Declaration may not be in a Comdat!}}
llvm.mlir.global available_externally @x(0 : i32) comdat(@c::@x) : i32

// -----

llvm.comdat @c {
  llvm.comdat_selector @x any
}
// expected-error@below {{Declaration may not be in a Comdat!}}
llvm.mlir.global extern_weak @x(0 : i32) comdat(@c::@x) : i32

// -----

llvm.mlir.global internal @g(0 : i32) : i32
// expected-error@below {{GlobalValue with local linkage or non-default visibility must be dso_local!}}
llvm.mlir.alias private hidden @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@below {{GlobalValue with local linkage or non-default visibility must be dso_local!}}
llvm.mlir.ifunc internal hidden @i : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// expected-error@below {{'common' global must have a zero initializer!}}
llvm.mlir.global common @g(-0.0 : f32) : f32
