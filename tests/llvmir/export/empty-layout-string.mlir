// RUN: terrace translate --mlir-to-llvmir %s

// An empty string is LLVM's default layout, with which this specification agrees: i1 without a rule has that of i8.
module attributes {
  llvm.data_layout = "",
  dlti.dl_spec = #dlti.dl_spec<i1 = dense<8> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "little">
} {
  llvm.func @f(%x: i64) -> i64 {
    llvm.return %x : i64
  }
}
