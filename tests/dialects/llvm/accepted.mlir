// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Unusual, and accepted.

llvm.func @values(%a: i32, %l: i64, %p: !llvm.ptr, %v: vector<4xi32>, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.trunc %a : i32 to i64
  %1 = llvm.trunc %v : vector<4xi32> to vector<2xi8>
  %2 = llvm.mlir.constant(1 : i32) : i64
  %3 = llvm.mlir.constant(1.0 : f32) : i32
  %4 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<4 x i32>
  %5 = llvm.extractvalue %s[] : !llvm.struct<(i32, f32)>
  %6 = llvm.shufflevector %v, %v [0, 8] : vector<4xi32>
  %8 = llvm.alloca %a x index : (i32) -> !llvm.ptr
  %9 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, index
  %10 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"o", opaque>
  llvm.return
}

func.func @return_in_func(%a: i32) -> i32 {
  llvm.return %a : i32
}

llvm.func @empty_body() {
}
llvm.func appending @appending() {
  llvm.return
}
llvm.func extern_weak @extern_weak_body() {
  llvm.return
}
llvm.func @unknown_argument_attribute(i32 {llvm.nosuch})
llvm.func @unknown_attribute() attributes {llvm.nosuch}
llvm.func @contradiction() attributes {always_inline, no_inline}
llvm.mlir.global internal @other_type(1.0 : f32) : i32
llvm.mlir.global internal @other_width(1 : i64) : i32
llvm.mlir.global internal @other_shape(dense<1> : tensor<3xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal @empty_region() : i32 {
}

func.func private @types() attributes {
  u.a = !llvm.array<4 x index>,
  u.b = !llvm.struct<(index, tensor<1xi32>, memref<?xf32>)>,
  u.c = !llvm.struct<"self", (struct<"self">)>,
  u.d = !llvm.struct<"self2", (i32, array<2 x struct<"self2">>)>,
  u.e = !llvm.func<void (...) >,
  u.f = tuple<!llvm.void>
}
