// RUN: terrace opt %s --canonicalize --split-input-file --allow-unregistered-dialect

// Composition of maps, ranges of induction variables, bounds, conditions, minima, index arithmetic and casts.

func.func @f(%a: index, %b: index, %m: memref<10x10xf32>, %v: vector<4xf32>) -> (index,index,index,index,index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %x = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%c3]
  %mi = affine.min affine_map<(d0, d1) -> (d0, d1, d0)>(%a, %b)
  %mi2 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%mi, %b)
  %ma = affine.max affine_map<(d0) -> (d0 + 1)>(%a)
  %ma2 = affine.max affine_map<(d0, d1) -> (d1, d0)>(%a, %b)
  affine.prefetch %m[%c0, %c3 + 1], read, locality<3>, data : memref<10x10xf32>
  %l = affine.load %m[%x, %c0] : memref<10x10xf32>
  affine.store %l, %m[%c3, %x] : memref<10x10xf32>
  %vl = affine.vector_load %m[%c3, %c3] : memref<10x10xf32>, vector<4xf32>
  affine.vector_store %vl, %m[%c0, %c3] : memref<10x10xf32>, vector<4xf32>
  affine.if affine_set<(d0) : (d0 == 0)>(%a) { affine.store %l, %m[0,0] : memref<10x10xf32> } else {}
  affine.if affine_set<(d0) : (1 == 0)>(%a) { affine.store %l, %m[0,0] : memref<10x10xf32> }
  %d:3 = affine.delinearize_index %a into (4, 1, 3) : index, index, index
  %li = affine.linearize_index disjoint [%a, %b] by (4, 8) : index
  %e:2 = affine.delinearize_index %li into (4, 8) : index, index
  %e3:3 = affine.delinearize_index %li into (4, 4, 2) : index, index, index
  %li2 = affine.linearize_index [%d#0, %d#1, %d#2] by (4, 1, 3) : index
  %li3 = affine.linearize_index [%c0, %b, %a] by (4, 8, 5) : index
  %li4 = affine.linearize_index disjoint [%a, %b] by (1, 8) : index
  %s1 = arith.addi %e#1, %e3#1 : index
  %s2 = arith.addi %s1, %li2 : index
  %s3 = arith.addi %s2, %li3 : index
  %s4 = arith.addi %s3, %li4 : index
  return %x, %mi2, %ma, %ma2, %s4 : index,index,index,index,index
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

func.func @ifs(%m: memref<?xindex>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %r = affine.if affine_set<() : (0 == 0)>() -> index { affine.yield %n : index } else { affine.yield %c0 : index }
  %s = affine.if affine_set<(d0) : (1 == 0)>(%n) -> index { affine.yield %n : index } else { %q = arith.addi %n, %n : index affine.yield %q : index }
  affine.if affine_set<(d0) : (0 == 0)>(%n) { affine.store %r, %m[0] : memref<?xindex> affine.store %r, %m[2] : memref<?xindex> } else { affine.store %s, %m[0] : memref<?xindex>}
  affine.if affine_set<(d0) : (1 == 0)>(%n) { affine.store %r, %m[0] : memref<?xindex> } else { affine.store %s, %m[5] : memref<?xindex>}
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) { affine.store %r, %m[0] : memref<?xindex> } else { }
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) { } else { }
  affine.if affine_set<(d0) : (d0 >= 0)>(%c0) { affine.store %r, %m[10] : memref<?xindex>} else { affine.store %r, %m[110] : memref<?xindex>}
  affine.if affine_set<(d0) : (d0 - 1 == 0)>(%c0) { affine.store %r, %m[10] : memref<?xindex>} else { affine.store %r, %m[110] : memref<?xindex>}
  affine.if affine_set<(d0) : (1 == 0, d0 - 1 == 0)>(%c0) { affine.store %r, %m[10] : memref<?xindex>} else { affine.store %r, %m[110] : memref<?xindex>}
  return %s : index
}

// -----

