// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Constants and addresses.

llvm.func @callee(i32) -> i32
llvm.mlir.global internal @g(1 : i32) : i32
llvm.mlir.global external @far() {addr_space = 3 : i32} : !llvm.array<4 x f32>
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

llvm.func @constants() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(-1 : i64) : i64
  %2 = llvm.mlir.constant(42) : i64
  %3 = llvm.mlir.constant(true) : i1
  %4 = llvm.mlir.constant(1 : i1) : i1
  %5 = llvm.mlir.constant(7 : index) : i64
  %6 = llvm.mlir.constant(3 : i8) : i8
  %7 = llvm.mlir.constant(1.5 : f32) : f32
  %8 = llvm.mlir.constant(2.5) : f64
  %9 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %10 = llvm.mlir.constant(1.0 : f16) : f16
  %11 = llvm.mlir.constant(1.0 : bf16) : bf16
  %12 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %13 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %14 = llvm.mlir.constant(dense<1.0> : vector<[4]xf32>) : vector<[4]xf32>
  %15 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi64>) : !llvm.array<2 x i64>
  %16 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
  %17 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
  %18 = llvm.mlir.constant("t\00\0A\"") : !llvm.array<4 x i8>
  %19 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %20 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  %21 = llvm.mlir.constant(sparse<[[1]], [7]> : tensor<4xi32>) : !llvm.array<4 x i32>
  %22 = llvm.mlir.constant(0 : i32) {tag} : i32
  %24 = llvm.mlir.constant(-3 : i3) : i3
  %25 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  %26 = llvm.mlir.constant(dense_resource<r> : tensor<2xf32>) : !llvm.array<2 x f32>
  %27 = llvm.mlir.constant(1.0 : f80) : f80
  llvm.return
}

llvm.func @others() {
  %0 = llvm.mlir.undef : i32
  %1 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.mlir.zero : vector<4xf32>
  %4 = llvm.mlir.undef {tag} : vector<2x!llvm.ptr>
  %5 = llvm.mlir.addressof @g : !llvm.ptr
  %6 = llvm.mlir.addressof @callee : !llvm.ptr
  %7 = llvm.mlir.addressof @far : !llvm.ptr<3>
  %8 = llvm.mlir.addressof @alias {tag} : !llvm.ptr
  %9 = llvm.mlir.none : !llvm.token
  llvm.return
}

// Names: constants suggest none.
llvm.func @many(%arg0: i32) -> i32 {
  %c = llvm.mlir.constant(10 : i32) : i32
  %d = llvm.add %arg0, %c : i32
  llvm.return %d : i32
}
