// RUN: terrace compile %s

// Initializers fold, and have one block.

llvm.mlir.global internal constant @product() : !llvm.struct<(f64, f64)> {
  %0 = complex.constant [1.0, 2.0] : complex<f64>
  %1 = complex.constant [3.0, 4.0] : complex<f64>
  %2 = complex.mul %0, %1 : complex<f64>
  %3 = complex.div %2, %1 : complex<f64>
  %4 = builtin.unrealized_conversion_cast %3 : complex<f64> to !llvm.struct<(f64, f64)>
  llvm.return %4 : !llvm.struct<(f64, f64)>
}
