// RUN: terrace translate --mlir-to-llvmir %s

// Initializers that put element after element into an aggregate; upstream copies all of it each time (#82708).

llvm.mlir.global internal @a() : i8
llvm.mlir.global internal @b() : i8

llvm.mlir.global internal @pointers() : !llvm.array<4 x ptr> {
  %u = llvm.mlir.undef : !llvm.array<4 x ptr>
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %0 = llvm.insertvalue %a, %u[0] : !llvm.array<4 x ptr>
  %1 = llvm.insertvalue %b, %0[1] : !llvm.array<4 x ptr>
  %2 = llvm.insertvalue %a, %1[3] : !llvm.array<4 x ptr>
  llvm.return %2 : !llvm.array<4 x ptr>
}

// Structures are made between the steps of the array, and elements are put into elements.
llvm.mlir.global internal @rows() : !llvm.array<3 x struct<(ptr, i32)>> {
  %u = llvm.mlir.zero : !llvm.array<3 x struct<(ptr, i32)>>
  %s = llvm.mlir.undef : !llvm.struct<(ptr, i32)>
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %n = llvm.mlir.constant(7 : i32) : i32
  %s0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(ptr, i32)>
  %r0 = llvm.insertvalue %n, %u[2, 1] : !llvm.array<3 x struct<(ptr, i32)>>
  %s1 = llvm.insertvalue %n, %s0[1] : !llvm.struct<(ptr, i32)>
  %r1 = llvm.insertvalue %s1, %r0[0] : !llvm.array<3 x struct<(ptr, i32)>>
  %r2 = llvm.insertvalue %a, %r1[0, 0] : !llvm.array<3 x struct<(ptr, i32)>>
  %r3 = llvm.insertvalue %a, %r2[2, 0] : !llvm.array<3 x struct<(ptr, i32)>>
  llvm.return %r3 : !llvm.array<3 x struct<(ptr, i32)>>
}

// What is used more than once, or taken apart, is made.
llvm.mlir.global internal @shared() : !llvm.struct<(array<2 x i32>, array<2 x i32>, i32)> {
  %u = llvm.mlir.poison : !llvm.array<2 x i32>
  %v = llvm.mlir.undef : !llvm.struct<(array<2 x i32>, array<2 x i32>, i32)>
  %n = llvm.mlir.constant(7 : i32) : i32
  %0 = llvm.insertvalue %n, %u[0] : !llvm.array<2 x i32>
  %1 = llvm.insertvalue %n, %0[1] : !llvm.array<2 x i32>
  %2 = llvm.insertvalue %0, %v[0] : !llvm.struct<(array<2 x i32>, array<2 x i32>, i32)>
  %3 = llvm.insertvalue %1, %2[1] : !llvm.struct<(array<2 x i32>, array<2 x i32>, i32)>
  %4 = llvm.extractvalue %1[1] : !llvm.array<2 x i32>
  %5 = llvm.insertvalue %4, %3[2] : !llvm.struct<(array<2 x i32>, array<2 x i32>, i32)>
  llvm.return %5 : !llvm.struct<(array<2 x i32>, array<2 x i32>, i32)>
}

llvm.mlir.global internal @nothing() : !llvm.array<2 x i32> {
  %u = llvm.mlir.undef : !llvm.array<2 x i32>
  %n = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.insertvalue %n, %u[0] : !llvm.array<2 x i32>
  %1 = llvm.insertvalue %n, %0[1] : !llvm.array<2 x i32>
  llvm.return %1 : !llvm.array<2 x i32>
}
