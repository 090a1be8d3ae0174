// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

llvm.func @kernel(%a: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}, %b: i32) attributes {nvvm.kernel} {
  llvm.return
}

llvm.func @limits() attributes {
  nvvm.cluster_dim = array<i32: 2, 1, 1>, nvvm.cluster_max_blocks = 8 : i32, nvvm.kernel = 1 : i32, nvvm.maxnreg = 16 : i64,
  nvvm.maxntid = array<i32: 128>, nvvm.minctasm = 2 : i32, nvvm.reqntid = array<i32: 32, 2>, nvvm.blocksareclusters
} {
  llvm.return
}

// Others are not verified.
llvm.func @other() attributes {nvvm.foo = 3 : i32} {
  llvm.return
}

// Operations that the dialect does not declare are allowed.
llvm.func @unknown() {
  "nvvm.foo"() : () -> ()
  llvm.return
}
