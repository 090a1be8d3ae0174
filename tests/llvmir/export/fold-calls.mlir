// RUN: terrace translate --mlir-to-llvmir %s

// Calls, loads and intrinsics on constants are not folded; the rest is.
llvm.func @f(%arg0: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.intr.smax(%0, %1) : (i32, i32) -> i32
  %3 = llvm.mlir.constant(1.5 : f32) : f32
  %4 = llvm.intr.maximum(%3, %3) : (f32, f32) -> f32
  %5 = llvm.mlir.zero : !llvm.ptr
  %6 = llvm.load %5 : !llvm.ptr -> i32
  %7 = llvm.freeze %0 : i32
  %8 = llvm.mlir.poison : i32
  %9 = llvm.add %8, %0 : i32
  %10 = llvm.icmp "eq" %8, %0 : i32
  %11 = llvm.select %10, %0, %1 : i1, i32
  %12 = llvm.add %2, %11 : i32
  %13 = llvm.fcmp "oeq" %3, %3 : f32
  %14 = llvm.zext %13 : i1 to i32
  %15 = llvm.add %12, %14 : i32
  %16 = llvm.mlir.undef : i32
  %17 = llvm.add %16, %15 : i32
  %18 = llvm.ptrtoint %5 : !llvm.ptr to i32
  %19 = llvm.add %17, %18 : i32
  %20 = llvm.mlir.addressof @f : !llvm.ptr
  %21 = llvm.ptrtoint %20 : !llvm.ptr to i64
  %22 = llvm.mlir.constant(1 : i64) : i64
  %23 = llvm.add %21, %22 : i64
  %24 = llvm.trunc %23 : i64 to i32
  %25 = llvm.add %19, %24 : i32
  %26 = llvm.add %25, %7 : i32
  %27 = llvm.add %26, %6 : i32
  llvm.return %27 : i32
}
llvm.func @shifts() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(40 : i32) : i32
  %2 = llvm.shl %0, %1 : i32
  llvm.return %2 : i32
}
llvm.func @div_zero(%arg0: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(5 : i32) : i32
  %2 = llvm.urem %1, %0 : i32
  %3 = llvm.sdiv %arg0, %0 : i32
  %4 = llvm.add %2, %3 : i32
  llvm.return %4 : i32
}
llvm.func @overflowing() -> i8 {
  %0 = llvm.mlir.constant(100 : i8) : i8
  %1 = llvm.add %0, %0 overflow<nsw> : i8
  llvm.return %1 : i8
}
llvm.func @float_to_int() -> i8 {
  %0 = llvm.mlir.constant(1000.0 : f32) : f32
  %1 = llvm.fptosi %0 : f32 to i8
  llvm.return %1 : i8
}
llvm.func @float_ops() -> f32 {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  %1 = llvm.mlir.constant(0.0 : f32) : f32
  %2 = llvm.fdiv %0, %1 : f32
  %3 = llvm.fsub %2, %2 : f32
  %4 = llvm.frem %0, %0 : f32
  %5 = llvm.fmul %3, %4 : f32
  llvm.return %5 : f32
}
llvm.func @same_casts(%arg0: i32) -> i32 {
  %0 = llvm.bitcast %arg0 : i32 to i32
  llvm.return %0 : i32
}
llvm.func @branch_on_constant() -> i32 {
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.mlir.constant(3 : i32) : i32
  llvm.cond_br %0, ^bb1(%1 : i32), ^bb2
^bb1(%2: i32):
  llvm.return %2 : i32
^bb2:
  %3 = llvm.add %1, %1 : i32
  llvm.return %3 : i32
}
llvm.func @same_value_select(%arg0: i1, %arg1: i32) -> i32 {
  %0 = llvm.select %arg0, %arg1, %arg1 : i1, i32
  llvm.return %0 : i32
}
llvm.func @gep_zero(%arg0: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal @g(dense<0> : tensor<8xi32>) : !llvm.array<8 x i32>
llvm.func @global_geps(%arg0: i64) -> i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %c = llvm.mlir.constant(3 : i64) : i64
  %1 = llvm.getelementptr %0[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %2 = llvm.load %1 : !llvm.ptr -> i32
  %3 = llvm.getelementptr %0[0, 9] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i32>
  %4 = llvm.load %3 : !llvm.ptr -> i32
  %5 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %6 = llvm.load %5 : !llvm.ptr -> i32
  %7 = llvm.getelementptr inbounds %0[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %8 = llvm.load %7 : !llvm.ptr -> i32
  %9 = llvm.add %2, %4 : i32
  %10 = llvm.add %9, %6 : i32
  %11 = llvm.add %10, %8 : i32
  %m = llvm.mlir.constant(-1 : i64) : i64
  %12 = llvm.getelementptr %0[%m] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %13 = llvm.load %12 : !llvm.ptr -> i32
  %14 = llvm.add %11, %13 : i32
  %15 = llvm.getelementptr inbounds|nuw %0[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %16 = llvm.load %15 : !llvm.ptr -> i32
  %17 = llvm.add %14, %16 : i32
  %18 = llvm.icmp "eq" %0, %15 : !llvm.ptr
  %19 = llvm.zext %18 : i1 to i32
  %20 = llvm.add %17, %19 : i32
  llvm.return %20 : i32
}
