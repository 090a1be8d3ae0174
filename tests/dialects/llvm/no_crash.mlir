// RUN: terrace opt %s --split-input-file --verify-diagnostics
// DIFFERS: upstream crashes, or makes a vector without elements

// expected-error@below {{must have a function resolver}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r {dso_local}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error@below {{expected a mask with at least one element}}
  %0 = llvm.shufflevector %a, %a [] : vector<4xi32>
  llvm.return
}
