// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @use_i1(i1)
llvm.func @use_i32(i32)
llvm.func @use_i64(i64)
llvm.func @use_i128(i128)
llvm.func @use_f32(f32)
llvm.func @use_f64(f64)
llvm.func @use_f16(f16)
llvm.func @use_bf16(bf16)
llvm.func @use_f80(f80)
llvm.func @use_f128(f128)
llvm.func @use_ptr(!llvm.ptr)
llvm.func @use_v4(vector<4xi32>)
llvm.func @use_v2f(vector<2xf32>)
llvm.func @use_sv(vector<[4]xi32>)
llvm.func @use_arr(!llvm.array<2 x vector<2xi32>>)
llvm.func @use_struct(!llvm.struct<(i32, i32)>)
llvm.func @ints() {
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.mlir.constant(-1 : i32) : i32
  %2 = llvm.mlir.constant(7 : index) : i64
  %3 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  %4 = llvm.mlir.constant(false) : i1
  %5 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  llvm.call @use_i1(%0) : (i1) -> ()
  llvm.call @use_i32(%1) : (i32) -> ()
  llvm.call @use_i64(%2) : (i64) -> ()
  llvm.call @use_i128(%3) : (i128) -> ()
  llvm.call @use_i1(%4) : (i1) -> ()
  llvm.call @use_i64(%5) : (i64) -> ()
  llvm.return
}
llvm.func @floats() {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  %1 = llvm.mlir.constant(0.1 : f32) : f32
  %2 = llvm.mlir.constant(0.1 : f64) : f64
  %3 = llvm.mlir.constant(1.5 : f16) : f16
  %4 = llvm.mlir.constant(1.5 : bf16) : bf16
  %5 = llvm.mlir.constant(1.5 : f80) : f80
  %6 = llvm.mlir.constant(1.5 : f128) : f128
  %7 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %8 = llvm.mlir.constant(0xFFC00000 : f32) : f32
  %9 = llvm.mlir.constant(-0.0 : f64) : f64
  %10 = llvm.mlir.constant(1.0e+100 : f64) : f64
  %11 = llvm.mlir.constant(123456789.0 : f64) : f64
  %12 = llvm.mlir.constant(1.0e-5 : f64) : f64
  %13 = llvm.mlir.constant(3.1415926535897931 : f64) : f64
  %14 = llvm.mlir.constant(1000000.0 : f32) : f32
  %15 = llvm.mlir.constant(2.5e-10 : f32) : f32
  llvm.call @use_f32(%0) : (f32) -> ()
  llvm.call @use_f32(%1) : (f32) -> ()
  llvm.call @use_f64(%2) : (f64) -> ()
  llvm.call @use_f16(%3) : (f16) -> ()
  llvm.call @use_bf16(%4) : (bf16) -> ()
  llvm.call @use_f80(%5) : (f80) -> ()
  llvm.call @use_f128(%6) : (f128) -> ()
  llvm.call @use_f32(%7) : (f32) -> ()
  llvm.call @use_f32(%8) : (f32) -> ()
  llvm.call @use_f64(%9) : (f64) -> ()
  llvm.call @use_f64(%10) : (f64) -> ()
  llvm.call @use_f64(%11) : (f64) -> ()
  llvm.call @use_f64(%12) : (f64) -> ()
  llvm.call @use_f64(%13) : (f64) -> ()
  llvm.call @use_f32(%14) : (f32) -> ()
  llvm.call @use_f32(%15) : (f32) -> ()
  llvm.return
}
llvm.func @aggregates() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %2 = llvm.mlir.constant(dense<[1.0, 0.1]> : vector<2xf32>) : vector<2xf32>
  %3 = llvm.mlir.constant(dense<0.0> : vector<2xf32>) : vector<2xf32>
  %4 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  %5 = llvm.mlir.constant(dense<1> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  %6 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  %7 = llvm.mlir.constant(dense<3> : vector<[4]xi32>) : vector<[4]xi32>
  %8 = llvm.mlir.constant(dense<0> : vector<[4]xi32>) : vector<[4]xi32>
  llvm.call @use_v4(%0) : (vector<4xi32>) -> ()
  llvm.call @use_v4(%1) : (vector<4xi32>) -> ()
  llvm.call @use_v2f(%2) : (vector<2xf32>) -> ()
  llvm.call @use_v2f(%3) : (vector<2xf32>) -> ()
  llvm.call @use_arr(%4) : (!llvm.array<2 x vector<2xi32>>) -> ()
  llvm.call @use_arr(%5) : (!llvm.array<2 x vector<2xi32>>) -> ()
  llvm.call @use_struct(%6) : (!llvm.struct<(i32, i32)>) -> ()
  llvm.call @use_sv(%7) : (vector<[4]xi32>) -> ()
  llvm.call @use_sv(%8) : (vector<[4]xi32>) -> ()
  llvm.return
}
llvm.func @special() {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.undef : i32
  %2 = llvm.mlir.poison : i32
  %3 = llvm.mlir.zero : !llvm.struct<(i32, i32)>
  %4 = llvm.mlir.zero : vector<4xi32>
  %5 = llvm.mlir.undef : !llvm.array<2 x vector<2xi32>>
  %6 = llvm.mlir.addressof @special : !llvm.ptr
  %7 = llvm.mlir.zero : i64
  llvm.call @use_ptr(%0) : (!llvm.ptr) -> ()
  llvm.call @use_i32(%1) : (i32) -> ()
  llvm.call @use_i32(%2) : (i32) -> ()
  llvm.call @use_struct(%3) : (!llvm.struct<(i32, i32)>) -> ()
  llvm.call @use_v4(%4) : (vector<4xi32>) -> ()
  llvm.call @use_arr(%5) : (!llvm.array<2 x vector<2xi32>>) -> ()
  llvm.call @use_ptr(%6) : (!llvm.ptr) -> ()
  llvm.call @use_i64(%7) : (i64) -> ()
  llvm.return
}
