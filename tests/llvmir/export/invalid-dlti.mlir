// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "dlti.default_memory_space" = 7 : ui64>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<bf16 = dense<16> : vector<2xi64>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<si32 = dense<32> : vector<2xi64>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 3>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}
