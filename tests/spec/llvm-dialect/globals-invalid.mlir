// RUN: terrace opt %s --split-input-file --verify-diagnostics

llvm.func @f() {
  // expected-error@+1 {{op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.global internal @inner(1 : i64) : i64
  llvm.return
}

// -----

// expected-error@+1 {{cannot have both initializer value and region}}
llvm.mlir.global @both(1 : i64) : i64 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

// expected-error@+1 {{initializer region type 'i32' does not match global type 'i64'}}
"llvm.mlir.global"() <{global_type = i64, linkage = #llvm.linkage<external>, sym_name = "typed"}> ({
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}) : () -> ()
