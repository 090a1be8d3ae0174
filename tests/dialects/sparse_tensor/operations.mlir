// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect 2>&1
// DIFFERS: the dialect's operations and types are not read; a note says what lowers them.

#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @values(%t: tensor<8x8xf32, #csr>) -> memref<?xf32> {
  %0 = sparse_tensor.values %t : tensor<8x8xf32, #csr> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @load(%t: tensor<8x8xf32, #csr>) -> tensor<8x8xf32, #csr> {
  %0 = "sparse_tensor.load"(%t) : (tensor<8x8xf32, #csr>) -> tensor<8x8xf32, #csr>
  return %0 : tensor<8x8xf32, #csr>
}

// -----

#csr = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func private @specifier(!sparse_tensor.storage_specifier<#csr>)
