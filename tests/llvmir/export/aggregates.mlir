// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.func @values(%arg0: i32, %arg1: f32, %arg2: !llvm.struct<(i32, struct<(f32, i64)>)>) -> !llvm.struct<(i32, array<2 x f32>)> {
  %0 = llvm.mlir.poison : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.insertvalue %arg1, %1[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.insertvalue %arg1, %2[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.extractvalue %arg2[1, 0] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %5 = llvm.extractvalue %arg2[1] : !llvm.struct<(i32, struct<(f32, i64)>)>
  %6 = llvm.mlir.undef : !llvm.array<2 x i32>
  %7 = llvm.insertvalue %arg0, %6[1] : !llvm.array<2 x i32>
  llvm.return %3 : !llvm.struct<(i32, array<2 x f32>)>
}
llvm.func @named(%arg0: !llvm.struct<"pair", (i32, f32)>, %arg1: !llvm.ptr) -> !llvm.struct<"pair", (i32, f32)> {
  %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<"list", (i32, ptr)>
  %1 = llvm.mlir.zero : !llvm.struct<"with space", packed (i8, i32)>
  %2 = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.alloca %2 x !llvm.struct<"outer", (struct<"pair", (i32, f32)>, i64)> : (i64) -> !llvm.ptr
  llvm.return %arg0 : !llvm.struct<"pair", (i32, f32)>
}
llvm.func @opaque(%arg0: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"rec", (ptr, struct<"inner", (i32)>)>
  llvm.return %0 : !llvm.ptr
}
llvm.func @packed(%arg0: !llvm.struct<packed (i8, i32)>, %arg1: !llvm.struct<()>) {
  llvm.return
}
llvm.func @vectors(%arg0: vector<4xf32>, %arg1: f32, %arg2: i32) -> vector<4xf32> {
  %0 = llvm.insertelement %arg1, %arg0[%arg2 : i32] : vector<4xf32>
  %1 = llvm.extractelement %0[%arg2 : i32] : vector<4xf32>
  %2 = llvm.shufflevector %0, %arg0 [0, 5, 2, -1] : vector<4xf32>
  %c = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.insertelement %1, %2[%c : i64] : vector<4xf32>
  llvm.return %3 : vector<4xf32>
}
