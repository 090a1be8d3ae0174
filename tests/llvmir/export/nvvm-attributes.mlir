// RUN: terrace translate %s --mlir-to-llvmir

// Attributes of kernels and of their arguments.
llvm.func @kernel(%p: !llvm.ptr {nvvm.grid_constant, llvm.byval = i32}) attributes {
  nvvm.kernel, nvvm.maxntid = array<i32: 32, 2>, nvvm.reqntid = array<i32: 32, 2, 1>,
  nvvm.cluster_dim = array<i32: 1, 2, 3>, nvvm.cluster_max_blocks = 8, nvvm.minctasm = 2, nvvm.maxnreg = 16,
  nvvm.blocksareclusters
} {
  llvm.return
}
// The kind of the attribute means nothing.
llvm.func @numbered() attributes {nvvm.kernel = 1 : ui1, nvvm.maxntid = array<i32: 32>} {
  llvm.return
}
llvm.func @disabled() attributes {nvvm.kernel = false}
llvm.func @result() -> (!llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel}
// Numbers have no signs.
llvm.func @negative() attributes {nvvm.maxntid = array<i32: -1>, nvvm.minctasm = -1 : i8, nvvm.maxnreg = true}
llvm.func @replaced() attributes {passthrough = [["nvvm.maxntid", "7"]], nvvm.maxntid = array<i32: 4>}
// Calls have no attributes of the dialect.
llvm.func @caller(%p: !llvm.ptr) {
  llvm.call @kernel(%p) : (!llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) -> ()
  llvm.return
}
