// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @alloca(%arg0: i64) {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  %2 = llvm.alloca %arg0 x f64 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %3 = llvm.alloca %0 x !llvm.struct<(i32, f64)> : (i64) -> !llvm.ptr
  %4 = llvm.alloca %0 x i8 : (i64) -> !llvm.ptr<5>
  %5 = llvm.mlir.constant(4 : i32) : i32
  %6 = llvm.alloca %5 x i16 : (i32) -> !llvm.ptr
  %7 = llvm.mlir.constant(1 : i32) : i32
  %8 = llvm.alloca %7 x vector<4xf32> : (i32) -> !llvm.ptr
  %9 = llvm.alloca inalloca %7 x i32 : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @loads(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>) {
  %0 = llvm.load %arg0 : !llvm.ptr -> i1
  %1 = llvm.load %arg0 : !llvm.ptr -> i8
  %2 = llvm.load %arg0 : !llvm.ptr -> i16
  %3 = llvm.load %arg0 : !llvm.ptr -> i32
  %4 = llvm.load %arg0 : !llvm.ptr -> i64
  %5 = llvm.load %arg0 : !llvm.ptr -> i128
  %6 = llvm.load %arg0 : !llvm.ptr -> f16
  %7 = llvm.load %arg0 : !llvm.ptr -> f32
  %8 = llvm.load %arg0 : !llvm.ptr -> f64
  %9 = llvm.load %arg0 : !llvm.ptr -> f80
  %10 = llvm.load %arg0 : !llvm.ptr -> f128
  %11 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
  %12 = llvm.load %arg0 : !llvm.ptr -> vector<4xf32>
  %13 = llvm.load %arg0 : !llvm.ptr -> vector<3xi8>
  %14 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(i8, i64)>
  %15 = llvm.load %arg0 : !llvm.ptr -> !llvm.array<4 x i16>
  %16 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<packed (i8, i64)>
  %17 = llvm.load %arg1 : !llvm.ptr<3> -> i32
  %18 = llvm.load %arg0 : !llvm.ptr -> i24
  %19 = llvm.load %arg0 : !llvm.ptr -> vector<2xf64>
  %20 = llvm.load %arg0 : !llvm.ptr -> vector<[4]xi32>
  %21 = llvm.load %arg0 : !llvm.ptr -> bf16
  %22 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %23 = llvm.load %arg0 : !llvm.ptr -> vector<8xi1>
  %24 = llvm.load %arg0 : !llvm.ptr -> !llvm.array<0 x i64>
  %25 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<()>
  llvm.return
}
llvm.func @flags(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = llvm.load volatile %arg0 : !llvm.ptr -> i32
  %1 = llvm.load %arg0 {alignment = 16 : i64} : !llvm.ptr -> i32
  %2 = llvm.load %arg0 {nontemporal} : !llvm.ptr -> i32
  %3 = llvm.load %arg0 invariant : !llvm.ptr -> i32
  %4 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store volatile %arg1, %arg0 : i32, !llvm.ptr
  llvm.store %arg1, %arg0 {alignment = 16 : i64} : i32, !llvm.ptr
  llvm.store %arg1, %arg0 {nontemporal} : i32, !llvm.ptr
  llvm.store %arg1, %arg0 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @stores(%arg0: !llvm.ptr, %arg1: f32, %arg2: vector<4xi32>, %arg3: !llvm.struct<(i32, i64)>, %arg4: i1) {
  llvm.store %arg1, %arg0 : f32, !llvm.ptr
  llvm.store %arg2, %arg0 : vector<4xi32>, !llvm.ptr
  llvm.store %arg3, %arg0 : !llvm.struct<(i32, i64)>, !llvm.ptr
  llvm.store %arg4, %arg0 : i1, !llvm.ptr
  %0 = llvm.mlir.constant(0 : i64) : i64
  llvm.store %0, %arg0 : i64, !llvm.ptr
  llvm.return
}
llvm.func @gep(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: !llvm.ptr<3>) {
  %0 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.getelementptr inbounds %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %2 = llvm.getelementptr inbounds|nuw %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %3 = llvm.getelementptr nusw|nuw %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %4 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64)>
  %5 = llvm.getelementptr %arg0[0, %arg1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i64>
  %6 = llvm.getelementptr %arg0[%arg2, 1, %arg1] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %7 = llvm.getelementptr %arg3[%arg1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
  %8 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
llvm.func @memcpy(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i8) {
  "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%arg0, %arg1, %arg2) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%arg0, %arg3, %arg2) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
