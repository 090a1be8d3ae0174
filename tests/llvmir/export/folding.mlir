// RUN: terrace translate --mlir-to-llvmir %s

// Instructions on constants are folded while they are built.
llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %0 = llvm.add %c1, %c2 : i32
  %1 = llvm.mul %0, %c2 : i32
  %2 = llvm.sext %1 : i32 to i64
  %f = llvm.mlir.constant(1.5 : f32) : f32
  %3 = llvm.fadd %f, %f : f32
  %4 = llvm.icmp "slt" %c1, %c2 : i32
  %5 = llvm.select %4, %arg0, %c2 : i1, i32
  %z = llvm.mlir.zero : !llvm.ptr
  %n = llvm.mlir.constant(10 : i64) : i64
  %6 = llvm.getelementptr %z[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
  %8 = llvm.getelementptr %arg1[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %p = llvm.mlir.poison : !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)>
  %10 = llvm.insertvalue %0, %p[0] : !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)>
  %11 = llvm.insertvalue %1, %10[1] : !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)>
  %12 = llvm.insertvalue %2, %11[2] : !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)>
  %13 = llvm.insertvalue %3, %12[3] : !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)>
  %14 = llvm.insertvalue %4, %13[4] : !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)>
  %15 = llvm.insertvalue %5, %14[5] : !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)>
  %16 = llvm.insertvalue %7, %15[6] : !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)>
  %17 = llvm.insertvalue %8, %16[7] : !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)>
  llvm.return %17 : !llvm.struct<(i32, i32, i64, f32, i1, i32, i64, ptr)>
}
llvm.func @identities(%arg0: i32, %arg1: f32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %m1 = llvm.mlir.constant(-1 : i32) : i32
  %0 = llvm.add %arg0, %c0 : i32
  %1 = llvm.mul %0, %c1 : i32
  %2 = llvm.and %1, %m1 : i32
  %3 = llvm.or %2, %c0 : i32
  %4 = llvm.xor %3, %c0 : i32
  %5 = llvm.sub %4, %c0 : i32
  %6 = llvm.shl %5, %c0 : i32
  %7 = llvm.sdiv %6, %c1 : i32
  %8 = llvm.and %7, %c0 : i32
  %9 = llvm.or %8, %m1 : i32
  %10 = llvm.and %m1, %arg0 : i32
  %11 = llvm.or %c0, %arg0 : i32
  llvm.return %9 : i32
}
llvm.func @more(%arg0: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(7 : i32) : i32
  %0 = llvm.sdiv %c7, %c0 : i32
  %1 = llvm.sext %0 : i32 to i64
  %t = llvm.mlir.constant(true) : i1
  %2 = llvm.zext %t : i1 to i64
  %f = llvm.mlir.constant(2.5 : f64) : f64
  %3 = llvm.fptosi %f : f64 to i64
  %4 = llvm.sitofp %3 : i64 to f32
  %5 = llvm.bitcast %4 : f32 to i32
  %6 = llvm.zext %5 : i32 to i64
  %7 = llvm.add %6, %2 : i64
  %8 = llvm.add %7, %1 : i64
  %9 = llvm.add %8, %arg0 : i64
  %10 = llvm.fneg %f : f64
  %11 = llvm.fptosi %10 : f64 to i64
  %12 = llvm.add %9, %11 : i64
  %13 = llvm.trunc %12 : i64 to i32
  %14 = llvm.sext %13 : i32 to i64
  llvm.return %14 : i64
}
llvm.func @inttoptr() -> !llvm.ptr {
  %0 = llvm.mlir.constant(3735928559 : index) : i64
  %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal @g(dense<0> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
llvm.func @gep() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x i32>>
  %c = llvm.mlir.constant(4 : index) : i64
  %2 = llvm.getelementptr inbounds|nuw %1[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.return %2 : !llvm.ptr
}
llvm.func @vector() -> vector<2xi32> {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %1 = llvm.add %0, %0 : vector<2xi32>
  llvm.return %1 : vector<2xi32>
}
llvm.func @aggregate(%arg0: i32) -> i32 {
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %1 = llvm.mlir.constant(5 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, i32)>
  %3 = llvm.insertvalue %1, %2[1] : !llvm.struct<(i32, i32)>
  %4 = llvm.extractvalue %3[1] : !llvm.struct<(i32, i32)>
  %5 = llvm.insertvalue %arg0, %3[1] : !llvm.struct<(i32, i32)>
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, i32)>
  %7 = llvm.add %4, %6 : i32
  llvm.return %7 : i32
}
