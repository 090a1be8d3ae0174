// RUN: terrace opt %s --split-input-file --verify-diagnostics
// DIFFERS: MLIR checks ranges of nvvm's registers, but not those of rocdl's, so that its LLVM IR cannot be read.

llvm.func @neither_empty_nor_full() -> i32 {
  // expected-error @below {{'rocdl.workitem.id.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = rocdl.workitem.id.x range <i32, 5, 5> : i32
  llvm.return %0 : i32
}

// -----

llvm.func @size() -> i64 {
  // expected-error @below {{'rocdl.grid.dim.z' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (18446744073709551615) value!}}
  %0 = rocdl.grid.dim.z range <i64, 1, 1> : i64
  llvm.return %0 : i64
}

// -----

llvm.func @valid() -> i32 {
  %0 = rocdl.workgroup.id.y range <i32, 0, 0> : i32
  %1 = rocdl.wavefrontsize range <i32, -1, -1> : i32
  %2 = rocdl.cluster.id.z range <i32, 5, 4> : i32
  llvm.return %0 : i32
}
