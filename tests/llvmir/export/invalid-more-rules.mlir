// RUN: terrace translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s
// DIFFERS: LLVM's verifier reports these without a location

// expected-error@below {{invalid value for 'no-jump-tables' attribute}}
llvm.func @f() attributes {passthrough = [["no-jump-tables", "maybe"]]}

// -----

// expected-error@below {{"warn-stack-size" takes an unsigned integer}}
llvm.func @f() attributes {passthrough = [["warn-stack-size", "4294967296"]]}

// -----

llvm.func @f(%v: vector<2x!llvm.ptr>, %i: vector<4xi32>) {
  // expected-error@below {{Invalid GEP index vector width}}
  %0 = llvm.getelementptr %v[%i] : (vector<2x!llvm.ptr>, vector<4xi32>) -> vector<2x!llvm.ptr>, i32
  llvm.return
}
