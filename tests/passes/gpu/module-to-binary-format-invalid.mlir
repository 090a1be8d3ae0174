// RUN: terrace opt %s --gpu-module-to-binary=format=elf --verify-diagnostics

// expected-error @+1 {{Invalid format specified.}}
module {
}
