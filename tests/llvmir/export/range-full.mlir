// RUN: terrace translate %s --mlir-to-llvmir

// LLVM has no `range` of all numbers.
llvm.func @f(i32 {llvm.range = #llvm.constant_range<i32, -1, -1>}, i32 {llvm.range = #llvm.constant_range<i32, 0, 0>})
llvm.func @g(%a : i32) {
  llvm.call @f(%a, %a) : (i32 {llvm.range = #llvm.constant_range<i32, -1, -1>}, i32 {llvm.range = #llvm.constant_range<i32, 0, 0>}) -> ()
  llvm.return
}
