// RUN: terrace opt %s --promote-buffers-to-stack
// DIFFERS: upstream moves a buffer that a view of it frees to the stack

func.func @cast(%i: index) -> i16 {
  %m = memref.alloc() : memref<2x3xi16>
  %v = memref.cast %m : memref<2x3xi16> to memref<?x3xi16>
  %x = memref.load %v[%i, %i] : memref<?x3xi16>
  memref.dealloc %v : memref<?x3xi16>
  return %x : i16
}

func.func @kept(%i: index) -> i16 {
  %m = memref.alloc() : memref<2x3xi16>
  %v = memref.cast %m : memref<2x3xi16> to memref<?x3xi16>
  %x = memref.load %v[%i, %i] : memref<?x3xi16>
  return %x : i16
}
