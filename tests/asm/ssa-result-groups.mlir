// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Operations that name their results in groups.
func.func @f(%m: memref<?x?xf32>, %z: memref<f32>) -> (index, index, index, index, index, index) {
  %base, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %r:6 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %b0, %o0 = memref.extract_strided_metadata %z : memref<f32> -> memref<f32>, index
  return %off, %sizes#0, %sizes#1, %strides#1, %r#5, %o0 : index, index, index, index, index, index
}
