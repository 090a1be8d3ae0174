// RUN: terrace translate --mlir-to-llvmir --split-input-file %s

module attributes {dlti.dl_spec = #dlti.dl_spec<>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "dlti.alloca_memory_space" = 5 : ui64, "dlti.program_memory_space" = 3 : ui64, "dlti.global_memory_space" = 2 : ui64, "dlti.stack_alignment" = 128 : i64, "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 32, 64>, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", "dlti.alloca_memory_space" = 0 : ui64, "dlti.stack_alignment" = 0 : i64, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = false>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<1xi64>, i16 = dense<[16,32]> : vector<2xi64>, i64 = dense<64> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, i128 = dense<128> : vector<2xi64>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[64]> : vector<1xi64>, !llvm.ptr = dense<[64,64,64,64]> : vector<4xi64>, !llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<3> = dense<[32, 32, 64]> : vector<3xi64>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[33, 64]> : vector<2xi64>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i31 = dense<[32, 64]> : vector<2xi64>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[32, 64]> : vector<2xi64>>} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
}
