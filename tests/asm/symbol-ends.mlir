// RUN: not terrace opt %s --split-input-file 2>&1

// Where the name of a dialect symbol ends: a body may follow behind blanks, and a name must be there.

llvm.func @body_behind_blanks(%a: !llvm.ptr, %b: !llvm.ptr
<1>) -> !llvm.ptr <1> {
  llvm.return %b : !llvm.ptr <1>
}

// -----

llvm.func @operation_behind_a_type(%a: !llvm.ptr) {
  %0 = llvm.mlir.zero : !llvm.ptr
  <%1 = llvm.mlir.zero : !llvm.ptr
  llvm.return
}

// -----

module attributes {t.a = #<b>} {}

// -----

module attributes {t.a = !<b>} {}
