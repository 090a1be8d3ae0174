// RUN: terrace translate --mlir-to-llvmir %s --verify-diagnostics

// DIFFERS: MLIR does not say that bitcode is loaded as if it was machine code.
module attributes {gpu.container_module} {
  // expected-warning @+2 {{the selected object is bitcode, which the runtimes of GPUs do not load}}
  // expected-note @+1 {{'gpu-module-to-binary=format=fatbin' makes machine code}}
  gpu.binary @b [#gpu.object<#nvvm.target, offload = "BC">]
}
