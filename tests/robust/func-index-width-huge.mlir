// DIFFERS: upstream makes an integer that LLVM IR does not have
// RUN: not terrace opt %s --convert-func-to-llvm=index-bitwidth=16777216 2>&1

func.func private @f(index)
