// RUN: not terrace opt %s --pass-pipeline='builtin.module(convert-complex-to-llvm{complex-range=fast})' 2>&1
// DIFFERS: the message starts with the name of the program
