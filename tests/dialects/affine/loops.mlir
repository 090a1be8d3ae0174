// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-op-generic | terrace opt --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo

// The operations with regions, accesses to vectors, and transfers.

#map = affine_map<(d0)[s0] -> (d0, s0 + 3)>
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 == 0)>
func.func @f(%n: index, %m: memref<10x?xf32>, %c: f32) -> f32 {
  affine.for %i = 0 to 10 { }
  affine.for %i = -5 to %n step 3 { }
  affine.for %i = %n to 10 { affine.for %j = max #map(%i)[%n] to min #map(%i)[%n] { "use"(%i, %j) : (index, index) -> () } {foo} }
  affine.for %i = affine_map<()[s0] -> (s0 + 1)>()[%n] to affine_map<(d0) -> (d0 * 2)>(%n) step 1 { affine.yield }
  %r:2 = affine.for %i = 0 to 10 step 2 iter_args(%a = %c, %b = %n) -> (f32, index) { affine.yield %a, %b : f32, index } {bar = 1}
  affine.for %i = 0 to 10 {
    affine.if #set(%i)[%n] { "a"() : () -> () }
    affine.if #set(%i)[%n] { "a"() : () -> () } else { "b"() : () -> () } {at}
    %x = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 { affine.yield %c : f32 } else { affine.yield %c : f32 }
    %y:2 = affine.if affine_set<() : ()>() -> (f32, index) { affine.yield %c, %i : f32, index } else { affine.yield %c, %i : f32, index }
  }
  affine.parallel (%i) = (0) to (10) { }
  affine.parallel (%i, %j) = (0, %n) to (10, %n + 5) step (2, 3) { affine.parallel (%k) = (max(%i, %j, 0)) to (min(%i + 3, symbol(%n))) { } }
  %p:2 = affine.parallel (%i, %j) = (0, 0) to (10, 10) reduce("addf", "assign") -> (f32, index) { affine.yield %c, %i : f32, index }
  %q = affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1, 1) reduce("mulf") -> (f32) { affine.yield %c : f32 } {z}
  affine.parallel () = () to () { }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i, %i + symbol(%n) * 3] : memref<10x?xf32>
    affine.store %v, %m[%i, %i mod 4] : memref<10x?xf32>
    %w = affine.vector_load %m[%i, %i] : memref<10x?xf32>, vector<4xf32>
    affine.vector_store %w, %m[%i, symbol(%n)] {k} : memref<10x?xf32>, vector<4xf32>
    affine.prefetch %m[%i, %i], read, locality<3>, data : memref<10x?xf32>
  }
  return %c : f32
}
func.func @dma(%n: index) {
  %s = memref.alloc() : memref<256xf32>
  %d = memref.alloc() : memref<32xf32, 1>
  %t = memref.alloc() : memref<1xf32>
  %c32 = arith.constant 32 : index
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 10 {
    affine.dma_start %s[%i + 7], %d[%i + symbol(%n)], %t[%i mod 2], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xf32>
    affine.dma_start %s[%i], %d[0], %t[0], %c32, %c4, %c4 : memref<256xf32>, memref<32xf32, 1>, memref<1xf32>
    affine.dma_wait %t[%i mod 2], %c32 : memref<1xf32>
  }
  return
}
