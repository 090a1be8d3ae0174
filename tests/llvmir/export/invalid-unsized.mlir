// RUN: terrace translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s
// DIFFERS: LLVM reports these without a location, or writes what it cannot read

// expected-error@below {{Global variable initializer must be sized}}
llvm.mlir.global internal @g() : !llvm.struct<"o", opaque> {
  %0 = llvm.mlir.zero : !llvm.struct<"o", opaque>
  llvm.return %0 : !llvm.struct<"o", opaque>
}

// -----

// expected-error@below {{Global variable initializer must be sized}}
llvm.mlir.global weak @g() : !llvm.struct<"o", opaque>

// -----

// expected-error@below {{invalid type for global variable}}
llvm.mlir.global external @g() : !llvm.x86_amx

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{va_arg requires operand with first class type}}
  %0 = llvm.va_arg %p : (!llvm.ptr) -> !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{va_arg requires operand with first class type}}
  %0 = llvm.va_arg %p : (!llvm.ptr) -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{va_arg requires operand with first class type}}
  %0 = llvm.va_arg %p : (!llvm.ptr) -> !llvm.metadata
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{loading unsized types is not allowed}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.label
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@below {{Cannot allocate unsized type}}
  %0 = llvm.alloca %n x !llvm.label : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@below {{invalid type for alloca}}
  %0 = llvm.alloca %n x !llvm.x86_amx : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{GEP into unsized type!}}
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.label
  llvm.return
}

// -----

// expected-error@below {{Function has an invalid type}}
llvm.func @f(%a: !llvm.label) {
  llvm.return
}

// -----

// expected-error@below {{huge alignment values are unsupported}}
llvm.func @f() attributes {alignment = 8589934592 : i64}
