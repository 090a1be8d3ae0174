// RUN: terrace opt %s --convert-bufferization-to-memref --split-input-file --verify-diagnostics
// DIFFERS: upstream crashes.

func.func @mixed(%m: memref<2xf32>) {
  // expected-error @+1 {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<2xf32> to memref<*xf32>
  return
}

