// RUN: terrace compile %s

module attributes {llvm.data_layout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  func.func @f(%m: memref<4xi64>, %i: index) -> i64 {
    %0 = memref.load %m[%i] : memref<4xi64>
    return %0 : i64
  }
}
