// RUN: terrace opt %s --convert-bufferization-to-memref --split-input-file --verify-diagnostics

func.func @reversed(%m: memref<2xf32, strided<[-1], offset: 1>>) {
  // expected-error @below {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<2xf32, strided<[-1], offset: 1>> to memref<2xf32, strided<[-1], offset: 1>>
  return
}

// -----

func.func @too_large(%m: memref<3x3xf32, strided<[9223372036854775807, 1]>>) {
  // expected-error @below {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<3x3xf32, strided<[9223372036854775807, 1]>> to memref<3x3xf32, strided<[9223372036854775807, 1]>>
  return
}

// -----

func.func @no_strides(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  // expected-error @below {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>> to memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  return
}
