// RUN: terrace translate --mlir-to-llvmir %s --split-input-file

// DIFFERS: MLIR calls the runtime with sizes of other widths, and with a level of optimization of 64 bits, which is invalid; a
// global that has the name of the constant with a kernel's name is taken for it.
module attributes {gpu.container_module} {
  gpu.binary @b [#gpu.object<#nvvm.target, bin = "AAAA">]
  llvm.func @narrow(%n: i32) {
    gpu.launch_func @b::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i32
    llvm.return
  }
}

// -----

module attributes {gpu.container_module, llvm.data_layout = "e-p:32:32"} {
  gpu.binary @b [#gpu.object<#nvvm.target, properties = {O = 3 : i64, section = 3 : i32}, assembly = "AAAA">]
  llvm.func @wide(%n: i64, %p: !llvm.ptr) {
    gpu.launch_func @b::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64 args(%p : !llvm.ptr)
    llvm.return
  }
}

// -----

module attributes {gpu.container_module} {
  llvm.mlir.global internal @b_binary(1 : i32) : i32
  llvm.mlir.global internal @b_k_name(1 : i32) : i32
  llvm.func @b_load() {
    llvm.return
  }
  llvm.func @mgpuModuleLoad(i32)
  gpu.binary @b [#gpu.object<#nvvm.target, bin = "AAAA">]
  llvm.func @names(%n: i64) {
    gpu.launch_func @b::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
}
