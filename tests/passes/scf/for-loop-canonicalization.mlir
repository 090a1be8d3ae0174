// RUN: terrace opt %s --scf-for-loop-canonicalization --split-input-file --allow-unregistered-dialect

func.func @min(%r: memref<index>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c2 {
    %0 = affine.min affine_map<(d0, d1)[] -> (2, d1 - d0)> (%i, %c4)
    memref.store %0, %r[] : memref<index>
  }
  scf.for %i = %c0 to %c4 step %c2 {
    %0 = affine.min affine_map<(d0, d1)[] -> (1, d1 - d0)> (%i, %c4)
    %1 = affine.min affine_map<(d0, d1)[] -> (3, d1 - d0)> (%i, %c4)
    %2 = affine.max affine_map<(d0, d1)[] -> (5, d1 - d0)> (%i, %c4)
    %3 = affine.max affine_map<(d0, d1)[] -> (3, d1 - d0)> (%i, %c4)
    memref.store %0, %r[] : memref<index>
    memref.store %1, %r[] : memref<index>
    memref.store %2, %r[] : memref<index>
    memref.store %3, %r[] : memref<index>
  }
  return
}

// -----

func.func @one_iteration(%r: memref<index>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c2 to %c4 step %c3 {
    %0 = affine.min affine_map<(d0) -> (5, 7 - d0)> (%i)
    %1 = affine.max affine_map<(d0) -> (5, 7 - d0)> (%i)
    memref.store %0, %r[] : memref<index>
    memref.store %1, %r[] : memref<index>
  }
  return
}

// -----

func.func @dynamic(%n: index, %low: index, %r: memref<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %end = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%n]
  scf.for %i = %c0 to %end step %c4 {
    %0 = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)> (%i)[%end]
    %1 = affine.min affine_map<(d0)[s0] -> (4, s0 * 4 - d0)> (%i)[%n]
    memref.store %0, %r[] : memref<index>
    memref.store %1, %r[] : memref<index>
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = affine.min affine_map<(d0)[s0] -> (1, s0 - d0)> (%i)[%n]
    %1 = affine.max affine_map<(d0)[s0] -> (1, s0 - d0)> (%i)[%n]
    %2 = affine.max affine_map<(d0)[s0] -> (0, d0)> (%i)[%n]
    memref.store %0, %r[] : memref<index>
    memref.store %1, %r[] : memref<index>
    memref.store %2, %r[] : memref<index>
  }
  scf.for %i = %low to %n step %c1 {
    %0 = affine.min affine_map<(d0)[s0] -> (1, s0 - d0)> (%i)[%n]
    %1 = affine.max affine_map<(d0)[s0] -> (s0, d0)> (%i)[%low]
    memref.store %0, %r[] : memref<index>
    memref.store %1, %r[] : memref<index>
  }
  scf.for %i = %low to %n step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (1, s0 - d0)> (%i)[%n]
    memref.store %0, %r[] : memref<index>
  }
  return
}

// -----

func.func @others(%n: index, %r: memref<index>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c9) step (%c2, %c3) {
    %0 = affine.min affine_map<(d0) -> (2, 8 - d0)> (%i)
    %1 = affine.min affine_map<(d0) -> (3, 9 - d0)> (%j)
    %2 = affine.min affine_map<(d0) -> (2, 9 - d0)> (%i)
    %3 = affine.min affine_map<(d0, d1) -> (2, 8 - d0, 9 - d1)> (%i, %j)
    memref.store %0, %r[] : memref<index>
    memref.store %1, %r[] : memref<index>
    memref.store %2, %r[] : memref<index>
    memref.store %3, %r[] : memref<index>
  }
  scf.forall (%i, %j) = (0, 0) to (8, %n) step (2, 3) {
    %0 = affine.min affine_map<(d0) -> (2, 8 - d0)> (%i)
    %1 = affine.min affine_map<(d0)[s0] -> (3, s0 - d0)> (%j)[%n]
    memref.store %0, %r[] : memref<index>
    memref.store %1, %r[] : memref<index>
  }
  scf.for %i = %c0 to %c8 step %c2 {
    scf.for %j = %c0 to %i step %c2 {
      %0 = affine.min affine_map<(d0, d1) -> (2, 8 - d0, d0 - d1)> (%i, %j)
      %1 = affine.min affine_map<(d0, d1) -> (1, 8 - d0, d0 - d1)> (%i, %j)
      memref.store %0, %r[] : memref<index>
      memref.store %1, %r[] : memref<index>
    }
  }
  return
}

// -----

func.func @quotients(%n: index, %r: memref<index>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0) -> (8, d0 floordiv 8 + 8)> (%i)
    %1 = affine.min affine_map<(d0) -> (d0 mod 8, 3)> (%i)
    %2 = affine.max affine_map<(d0) -> (d0 ceildiv 8, -1)> (%i)
    %3 = affine.max affine_map<(d0) -> (d0 mod 4, 5, 3)> (%i)
    memref.store %0, %r[] : memref<index>
    memref.store %1, %r[] : memref<index>
    memref.store %2, %r[] : memref<index>
    memref.store %3, %r[] : memref<index>
  }
  return
}

// -----

func.func @extents(%m: memref<?x?xf32>, %a: memref<?x?xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x, %y, %s = scf.for %i = %c0 to %n step %c1 iter_args(%p = %m, %q = %a, %t = %c0) -> (memref<?x?xf32>, memref<?x?xf32>, index) {
    %d = memref.dim %p, %c0 : memref<?x?xf32>
    %e = memref.dim %q, %c1 : memref<?x?xf32>
    %inner = scf.for %j = %c0 to %n step %c1 iter_args(%u = %p) -> memref<?x?xf32> {
      %f = memref.dim %u, %c1 : memref<?x?xf32>
      "use"(%f) : (index) -> ()
      scf.yield %u : memref<?x?xf32>
    }
    %g = memref.dim %inner, %c1 : memref<?x?xf32>
    %h = arith.addi %g, %d : index
    %o = arith.addi %h, %e : index
    scf.yield %inner, %m, %o : memref<?x?xf32>, memref<?x?xf32>, index
  }
  %d = memref.dim %x, %c0 : memref<?x?xf32>
  %e = memref.dim %y, %c0 : memref<?x?xf32>
  return %d, %e, %s : index, index, index
}
