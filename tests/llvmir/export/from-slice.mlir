// RUN: terrace translate --mlir-to-llvmir %s

// The descriptor code of the lowering.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @descriptor(%arg0: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
  %0 = llvm.mlir.constant(4 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %2 = llvm.mul %0, %arg0 : i64
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.getelementptr %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
  %6 = llvm.mlir.constant(64 : index) : i64
  %7 = llvm.add %5, %6 : i64
  %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
  %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
  %10 = llvm.mlir.constant(1 : index) : i64
  %11 = llvm.sub %6, %10 : i64
  %12 = llvm.add %9, %11 : i64
  %13 = llvm.urem %12, %6 : i64
  %14 = llvm.sub %12, %13 : i64
  %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
  %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %17 = llvm.insertvalue %8, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %21 = llvm.insertvalue %0, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  %22 = llvm.insertvalue %arg0, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
  llvm.return %22 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
}
llvm.func @static_size() -> i64 {
  %0 = llvm.mlir.constant(32 : index) : i64
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
  %4 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
  %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
  %6 = llvm.add %3, %5 : i64
  %7 = llvm.mlir.constant(1 : index) : i64
  %8 = llvm.sub %5, %7 : i64
  %9 = llvm.add %6, %8 : i64
  llvm.return %9 : i64
}
llvm.func @variable_dim(%arg0: !llvm.array<2 x i64>, %arg1: i64) -> i64 {
  %0 = llvm.mlir.constant(1 : index) : i64
  %1 = llvm.alloca %0 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
  llvm.store %arg0, %1 : !llvm.array<2 x i64>, !llvm.ptr
  %2 = llvm.getelementptr %1[0, %arg1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
  %3 = llvm.load %2 : !llvm.ptr -> i64
  llvm.return %3 : i64
}
llvm.func @constant_index(%arg0: !llvm.ptr) -> f32 {
  %0 = llvm.mlir.constant(1 : index) : i64
  %1 = llvm.mlir.constant(8 : index) : i64
  %2 = llvm.mul %0, %1 overflow<nsw, nuw> : i64
  %3 = llvm.mlir.constant(2 : index) : i64
  %4 = llvm.add %2, %3 overflow<nsw, nuw> : i64
  %5 = llvm.getelementptr inbounds|nuw %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %6 = llvm.load %5 : !llvm.ptr -> f32
  llvm.return %6 : f32
}
llvm.mlir.global private constant @assert_msg(dense<[102, 105, 114, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
llvm.func @puts(!llvm.ptr)
llvm.func @abort()
llvm.func @assert(%arg0: i1) {
  llvm.cond_br %arg0, ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
  %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.call @puts(%1) : (!llvm.ptr) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
