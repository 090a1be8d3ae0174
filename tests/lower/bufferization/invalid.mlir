// RUN: terrace opt %s --convert-bufferization-to-memref --split-input-file --verify-diagnostics

func.func @layout(%m: memref<4x2xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  // expected-error @+1 {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<4x2xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<4x2xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}
