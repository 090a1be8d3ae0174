// RUN: terrace opt %s --lower-affine --allow-unregistered-dialect
// RUN: terrace opt %s --lower-affine --allow-unregistered-dialect --mlir-print-debuginfo

// Loops, conditions and transfers become operations of scf and memref.

#map = affine_map<(d0)[s0] -> (d0, s0 + 3, d0 * 2 + s0)>
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 == 0, d0 mod 4 >= 0)>
func.func @fors(%n: index, %m: memref<10x?xf32>, %c: f32) -> f32 {
  affine.for %i = 0 to 10 { "t.u"(%i) : (index) -> () }
  affine.for %i = -5 to %n step 3 { "t.u"(%i) : (index) -> () }
  affine.for %i = %n to 10 { affine.for %j = max #map(%i)[%n] to min #map(%i)[%n] { "use"(%i, %j) : (index, index) -> () } {foo} }
  affine.for %i = affine_map<()[s0] -> (s0 + 1)>()[%n] to affine_map<(d0) -> (d0 * 2)>(%n) step 1 { "t.u"(%i) : (index) -> () }
  %r:2 = affine.for %i = 0 to 10 step 2 iter_args(%a = %c, %b = %n) -> (f32, index) { %x = "t.u"(%i, %a) : (index, f32) -> f32 affine.yield %x, %i : f32, index } {bar = 1}
  "t.use"(%r#0, %r#1) : (f32, index) -> ()
  %k = arith.constant 20 : index
  affine.for %i = affine_map<(d0) -> (d0 + 3)>(%k) to affine_map<(d0) -> (d0 * 2)>(%k) step 1 { "t.u"(%i) : (index) -> () }
  affine.for %i = 0 to 10 { }
  affine.for %i = 10 to 10 { "t.u"(%i) : (index) -> () }
  affine.for %i = max affine_map<(d0) -> (5, 3)>(%k) to min affine_map<(d0)[s0] -> (d0 * 2, s0, 7)>(%k)[%n] step 1 { "t.u"(%i) : (index) -> () }
  return %r#0 : f32
}
func.func @ifs(%n: index, %m: memref<10x?xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.if #set(%i)[%n] { "a"() : () -> () }
    affine.if #set(%i)[%n] { "a"() : () -> () } else { "b"() : () -> () } {at}
    %x = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 { "a"() : () -> () affine.yield %c : f32 } else { affine.yield %c : f32 }
    %y:2 = affine.if affine_set<() : ()>() -> (f32, index) { affine.yield %c, %i : f32, index } else { affine.yield %c, %i : f32, index }
    "t.use"(%x, %y#0, %y#1) : (f32, f32, index) -> ()
    affine.if affine_set<() : (-1 >= 0)>() { "a"() : () -> () }
    affine.if affine_set<() : (1 == 0)>() { "a"() : () -> () } else { "b"() : () -> () }
    affine.if #set(%i)[%n] { }
    affine.if #set(%i)[%n] { } else { }
  }
  return
}
func.func @pars(%n: index, %m: memref<10x?xf32>, %c: f32) {
  affine.parallel (%i) = (0) to (10) { "t.u"(%i) : (index) -> () }
  affine.parallel (%i, %j) = (0, %n) to (10, %n + 5) step (2, 3) { affine.parallel (%k) = (max(%i, %j, 0)) to (min(%i + 3, symbol(%n))) { "t.u"(%i) : (index) -> () } }
  %p:2 = affine.parallel (%i, %j) = (0, 0) to (10, 10) reduce("addf", "mulf") -> (f32, f32) { %x = "t.u"(%i) : (index) -> f32 affine.yield %c, %x : f32, f32 }
  "t.use"(%p#0, %p#1) : (f32, f32) -> ()
  affine.parallel (%i) = (0) to (10) { }
  return
}
func.func @acc(%n: index, %m: memref<10x?xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i, %i + symbol(%n) * 3] : memref<10x?xf32>
    affine.store %v, %m[%i, %i mod 4] : memref<10x?xf32>
    affine.prefetch %m[%i, %i], read, locality<3>, data : memref<10x?xf32>
  }
  return
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
