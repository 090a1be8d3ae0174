// RUN: terrace opt %s --split-input-file --verify-diagnostics --one-shot-bufferize=bufferize-function-boundaries
// RUN: terrace opt %s --split-input-file --verify-diagnostics --lower-to-loops
// DIFFERS: upstream treats sparse tensors as dense ones, and makes memrefs of elements that they cannot have, unless it has to copy them.

#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @extract(%t: tensor<8xf32, #sparse>, %i: index) -> f32 {
  // expected-error @below {{cannot bufferize value of type 'tensor<8xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>': it is sparse, and its buffer would be dense}}
  // expected-note @below {{MLIR's sparse compiler lowers sparse tensors: 'mlir-opt --sparsifier'}}
  %0 = tensor.extract %t[%i] : tensor<8xf32, #sparse>
  return %0 : f32
}

// -----

#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @result(%t: tensor<8xf32>) -> tensor<8xf32, #sparse> {
  // expected-error @below {{it is sparse}}
  // expected-note @below {{sparse compiler}}
  %0 = tensor.cast %t : tensor<8xf32> to tensor<8xf32, #sparse>
  return %0 : tensor<8xf32, #sparse>
}

// -----

#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @loop(%m: memref<8xf32>, %a: index, %b: index) {
  // expected-error @below {{it is sparse}}
  // expected-note @below {{sparse compiler}}
  %t = bufferization.to_tensor %m restrict : memref<8xf32> to tensor<8xf32, #sparse>
  %r = scf.for %i = %a to %b step %b iter_args(%x = %t) -> tensor<8xf32, #sparse> {
    scf.yield %x : tensor<8xf32, #sparse>
  }
  return
}

// -----

#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// expected-error @below {{it is sparse}}
// expected-note @below {{sparse compiler}}
func.func private @declared(tensor<8xf32, #sparse>)

// -----

#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @returned(%t: tensor<8xf32, #sparse>) -> tensor<8xf32, #sparse> {
  // expected-error @below {{it is sparse}}
  // expected-note @below {{sparse compiler}}
  return %t : tensor<8xf32, #sparse>
}

// -----

#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @generic(%t: tensor<8x8xf32, #sparse>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @below {{it is sparse}}
  // expected-note @below {{sparse compiler}}
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<8x8xf32, #sparse>) outs(%o : tensor<8x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// expected-error @below {{it is sparse}}
// expected-note @below {{sparse compiler}}
ml_program.global private @global(dense<1.0> : tensor<8xf32, #sparse>) : tensor<8xf32, #sparse>

// -----

func.func @pointers(%t: tensor<8x!llvm.ptr>, %i: index) -> !llvm.ptr {
  // expected-error @below {{cannot bufferize value of type 'tensor<8x!llvm.ptr>': element type '!llvm.ptr' is not a valid memref element type}}
  %0 = tensor.extract %t[%i] : tensor<8x!llvm.ptr>
  return %0 : !llvm.ptr
}

// -----

// expected-error @below {{element type '!llvm.struct<(i32)>' is not a valid memref element type}}
func.func private @structs() -> tensor<*x!llvm.struct<(i32)>>

// -----

// The encoding as a memory space, and other encodings, stay as they are.
func.func @other(%t: tensor<8xf32, "other">, %i: index) -> f32 {
  %0 = tensor.extract %t[%i] : tensor<8xf32, "other">
  return %0 : f32
}
