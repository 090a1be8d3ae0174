// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' --split-input-file --allow-unregistered-dialect

// Results that others bound are removed, by what is known of operands.

func.func @a(%i: index, %n: index) -> (index, index, index) {
  %0 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  %1 = affine.max affine_map<()[s0, s1] -> (s0 + 3, s0, s1)>()[%n, %i]
  %2 = affine.min affine_map<()[s0, s1] -> (s0 + 3, s1, s0, s1 - 2)>()[%n, %i]
  return %0, %1, %2 : index, index, index
}

// -----

func.func @b(%n: index) -> (index, index) {
  %c5 = arith.constant 5 : index
  %0 = affine.min affine_map<()[s0] -> (s0, 32)>()[%n]
  %1 = affine.min affine_map<(d0) -> (d0, 64)>(%0)
  %2 = affine.apply affine_map<(d0) -> (d0 * 2 + 4)>(%0)
  %3 = affine.max affine_map<(d0)[s0] -> (d0, s0, 5)>(%2)[%c5]
  %4 = affine.min affine_map<(d0) -> (d0 * 2, 68)>(%2)
  %5 = arith.addi %3, %4 : index
  return %1, %5 : index, index
}

// -----

func.func @c(%m: memref<?x16xindex>) {
  affine.for %i = 0 to 100 step 16 {
    %0 = affine.min affine_map<(d0) -> (16, 100 - d0)>(%i)
    %1 = affine.min affine_map<(d0) -> (116 - d0, 16)>(%i)
    affine.for %j = 0 to 16 {
      %2 = affine.max affine_map<(d0, d1) -> (d0 + d1, d0 - 20, 0)>(%i, %j)
      %3 = affine.min affine_map<(d0, d1) -> (d0 + 16, d1 + 200)>(%i, %j)
      memref.store %2, %m[%0, %1] : memref<?x16xindex>
      memref.store %3, %m[%0, %1] : memref<?x16xindex>
    }
  }
  return
}

// -----

func.func @d(%n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %c0, %b = %c0) -> (index, index) {
    %0 = affine.min affine_map<(d0) -> (d0, 10)>(%i)
    %1 = affine.max affine_map<(d0)[s0] -> (d0, s0, -1)>(%i)[%n]
    scf.yield %0, %1 : index, index
  }
  %s = arith.addi %n, %c8 : index
  %2 = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%s, %n]
  return %r#0, %r#1, %2 : index, index, index
}

// -----

func.func @e(%i: index, %n: index, %m: memref<4x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = memref.dim %m, %c0 : memref<4x?xf32>
  %d1 = memref.dim %m, %c1 : memref<4x?xf32>
  %0 = affine.max affine_map<()[s0] -> (s0, 0)>()[%d1]
  %1 = affine.max affine_map<()[s0] -> (s0, -1)>()[%d1]
  %2 = affine.min affine_map<()[s0, s1] -> (s0 floordiv 2, s0, 7, s1)>()[%d1, %d0]
  return %0, %1, %2 : index, index, index
}

// -----

func.func @g(%a: index, %b: index, %c: index) -> (index, index) {
  %0 = affine.min affine_map<(d0, d1, d2) -> (d0, d1 + 2, d0 + 1, d1, d2, d2 - 1)>(%a, %b, %c)
  %1 = affine.max affine_map<(d0, d1, d2) -> (d0 - 3, d1 + 2, d0 + 1, d1, d2, d2 - 1, 5, 7)>(%a, %b, %c)
  return %0, %1 : index, index
}

// -----

func.func @compose(%m: memref<?x?xf32>, %n: index) {
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 100 step 4 {
      %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      %1 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%0)[%n]
      %2 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%j)
      %3 = affine.apply affine_map<(d0) -> (d0 floordiv 100)>(%j)
      %4 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 4)>(%j, %2)
      %x = affine.load %m[%1 + %2, %3 + %j] : memref<?x?xf32>
      affine.store %x, %m[%4, symbol(%n) + %c4] : memref<?x?xf32>
      affine.if affine_set<(d0)[s0] : (d0 - s0 + 4 >= 0)>(%1)[%n] {
        affine.store %x, %m[0, %0] : memref<?x?xf32>
      } else {
      }
    }
  }
  return
}

// -----

