// RUN: terrace upgrade %s --split-input-file
// RUN: terrace opt %s --upgrade --allow-unregistered-dialect --split-input-file

// The examples of "Conversion to the LLVM Dialect" of 2021, completed to programs.

// Scalars and vectors.
func @scalars(!llvm.i1, !llvm.i32, bf16, f16, f32, f64, f80, f128)
func @vectors(vector<4xf32>, vector<4 x 8 x 16 x f32>, !llvm.array<4 x array<8 x vec<16 x f32>>>)

// -----

// Memref types; the document writes `64` for `i64` in some.
func @memrefs(memref<f32>, memref<1 x f32>, memref<? x f32>, memref<10x42x42x43x123 x f32>, memref<10x?x42x?x123  x f32>,
              memref<1x? x vector<4xf32>>)
llvm.func @rank0(!llvm.struct<(ptr<f32> , ptr<f32>, i64)>)
llvm.func @rank1(!llvm.struct<(ptr<f32>, ptr<f32>, i64,
                               array<1 x i64>, array<1 x i64>)>)
llvm.func @rank5(!llvm.struct<(ptr<f32>, ptr<f32>, i64,
                               array<5 x i64>, array<5 x i64>)>)
llvm.func @of_vectors(!llvm.struct<(ptr<vec<4 x f32>>,
                                    ptr<vec<4 x float>>, i64,
                                    array<1 x i64>, array<1 x i64>)>)

// -----

// Bare pointers.
func @bare(memref<f32>, memref<10x42 x f32>, memref<10x42 x vector<4xf32>>)
llvm.func @bare_llvm(!llvm.ptr<f32>, !llvm.ptr<f32>, !llvm.ptr<vec<4 x f32>>)

// -----

// Unranked memrefs.
func @unranked(memref<*xf32>)
llvm.func @unranked_llvm(!llvm.struct<(i64, ptr<i8>)>)

// -----

// Function types.
func @function_types() attributes {
  a = () -> (), a_llvm = !llvm.func<void ()>,
  b = (i32) -> (i64), b_llvm = !llvm.func<i64 (i32)>,
  c = (i32, f32) -> (i64), c_llvm = !llvm.func<i64 (i32, f32)>,
  d = (i32, f32) -> (i64, f64), d_llvm = !llvm.func<struct<(i64, f64)> (i32, f32)>,
  e = (() -> ()) -> (() -> ()), e_llvm = !llvm.func<ptr<func<void ()>> (ptr<func<void ()>>)>,
  f = (((i32) -> (i64)) -> ()) -> (), f_llvm = !llvm.func<void (ptr<func<void (ptr<func<i64 (i32)>>)>>)>
} { return }

// -----

// Memrefs as arguments and results.
func @arguments() attributes {
  a = (memref<f32>) -> (), a_llvm = !llvm.func<void (ptr<f32>, ptr<f32>, i64)>,
  b = (memref<f32>, f32) -> (), b_llvm = !llvm.func<void (ptr<f32>, ptr<f32>, i64, f32)>,
  c = (memref<?x?xf32>) -> (), c_llvm = !llvm.func<void (ptr<f32>, ptr<f32>, i64, i64, i64, i64, i64)>,
  d = (memref<*xf32>) -> (), d_llvm = !llvm.func<void (i64, ptr<i8>)>,
  e = () -> (memref<?xf32>), e_llvm = !llvm.func<struct<(ptr<f32>, ptr<f32>, i64, array<1xi64>, array<1xi64>)> ()>,
  f = () -> (memref<f32>, memref<f64>), f_llvm = !llvm.func<struct<(struct<(ptr<f32>, ptr<f32>, i64)>,
                                                                    struct<(ptr<double>, ptr<double>, i64)>)> ()>
} { return }
