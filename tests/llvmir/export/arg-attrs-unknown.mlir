// RUN: terrace translate --mlir-to-llvmir %s 2>&1
// DIFFERS: upstream says nothing.

llvm.func @f(%a: i32 {llvm.foo, llvm.signext, llvm.noext}) -> (i32 {llvm.bar = 3 : i32}) { llvm.return %a : i32 }
