// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{'"nvvm.grid_constant"' attribute must be present only on kernel arguments}}
llvm.func @f(%a: i32 {nvvm.grid_constant}) {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'}}
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' must be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant = 1 : i32}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' attribute must be present only on kernel arguments}}
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant = true}) {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' attribute must be present only on kernel arguments}}
func.func @f(%a: !llvm.ptr {nvvm.grid_constant}) {
  return
}

// -----

// expected-error@+1 {{'nvvm.kernel' attribute attached to unexpected op}}
func.func @f() attributes {nvvm.kernel} {
  return
}

// -----

// expected-error@+1 {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.maxntid = array<i32: 1, 2, 3, 4>} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.maxntid = array<i32>} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.reqntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.reqntid = array<i64: 1>} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.cluster_dim"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.cluster_dim = 3 : i32} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.minctasm"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.minctasm = "a"} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.maxnreg"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.maxnreg} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.cluster_max_blocks"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.cluster_max_blocks = 1.0 : f32} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @f() attributes {nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @f() attributes {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 1>} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.maxnreg"' attribute must be integer constant}}
module attributes {nvvm.maxnreg = "x"} {}
