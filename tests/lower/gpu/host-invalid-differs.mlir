// RUN: terrace opt %s --lower-to-llvm --split-input-file --verify-diagnostics
// DIFFERS: upstream's gpu-to-llvm leaves these operations

func.func @device() -> index {
  // expected-error @+2 {{failed to legalize operation 'gpu.thread_id'}}
  // expected-note @+1 {{nothing lowers 'gpu.thread_id'}}
  %i = gpu.thread_id x
  return %i : index
}

// -----

// expected-error @+2 {{failed to legalize operation 'func.func'}}
// expected-note @+1 {{type '!gpu.sparse.spmat_handle' has no conversion}}
func.func @sparse(%t: !gpu.async.token, %h: !gpu.sparse.spmat_handle) {
  // expected-error @+2 {{failed to legalize operation 'gpu.destroy_sp_mat'}}
  // expected-note @+1 {{calls of cuSPARSE are not made}}
  %0 = gpu.destroy_sp_mat async [%t] %h
  return
}