func.func @lin(%a: index, %b: index, %c: index, %n: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index [%c0, %a] by (3, 4) : index
  %1 = affine.linearize_index [%a, %b, %c] by (1, 4) : index
  %2 = affine.linearize_index disjoint [%a, %b, %c] by (1, 4) : index
  %3 = affine.linearize_index [%a, %c0, %c] by (5, 1, 4) : index
  %4:3 = affine.delinearize_index %a into (%n, 4) : index, index, index
  %5 = affine.linearize_index [%4#0, %4#1, %4#2] by (%n, 4) : index
  %6 = affine.linearize_index [%b, %4#1, %4#2] by (%n, 4) : index
  %7 = affine.linearize_index disjoint [%b, %4#1, %4#2, %c] by (7, %n, 4, 9) : index
  %8 = affine.linearize_index [%4#0, %4#1] by (%n) : index
  %9 = affine.linearize_index disjoint [%b, %4#0, %4#1, %4#2] by (7, 5, %n, 4) : index
  %10:4 = affine.delinearize_index %b into (2, 3, 4, 5) : index, index, index, index
  %11 = affine.linearize_index [%10#0, %10#1, %a, %10#2, %10#3] by (2, 3, 6, 4, 5) : index
  %12 = affine.linearize_index [%10#1, %10#2, %10#3] by (3, 4, 5) : index
  affine.store %0, %m[0] : memref<?xindex>
  affine.store %1, %m[1] : memref<?xindex>
  affine.store %2, %m[2] : memref<?xindex>
  affine.store %3, %m[3] : memref<?xindex>
  affine.store %5, %m[5] : memref<?xindex>
  affine.store %6, %m[6] : memref<?xindex>
  affine.store %7, %m[7] : memref<?xindex>
  affine.store %8, %m[8] : memref<?xindex>
  affine.store %9, %m[9] : memref<?xindex>
  affine.store %11, %m[11] : memref<?xindex>
  affine.store %12, %m[12] : memref<?xindex>
  affine.store %10#2, %m[13] : memref<?xindex>
  return
}

// -----

func.func @delin(%a: index, %b: index, %c: index, %n: index, %m: memref<?xindex>) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (3, 4, %n) : index
  %1:3 = affine.delinearize_index %0 into (3, 4, %n) : index, index, index
  %2:3 = affine.delinearize_index %0 into (4, %n) : index, index, index
  %3:2 = affine.delinearize_index %0 into (4, %n) : index, index
  %4:4 = affine.delinearize_index %0 into (2, 5, 4, %n) : index, index, index, index
  %5 = affine.linearize_index disjoint [%a, %b] by (3, 32) : index
  %6:3 = affine.delinearize_index %5 into (3, 4, 8) : index, index, index
  %7:4 = affine.delinearize_index %5 into (5, 4, 8) : index, index, index, index
  %8:4 = affine.delinearize_index %5 into (5, 2, 4, 8) : index, index, index, index
  %9:3 = affine.delinearize_index %a into (1, 1, 1) : index, index, index
  %10:3 = affine.delinearize_index %a into (1, 7) : index, index, index
  %11 = affine.linearize_index [%a, %b, %c] by (3, 4, %n) : index
  %12:3 = affine.delinearize_index %11 into (3, 4, %n) : index, index, index
  "t.u"(%1#0, %1#1, %1#2, %2#0, %2#1, %2#2, %3#0, %3#1) : (index,index,index,index,index,index,index,index) -> ()
  "t.u"(%4#0, %4#1, %4#2, %4#3, %6#0, %6#1, %6#2, %7#0, %7#1, %7#2, %7#3) : (index,index,index,index,index,index,index,index,index,index,index) -> ()
  "t.u"(%8#0, %8#1, %8#2, %8#3, %9#0, %9#1, %9#2, %10#0, %10#1, %10#2, %12#0) : (index,index,index,index,index,index,index,index,index,index,index) -> ()
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

// -----

func.func @iters(%a: f32, %b: f32, %n: index, %m: memref<?xf32>) -> (f32, f32, f32, f32, f32) {
  %0:2 = affine.for %i = 0 to 10 iter_args(%x = %a, %y = %b) -> (f32, f32) { affine.yield %y, %x : f32, f32 }
  %1 = affine.for %i = 10 to 0 iter_args(%x = %a) -> (f32) { %l = affine.load %m[%i] : memref<?xf32> affine.yield %l : f32 }
  %2:2 = affine.for %i = 0 to %n iter_args(%x = %a, %y = %b) -> (f32, f32) { affine.yield %x, %b : f32, f32 }
  %3:2 = affine.for %i = 0 to 1 iter_args(%x = %a, %y = %b) -> (f32, f32) { affine.yield %y, %x : f32, f32 }
  affine.for %i = 0 to 10 { }
  affine.for %i = 0 to 0 { affine.store %a, %m[%i] : memref<?xf32> }
  return %0#0, %1, %2#0, %2#1, %3#0 : f32, f32, f32, f32, f32
}

// -----

func.func @casts(%m: memref<10x10xf32>, %i: index) -> f32 {
  %c = memref.cast %m : memref<10x10xf32> to memref<?x?xf32>
  %x = affine.load %c[%i, %i] : memref<?x?xf32>
  affine.store %x, %c[%i, 2] : memref<?x?xf32>
  %v = affine.vector_load %c[%i, 2] : memref<?x?xf32>, vector<2xf32>
  affine.vector_store %v, %c[%i, 2] : memref<?x?xf32>, vector<2xf32>
  affine.prefetch %c[%i, 2], read, locality<3>, data : memref<?x?xf32>
  return %x : f32
}
