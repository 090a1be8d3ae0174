// RUN: terrace translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s
// DIFFERS: LLVM's verifier reports these without a location

// expected-error@below {{Globals cannot contain scalable types}}
llvm.mlir.global external @declared() : vector<[2]xf32>

// -----

// expected-error@below {{Globals cannot contain scalable types}}
llvm.mlir.global extern_weak @weak() : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>

// -----

// expected-error@below {{Globals cannot contain scalable types}}
llvm.mlir.global internal @defined() : vector<[2]xf32> {
  %0 = llvm.mlir.zero : vector<[2]xf32>
  llvm.return %0 : vector<[2]xf32>
}
