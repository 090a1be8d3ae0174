// RUN: terrace opt %s --convert-func-to-llvm

func.func private @outside(tensor<4xf32>, memref<4xf32>) attributes {llvm.emit_c_interface}
