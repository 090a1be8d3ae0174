// RUN: terrace opt %s --canonicalize

llvm.func @parts() -> (i16) {
  %0 = llvm.mlir.constant(dense<(7, -3)> : tensor<2xcomplex<i16>>) : !llvm.array<2 x struct<(i16, i16)>>
  %1 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x struct<(i16, i16)>>
  llvm.return %1 : i16
}
llvm.func @floats() -> (f32) {
  %0 = llvm.mlir.constant(dense<[(4.0, 5.0), (1.5, 0x7FC00000)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
  %1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x struct<(f32, f32)>>
  llvm.return %1 : f32
}
// A whole element, and elements of several dimensions, stay.
llvm.func @whole() -> !llvm.struct<(f32, f32)> {
  %0 = llvm.mlir.constant(dense<[(4.0, 5.0), (1.5, 2.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
  %1 = llvm.extractvalue %0[1] : !llvm.array<2 x struct<(f32, f32)>>
  llvm.return %1 : !llvm.struct<(f32, f32)>
}
llvm.func @nested() -> f32 {
  %0 = llvm.mlir.constant(dense<[[(4.0, 5.0)], [(1.5, 2.0)]]> : tensor<2x1xcomplex<f32>>) : !llvm.array<2 x array<1 x struct<(f32, f32)>>>
  %1 = llvm.extractvalue %0[1, 0, 1] : !llvm.array<2 x array<1 x struct<(f32, f32)>>>
  llvm.return %1 : f32
}
