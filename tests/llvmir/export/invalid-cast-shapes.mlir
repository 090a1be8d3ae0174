// RUN: terrace translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s
// DIFFERS: LLVM reports these without a location, or writes what it cannot read

// Conversions between vectors of different lengths, or between a vector and a scalar.

llvm.func @f(%a: vector<2xi64>) {
  // expected-error@below {{invalid cast opcode for cast between vectors of different lengths}}
  %0 = llvm.trunc %a : vector<2xi64> to vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi64>) {
  // expected-error@below {{trunc source and destination must both be a vector or neither}}
  %0 = llvm.trunc %a : vector<2xi64> to i32
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error@below {{trunc source and destination must both be a vector or neither}}
  %0 = llvm.trunc %a : i64 to vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf64>) {
  // expected-error@below {{invalid cast opcode for cast between vectors of different lengths}}
  %0 = llvm.fptrunc %a : vector<2xf64> to vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf64>) {
  // expected-error@below {{fptrunc source and destination must both be a vector or neither}}
  %0 = llvm.fptrunc %a : vector<2xf64> to f32
  llvm.return
}

// -----

llvm.func @f(%a: f64) {
  // expected-error@below {{fptrunc source and destination must both be a vector or neither}}
  %0 = llvm.fptrunc %a : f64 to vector<2xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf32>) {
  // expected-error@below {{invalid cast opcode for cast between vectors of different lengths}}
  %0 = llvm.fpext %a : vector<2xf32> to vector<4xf64>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf32>) {
  // expected-error@below {{fpext source and destination must both be a vector or neither}}
  %0 = llvm.fpext %a : vector<2xf32> to f64
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@below {{fpext source and destination must both be a vector or neither}}
  %0 = llvm.fpext %a : f32 to vector<2xf64>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>) {
  // expected-error@below {{UIToFP source and dest vector length mismatch}}
  %0 = llvm.uitofp %a : vector<2xi32> to vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>) {
  // expected-error@below {{UIToFP source and dest must both be vector or scalar}}
  %0 = llvm.uitofp %a : vector<2xi32> to f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{UIToFP source and dest must both be vector or scalar}}
  %0 = llvm.uitofp %a : i32 to vector<2xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>) {
  // expected-error@below {{SIToFP source and dest vector length mismatch}}
  %0 = llvm.sitofp %a : vector<2xi32> to vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>) {
  // expected-error@below {{SIToFP source and dest must both be vector or scalar}}
  %0 = llvm.sitofp %a : vector<2xi32> to f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{SIToFP source and dest must both be vector or scalar}}
  %0 = llvm.sitofp %a : i32 to vector<2xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf32>) {
  // expected-error@below {{FPToUI source and dest vector length mismatch}}
  %0 = llvm.fptoui %a : vector<2xf32> to vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf32>) {
  // expected-error@below {{FPToUI source and dest must both be vector or scalar}}
  %0 = llvm.fptoui %a : vector<2xf32> to i32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@below {{FPToUI source and dest must both be vector or scalar}}
  %0 = llvm.fptoui %a : f32 to vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf32>) {
  // expected-error@below {{FPToSI source and dest vector length mismatch}}
  %0 = llvm.fptosi %a : vector<2xf32> to vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf32>) {
  // expected-error@below {{FPToSI source and dest must both be vector or scalar}}
  %0 = llvm.fptosi %a : vector<2xf32> to i32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@below {{FPToSI source and dest must both be vector or scalar}}
  %0 = llvm.fptosi %a : f32 to vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2x!llvm.ptr>) {
  // expected-error@below {{PtrToInt Vector length mismatch}}
  %0 = llvm.ptrtoint %a : vector<2x!llvm.ptr> to vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2x!llvm.ptr>) {
  // expected-error@below {{PtrToInt type mismatch}}
  %0 = llvm.ptrtoint %a : vector<2x!llvm.ptr> to i64
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@below {{PtrToInt type mismatch}}
  %0 = llvm.ptrtoint %a : !llvm.ptr to vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi64>) {
  // expected-error@below {{IntToPtr Vector length mismatch}}
  %0 = llvm.inttoptr %a : vector<2xi64> to vector<4x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi64>) {
  // expected-error@below {{IntToPtr type mismatch}}
  %0 = llvm.inttoptr %a : vector<2xi64> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error@below {{IntToPtr type mismatch}}
  %0 = llvm.inttoptr %a : i64 to vector<2x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2x!llvm.ptr>) {
  // expected-error@below {{AddrSpaceCast vector pointer number of elements mismatch}}
  %0 = llvm.addrspacecast %a : vector<2x!llvm.ptr> to vector<4x!llvm.ptr<3>>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2x!llvm.ptr>) {
  // expected-error@below {{AddrSpaceCast vector pointer number of elements mismatch}}
  %0 = llvm.addrspacecast %a : vector<2x!llvm.ptr> to !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@below {{AddrSpaceCast vector pointer number of elements mismatch}}
  %0 = llvm.addrspacecast %a : !llvm.ptr to vector<2x!llvm.ptr<3>>
  llvm.return
}
