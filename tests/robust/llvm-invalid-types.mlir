// RUN: terrace translate --mlir-to-llvmir %s --split-input-file --verify-diagnostics
// DIFFERS: LLVM's verifier reports recursive structs without a location; `i0` is written as text that LLVM cannot read; a missing symbol crashes.

// expected-error@below {{Function arguments must have first-class types!}}
llvm.func @f(%a: !llvm.struct<"a", (struct<"a">)>) {
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@below {{loading unsized types is not allowed}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"a", (i32, array<2 x struct<"a">>)>
  llvm.return
}

// -----

// expected-error@below {{Function arguments must have first-class types!}}
llvm.func @f(%p: !llvm.struct<"a", (struct<"b", (struct<"a">)>)>) {
  llvm.return
}

// -----

// expected-error@below {{LLVM IR has no type 'i0'}}
llvm.func @f(%a: i0) {
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{LLVM IR has no type 'i0'}}
  %0 = llvm.mlir.constant(0 : i0) : i0
  llvm.return
}

// -----

// expected-error@below {{'@nope' is no symbol of the module}}
llvm.mlir.global external @g(@nope) : !llvm.ptr