func.func @rng(%m: memref<?xindex>, %n: index) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 8 {
      %0 = affine.apply affine_map<(d0, d1) -> ((d0 * 8 + d1) floordiv 8)>(%i, %j)
      %1 = affine.apply affine_map<(d0, d1) -> ((d0 * 8 + d1) mod 8)>(%i, %j)
      %2 = affine.apply affine_map<(d0, d1) -> ((d0 * 8 + d1) mod 4)>(%i, %j)
      %3 = affine.apply affine_map<(d0, d1) -> ((d0 * 8 + d1) floordiv 16)>(%i, %j)
      %4 = affine.apply affine_map<(d0) -> (d0 ceildiv 33)>(%i)
      %5 = affine.apply affine_map<(d0) -> (d0 mod 32 + d0 mod 16)>(%i)
      %6 = affine.apply affine_map<(d0, d1) -> ((d1 + d0 * 8) floordiv 4 + (d0 + d1) floordiv 64)>(%i, %j)
      affine.store %0, %m[0] : memref<?xindex>
      affine.store %1, %m[1] : memref<?xindex>
      affine.store %2, %m[2] : memref<?xindex>
      affine.store %3, %m[3] : memref<?xindex>
      affine.store %4, %m[4] : memref<?xindex>
      affine.store %5, %m[5] : memref<?xindex>
      affine.store %6, %m[6] : memref<?xindex>
      %7 = affine.min affine_map<(d0, d1) -> (d0 + 1, d1 + 40, 50)>(%i, %j)
      %8 = affine.max affine_map<(d0, d1) -> (d0 - d1, 0, d0 floordiv 40)>(%i, %j)
      affine.store %7, %m[7] : memref<?xindex>
      affine.store %8, %m[8] : memref<?xindex>
    }
  }
  return
}

// -----

func.func @bounds(%m: memref<?xindex>, %n: index, %p: index) {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  affine.for %i = 0 to 32 step 4 {
    affine.for %j = max affine_map<(d0) -> (d0 - 100, 0)>(%i) to min affine_map<(d0) -> (d0 + 4, 64)>(%i) {
      affine.for %k = max affine_map<(d0)[s0] -> (d0 - 100, s0, s0)>(%i)[%c0] to min affine_map<(d0)[s0] -> (d0 + 4, s0, 28)>(%i)[%c10] {
        affine.store %k, %m[%j] : memref<?xindex>
      }
    }
    affine.for %j = %c0 to %c10 { affine.store %j, %m[%i] : memref<?xindex> }
    affine.for %j = affine_map<(d0) -> (d0 mod 32)>(%i) to affine_map<(d0) -> (d0 floordiv 4 * 4 + 10)>(%i) { affine.store %j, %m[%i] : memref<?xindex> }
    affine.parallel (%a, %b) = (max(%i, %n), %c0) to (min(%n, 30, %i + 4), %c10) step (1, 2) { affine.store %a, %m[%b] : memref<?xindex> }
  }
  return
}

// -----

func.func @minmax(%a: index, %b: index, %c: index, %m: memref<?xindex>) {
  %c7 = arith.constant 7 : index
  %0 = affine.min affine_map<(d0)[s0] -> (s0, d0 + 3, 10)>(%a)[%b]
  %1 = affine.min affine_map<(d0, d1) -> (d0 * 2, d0, d1 - 4)>(%0, %c)
  %2 = affine.max affine_map<(d0, d1) -> (d0, d1 - 4)>(%1, %c)
  %3 = affine.max affine_map<(d0, d1) -> (d1, d0, 5)>(%2, %c7)
  %4 = affine.min affine_map<(d0, d1) -> (d1 * 3 + d0, d0 mod 3, 5)>(%a, %c)
  %5 = affine.min affine_map<(d0, d1) -> (d1 * 3 + d0, d1 * -2, d0 * 3, 5)>(%a, %c)
  %6 = affine.min affine_map<(d0) -> (d0, d0)>(%a)
  %7 = affine.apply affine_map<(d0) -> (d0 + 1)>(%6)
  %8 = affine.max affine_map<(d0, d1) -> (d0, d1 + 5)>(%7, %7)
  affine.store %0, %m[0] : memref<?xindex>
  affine.store %1, %m[1] : memref<?xindex>
  affine.store %2, %m[2] : memref<?xindex>
  affine.store %3, %m[3] : memref<?xindex>
  affine.store %4, %m[4] : memref<?xindex>
  affine.store %5, %m[5] : memref<?xindex>
  affine.store %8, %m[8] : memref<?xindex>
  return
}
