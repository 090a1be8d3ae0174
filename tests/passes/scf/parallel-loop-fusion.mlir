// RUN: terrace opt %s --scf-parallel-loop-fusion --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --scf-parallel-loop-fusion --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo

func.func @three(%a: memref<2x2xf32>, %b: memref<2x2xf32>, %c: memref<2x2xf32>, %r: memref<2x2xf32>, %u: memref<2xindex>) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = memref.alloc()  : memref<2x2xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %x = memref.load %b[%i, %j] : memref<2x2xf32>
    %y = memref.load %c[%i, %j] : memref<2x2xf32>
    %s = arith.addf %x, %y : f32
    memref.store %s, %sum[%i, %j] : memref<2x2xf32>
  }
  %k = arith.addi %c1, %c1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %x = memref.load %sum[%i, %j] : memref<2x2xf32>
    %y = memref.load %a[%i, %j] : memref<2x2xf32>
    %p = arith.mulf %x, %y : f32
    memref.store %p, %r[%i, %j] : memref<2x2xf32>
  }
  memref.dealloc %sum : memref<2x2xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    memref.store %k, %u[%i] : memref<2xindex>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    memref.store %j, %u[%i] : memref<2xindex>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    memref.store %i, %u[%i] : memref<2xindex>
  }
  return
}

// -----

func.func @alias(%a: memref<4xf32>, %b: memref<4xf32>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %a[%i] : memref<4xf32>
    memref.store %x, %b[%i] : memref<4xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %a[%i] : memref<4xf32>
    memref.store %x, %b[%i] : memref<4xf32>
  }
  return
}

// -----

memref.global "private" @g : memref<4xf32>

func.func @allocations(%a: memref<4xf32>, %p: i1) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  %n = memref.alloca() : memref<4xf32>
  %g = memref.get_global @g : memref<4xf32>
  %d0, %d1 = memref.distinct_objects %a, %g : memref<4xf32>, memref<4xf32>
  %view = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1]>>
  %sel = scf.if %p -> memref<4xf32> {
    scf.yield %m : memref<4xf32>
  } else {
    scf.yield %n : memref<4xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %a[%i] : memref<4xf32>
    memref.store %x, %m[%i] : memref<4xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %m[%i] : memref<4xf32>
    memref.store %x, %n[%i] : memref<4xf32>
  }
  "between"() : () -> ()
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %a[%i] : memref<4xf32>
    memref.store %x, %m[%i] : memref<4xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %view[%i] : memref<4xf32, strided<[1]>>
    memref.store %x, %n[%i] : memref<4xf32>
  }
  "between"() : () -> ()
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %a[%i] : memref<4xf32>
    memref.store %x, %m[%i] : memref<4xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %sel[%i] : memref<4xf32>
    memref.store %x, %a[%i] : memref<4xf32>
  }
  "between"() : () -> ()
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %a[%i] : memref<4xf32>
    memref.store %x, %m[%i] : memref<4xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %g[%i] : memref<4xf32>
    memref.store %x, %n[%i] : memref<4xf32>
  }
  "between"() : () -> ()
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %d0[%i] : memref<4xf32>
    memref.store %x, %d0[%i] : memref<4xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %d1[%i] : memref<4xf32>
    memref.store %x, %d1[%i] : memref<4xf32>
  }
  return
}

// -----

func.func @subscripts(%a: memref<8xf32>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.addi %i, %c1 : index
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %m[%k] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.addi %i, %c1 : index
    %x = memref.load %m[%k] : memref<8xf32>
    memref.store %x, %m[%k] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %m[%i] : memref<8xf32>
    memref.store %x, %a[%i] : memref<8xf32>
  }
  "between"() : () -> ()
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %m[%i] : memref<8xf32>
    memref.store %x, %m[%c1] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = memref.load %m[%i] : memref<8xf32>
    memref.store %x, %m[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @reductions(%a: memref<8xf32>, %z: f32) -> (f32, f32, f32) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r0 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> f32 {
    %x = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  %r1, %r2 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z, %z) -> (f32, f32) {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    scf.reduce(%x, %y : f32, f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.mulf %l, %r : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %r: f32):
      %s = arith.maximumf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %r0, %r1, %r2 : f32, f32, f32
}

// -----

func.func @used_between(%a: memref<8xf32>, %z: f32) -> (f32, f32) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r0 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  %y = arith.addf %r0, %z : f32
  %r1 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  %r2 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> f32 {
    %k = arith.addf %r1, %r0 : f32
    scf.reduce(%k : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %y, %r2 : f32, f32
}

// -----

func.func @nested(%a: memref<8xf32>, %n: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      "a"(%i, %j) : (index, index) -> ()
    }
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      "b"(%i, %j) : (index, index) -> ()
    }
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    "c"(%i) : (index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "d"(%i) : (index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %l = memref.alloc() : memref<8xf32>
    %x = memref.load %l[%i] : memref<8xf32>
    "e"(%x) : (f32) -> ()
  }
  return
}
