// RUN: terrace translate --mlir-to-llvmir %s --split-input-file --verify-diagnostics

module attributes {gpu.container_module} {
  // expected-error @+2 {{the requested target object couldn't be found}}
  // expected-error @+1 {{LLVM Translation failed for operation: gpu.binary}}
  gpu.binary @b <#gpu.select_object<3>> [#gpu.object<#nvvm.target, bin = "AAAA">]
}

// -----

module attributes {gpu.container_module} {
  // expected-error @+2 {{the requested target object couldn't be found}}
  // expected-error @+1 {{LLVM Translation failed for operation: gpu.binary}}
  gpu.binary @b <#gpu.select_object<#rocdl.target>> [#gpu.object<#nvvm.target, bin = "AAAA">]
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @b [#gpu.object<#nvvm.target, bin = "AAAA">]
  llvm.func @h() {
    // expected-error @+2 {{unsupported GPU operation: gpu.wait}}
    // expected-error @+1 {{LLVM Translation failed for operation: gpu.wait}}
    gpu.wait
    llvm.return
  }
}
