// RUN: terrace opt %s --gpu-to-llvm --verify-diagnostics

// DIFFERS: MLIR calls functions of cuSPARSE, which Terrace does not do yet.
func.func @spmv(%rows: index, %nse: index, %r: memref<?xindex>, %c: memref<?xindex>, %v: memref<?xf64>) {
  %t = gpu.wait async
  // expected-error @+1 {{failed to legalize operation 'gpu.create_coo' that was explicitly marked illegal}}
  %m, %t1 = gpu.create_coo async [%t] %rows, %rows, %nse, %r, %c, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  gpu.wait [%t1]
  return
}
