// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @counts(%m: memref<2xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m, %m : memref<2xf32>, memref<2xf32>) if (%c)
  return
}

// -----

func.func @results(%m: memref<2xf32>, %c: i1) {
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = bufferization.dealloc retain (%m : memref<2xf32>)
  return
}

// -----

func.func @generic(%m: memref<2xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<2xf32>) -> ()
  return
}

// -----

func.func @types(%m: f32, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op operand #0 must be variadic of ranked or unranked memref of any type values, but got 'f32'}}
  bufferization.dealloc (%m : f32) if (%c)
  return
}

// -----

func.func @clone(%m: f32) {
  // expected-error @+1 {{custom op 'bufferization.clone' invalid kind of type specified}}
  %0 = bufferization.clone %m : f32 to f32
  return
}
