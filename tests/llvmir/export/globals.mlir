// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.mlir.global internal constant @str("hello\00") {addr_space = 0 : i32}
llvm.mlir.global internal @int(42 : i32) : i32
llvm.mlir.global external @ext_int() : i64
llvm.mlir.global external @float(1.5 : f32) : f32
llvm.mlir.global constant @double(0.1 : f64) : f64
llvm.mlir.global private @private(7 : i8) {alignment = 16 : i64} : i8
llvm.mlir.global internal @array(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global internal @splat(dense<7> : tensor<4xi64>) : !llvm.array<4 x i64>
llvm.mlir.global internal @zero_splat(dense<0> : tensor<4xi64>) : !llvm.array<4 x i64>
llvm.mlir.global internal @nested(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
llvm.mlir.global internal @nested_splat(dense<1.0> : tensor<2x3xf32>) : !llvm.array<2 x array<3 x f32>>
llvm.mlir.global internal @nested_zero(dense<0.0> : tensor<2x3xf32>) : !llvm.array<2 x array<3 x f32>>
llvm.mlir.global internal @floats(dense<[1.0, -2.5, 0.1]> : tensor<3xf64>) : !llvm.array<3 x f64>
llvm.mlir.global internal @bytes(dense<[104, 105, 0]> : tensor<3xi8>) : !llvm.array<3 x i8>
llvm.mlir.global internal @bools(dense<[true, false, true]> : tensor<3xi1>) : !llvm.array<3 x i1>
llvm.mlir.global internal @vec(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
llvm.mlir.global internal @vec_array(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
llvm.mlir.global internal @half(dense<[1.0, 2.0]> : tensor<2xf16>) : !llvm.array<2 x f16>
llvm.mlir.global internal @brain(dense<[1.0, 2.0]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
llvm.mlir.global internal @space(0 : i32) {addr_space = 3 : i32} : i32
llvm.mlir.global internal thread_local @tls(1 : i32) : i32
llvm.mlir.global internal unnamed_addr constant @unnamed(1 : i32) : i32
llvm.mlir.global internal local_unnamed_addr @local_unnamed(1 : i32) : i32
llvm.mlir.global external hidden @hidden(1 : i32) : i32
llvm.mlir.global external @dso(1 : i32) {dso_local} : i32
llvm.mlir.global weak @weak(1 : i32) : i32
llvm.mlir.global linkonce_odr @odr(1 : i32) : i32
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global extern_weak @extern_weak() : i32
llvm.mlir.global internal @section(1 : i32) {section = ".data.x"} : i32
llvm.mlir.global internal @undef() : !llvm.array<4 x f32> {
  %0 = llvm.mlir.undef : !llvm.array<4 x f32>
  llvm.return %0 : !llvm.array<4 x f32>
}
llvm.mlir.global internal @init() : !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2.0 : f32) : f32
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, f32)>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i32, f32)>
  llvm.return %4 : !llvm.struct<(i32, f32)>
}
llvm.mlir.global internal @pointer() : !llvm.ptr {
  %0 = llvm.mlir.addressof @int : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @later_pointer() : !llvm.ptr {
  %0 = llvm.mlir.addressof @last : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal @func_pointer() : !llvm.ptr {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @null() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @last(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func @f()
