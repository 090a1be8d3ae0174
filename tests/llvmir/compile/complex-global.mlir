// RUN: terrace opt --finalize-memref-to-llvm %s | terrace translate --mlir-to-llvmir
// RUN: terrace compile %s

memref.global constant @m : memref<2x2xcomplex<f32>> = dense<[[(1.0, 2.0), (3.0, 4.0)], [(5.0, 6.0), (7.0, 8.0)]]>
memref.global constant @s : memref<3xcomplex<f64>> = dense<(1.0, 2.0)>
