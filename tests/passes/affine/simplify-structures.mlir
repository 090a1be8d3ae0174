// RUN: terrace opt %s --affine-simplify-structures --split-input-file --allow-unregistered-dialect

// Maps and sets of all operations are simplified, conditions that are known replaced.

func.func @a(%n: index, %m: index, %b: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.if affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, d0 - d1 + 1 >= 0, s0 - d0 - 1 >= 0, 2 * d0 - 4 == 0)>(%i, %j)[%n] { affine.store %x, %b[%i] : memref<?xf32> }
      affine.if affine_set<(d0, d1)[s0] : (d0 mod 4 == 0, d0 floordiv 8 - d1 >= 0)>(%i, %j)[%n] { affine.store %x, %b[%i + 1] : memref<?xf32> }
      affine.if affine_set<(d0, d1)[s0] : (d0 - 5 >= 0, 3 - d0 >= 0)>(%i, %j)[%n] { affine.store %x, %b[%i + 2] : memref<?xf32> }
      affine.if affine_set<(d0, d1)[s0] : (4 * d0 - 5 == 0, 3 - d0 >= 0)>(%i, %j)[%n] { affine.store %x, %b[%i + 3] : memref<?xf32> } else { affine.store %x, %b[%i + 7] : memref<?xf32> }
      affine.if affine_set<(d0, d1)[s0] : (d0 ceildiv 4 - 5 >= 0, (2 * d0 + 1) floordiv 4 - d1 >= 0)>(%i, %j)[%n] { affine.store %x, %b[%i + 4] : memref<?xf32> }
      affine.if affine_set<(d0, d1)[s0] : (1 >= 0)>(%i, %j)[%n] { affine.store %x, %b[%i + 5] : memref<?xf32> }
    }
  }
  return
}

// -----

func.func private @e(memref<8x8xf32, affine_map<(d0, d1) -> (d0 + d1 - d1, d1 mod 1 + d1)>>) attributes {a = affine_map<(d0) -> (d0 + d0 - d0 + (d0 mod 4) floordiv 4)>, s = affine_set<(d0) : (d0 - 3 >= 0, 2 - d0 >= 0)>, t = affine_set<(d0)[s0] : (d0 * 2 - 4 * s0 >= 0, d0 - 2 * s0 + 7 >= 0, 5 >= 0)>}
func.func @f(%i: index, %mm: memref<?xindex>) {
  %c3 = arith.constant 3 : index
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1 - d0 * 2 + d0 mod 4)>(%i, %c3)
  %1 = affine.min affine_map<(d0, d1) -> (d0 + d1 - d0, d1)>(%i, %c3)
  %2 = affine.apply affine_map<(d0) -> (d0 + 3)>(%0)
  affine.store %2, %mm[%0 - %i + %i] : memref<?xindex>
  affine.store %1, %mm[%1 - %1] : memref<?xindex>
  affine.for %k = %c3 to min affine_map<(d0) -> (d0 + d0 - d0, d0, 5)>(%i) { affine.for %z = 0 to 0 { affine.store %k, %mm[0] : memref<?xindex> } "t.u"(%k) {m = affine_map<(d0) -> (d0 - d0)>} : (index) -> () }
  affine.if affine_set<(d0) : (d0 - d0 == 0)>(%i) { affine.store %1, %mm[10] : memref<?xindex> }
  %u = affine.apply affine_map<(d0) -> (d0 + 3)>(%0)
  return
}

// -----

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
