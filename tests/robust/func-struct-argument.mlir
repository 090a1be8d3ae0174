// A structure with an element that has no form in LLVM. (llvm-project#108161)
// RUN: terrace opt %s --convert-func-to-llvm

func.func private @outside(!llvm.struct<(tensor<2xf32>, i32)>)
