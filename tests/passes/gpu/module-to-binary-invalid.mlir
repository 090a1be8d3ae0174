// RUN: terrace opt %s --gpu-module-to-binary=format=isa --split-input-file --verify-diagnostics

// expected-error @+1 {{the module has no target attributes}}
gpu.module @no_target {
  llvm.func @f() attributes {gpu.kernel} {
    llvm.return
  }
}

// -----

// expected-error @+2 {{Failed creating the llvm::Module.}}
// expected-error @+1 {{An error happened while serializing the module.}}
gpu.module @not_lowered [#nvvm.target] {
  // expected-error @+2 {{unsupported GPU operation: gpu.func}}
  // expected-error @+1 {{LLVM Translation failed for operation: gpu.func}}
  gpu.func @f() kernel {
    gpu.return
  }
}
