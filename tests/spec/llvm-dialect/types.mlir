// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Pointers are opaque and have an address space.
llvm.func @pointers(!llvm.ptr, !llvm.ptr<3>)
// Inside of a type, the prefix is optional.
llvm.func @arrays() -> !llvm.array<4 x array<2 x !llvm.ptr>>
llvm.func @vectors(vector<42xi32>, vector<[4]xi32>, vector<42x!llvm.ptr>)
llvm.func @array_of_vectors() -> !llvm.array<2 x vector<2xi32>>
llvm.func @array_of_pointers() -> !llvm.array<2 x vector<2x!llvm.ptr>>
llvm.func @functions() -> !llvm.struct<(ptr)> attributes {
  t.none = !llvm.func<void ()>,
  t.two = !llvm.func<i32 (f32, i32)>,
  t.variadic = !llvm.func<void (i32, ...)>
}
