// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --pass-pipeline='builtin.module(func.func(promote-buffers-to-stack))'
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --pass-pipeline='builtin.module(func.func(promote-buffers-to-stack{max-alloc-size-in-bytes=8 max-rank-of-allocated-memref=2}))'

func.func @promo(%n: index) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<1024xf32>
  %2 = memref.alloc(%n) : memref<?xf32>
  %c0 = arith.constant 0 : index
  %r = memref.alloc() : memref<2x2xf32>
  %ra = memref.rank %r : memref<2x2xf32>
  %m = memref.alloc(%ra) : memref<?xf32>
  %m2 = memref.alloc(%ra, %ra) : memref<?x?xf32>
  %3 = memref.alloc() : memref<256xf32>
  %4 = memref.alloc() {alignment = 64 : i64} : memref<257xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}

// -----

func.func @returned() -> memref<2xf32> {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.cast %0 : memref<2xf32> to memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<2xf32>
  return %2 : memref<2xf32>
}

// -----

func.func @regions(%c: i1, %n: index) {
  scf.if %c {
    %0 = memref.alloc() {alignment = 16 : i64, tag} : memref<2xf32>
    "use"(%0) : (memref<2xf32>) -> ()
  }
  %r = scf.if %c -> memref<2xf32> {
    %0 = memref.alloc() : memref<2xf32>
    scf.yield %0 : memref<2xf32>
  } else {
    %0 = memref.alloc() : memref<2xf32>
    scf.yield %0 : memref<2xf32>
  }
  scf.for %i = %n to %n step %n {
    %0 = memref.alloc() : memref<2xf32>
    "use"(%0) : (memref<2xf32>) -> ()
  }
  scf.while : () -> () {
    %0 = memref.alloc() : memref<2xf32>
    "use"(%0) : (memref<2xf32>) -> ()
    scf.condition(%c)
  } do {
    scf.yield
  }
  "use"(%r) : (memref<2xf32>) -> ()
  return
}

// -----

func.func @types(%n: index) {
  %0 = memref.alloc() : memref<16x8xf64>
  %1 = memref.alloc() : memref<16x8xindex>
  %2 = memref.alloc() : memref<16x9xindex>
  %3 = memref.alloc() : memref<8192xi1>
  %4 = memref.alloc() : memref<8193xi1>
  %5 = memref.alloc() : memref<32xvector<4xf64>>
  %6 = memref.alloc() : memref<33xvector<4xf64>>
  %7 = memref.alloc() : memref<64xcomplex<f64>>
  %8 = memref.alloc() : memref<65xcomplex<f64>>
  %9 = memref.alloc() : memref<f32>
  %10 = memref.alloc() : memref<0xf32>
  %11 = memref.alloc() : memref<2xf32, 3>
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @index() {
    %2 = memref.alloc() : memref<16x9xindex>
    return
  }
}
