// RUN: terrace opt %s --split-input-file --convert-func-to-llvm
// DIFFERS: upstream leaves a struct that has an index inside only by way of a struct around it

func.func @n(%n: !llvm.struct<"n1", (struct<"n2", (i32, array<1 x struct<"n1">>)>, index)>, %m: !llvm.struct<"n2", (i32, array<1 x struct<"n1", (struct<"n2">, index)>>)>) { return }
