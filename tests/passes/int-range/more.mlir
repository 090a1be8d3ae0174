// RUN: terrace opt %s --int-range-optimizations

func.func @vectors(%v: vector<4xi32>, %x: i32, %i: index) -> (vector<4xi1>, i1, vector<4xi1>, vector<2x2xi1>, vector<8xi1>, vector<4xi1>, vector<4xi32>) {
  %c7 = arith.constant dense<7> : vector<4xi32>
  %c8 = arith.constant dense<8> : vector<4xi32>
  %many = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %a = arith.andi %v, %c7 : vector<4xi32>
  %0 = arith.cmpi ult, %a, %c8 : vector<4xi32>
  %e = vector.extract %a[%i] : i32 from vector<4xi32>
  %s8 = arith.constant 8 : i32
  %1 = arith.cmpi ult, %e, %s8 : i32
  %b = vector.broadcast %e : i32 to vector<4xi32>
  %2 = arith.cmpi ult, %b, %c8 : vector<4xi32>
  %sc = vector.shape_cast %a : vector<4xi32> to vector<2x2xi32>
  %t = vector.transpose %sc, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  %d8 = arith.constant dense<8> : vector<2x2xi32>
  %3 = arith.cmpi ult, %t, %d8 : vector<2x2xi32>
  %step = vector.step : vector<8xindex>
  %i8 = arith.constant dense<8> : vector<8xindex>
  %4 = arith.cmpi ult, %step, %i8 : vector<8xindex>
  %in = vector.insert %e, %many [%i] : i32 into vector<4xi32>
  %5 = arith.cmpi ult, %in, %c8 : vector<4xi32>
  %r = arith.remui %in, %c8 : vector<4xi32>
  return %0, %1, %2, %3, %4, %5, %r : vector<4xi1>, i1, vector<4xi1>, vector<2x2xi1>, vector<8xi1>, vector<4xi1>, vector<4xi32>
}

func.func @affine_apply(%x: index, %n: index) -> (i1, i1, i1, i1, i1) {
  %c7 = arith.constant 7 : index
  %a = arith.andi %x, %c7 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 3 + 1)>()[%a]
  %1 = affine.apply affine_map<()[s0] -> (s0 mod 16)>()[%a]
  %2 = affine.apply affine_map<()[s0] -> (s0 mod 4)>()[%n]
  %3 = affine.apply affine_map<()[s0] -> (s0 floordiv 8)>()[%a]
  %4 = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%a]
  %c22 = arith.constant 22 : index
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %5 = arith.cmpi ule, %0, %c22 : index
  %6 = arith.cmpi ult, %1, %c8 : index
  %7 = arith.cmpi ult, %2, %c4 : index
  %8 = arith.cmpi slt, %3, %c1 : index
  %9 = arith.cmpi sle, %4, %c1 : index
  return %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1
}

func.func @dim(%m: memref<4x?x16xf32>, %u: memref<*xf32>, %i: index) -> (i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.dim %m, %c1 : memref<4x?x16xf32>
  %1 = memref.dim %u, %c0 : memref<*xf32>
  %c2 = arith.constant 2 : index
  %j = arith.andi %i, %c2 : index
  %2 = memref.dim %m, %i : memref<4x?x16xf32>
  %3 = memref.dim %m, %j : memref<4x?x16xf32>
  %4 = arith.cmpi sge, %0, %c0 : index
  %5 = arith.cmpi sge, %1, %c0 : index
  %6 = arith.cmpi sge, %2, %c0 : index
  %7 = arith.cmpi sge, %3, %c4 : index
  return %4, %5, %6, %7 : i1, i1, i1, i1
}

func.func @loops(%m: memref<?xi1>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c2 to %c10 step %c1 {
    %0 = arith.cmpi slt, %i, %c10 : index
    memref.store %0, %m[%i] : memref<?xi1>
    %1 = arith.cmpi sge, %i, %c2 : index
    memref.store %1, %m[%i] : memref<?xi1>
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.cmpi sge, %i, %c0 : index
    memref.store %0, %m[%i] : memref<?xi1>
    scf.for %j = %i to %c10 step %i {
      %1 = arith.cmpi slt, %j, %c10 : index
      memref.store %1, %m[%j] : memref<?xi1>
    }
  }
  scf.for %i = %c10 to %c0 step %c1 {
    %0 = arith.cmpi slt, %i, %c10 : index
    memref.store %0, %m[%i] : memref<?xi1>
  }
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %t = arith.constant 10 : i32
  scf.for %i = %z to %t step %o : i32 {
    %0 = arith.cmpi slt, %i, %t : i32
    memref.store %0, %m[%c0] : memref<?xi1>
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%c10, %n) step (%c1, %c1) {
    %0 = arith.cmpi slt, %i, %c10 : index
    %1 = arith.cmpi sge, %j, %c1 : index
    memref.store %0, %m[%i] : memref<?xi1>
    memref.store %1, %m[%i] : memref<?xi1>
  }
  scf.forall (%i, %j) in (10, %n) {
    %0 = arith.cmpi slt, %i, %c10 : index
    %1 = arith.cmpi sge, %j, %c0 : index
    memref.store %0, %m[%i] : memref<?xi1>
    memref.store %1, %m[%i] : memref<?xi1>
  }
  affine.for %i = 0 to 10 {
    %0 = arith.cmpi slt, %i, %c10 : index
    affine.store %0, %m[%i] : memref<?xi1>
  }
  return
}

func.func @carried(%n: index, %x: i32) -> (i1, i32, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z, %b = %c7, %c = %z) -> (i32, i32, i32) {
    %s = arith.addi %a, %c7 : i32
    %t = arith.andi %s, %c7 : i32
    %u = arith.addi %c, %c7 : i32
    scf.yield %t, %b, %u : i32, i32, i32
  }
  %0 = arith.cmpi ult, %r#0, %c8 : i32
  %1 = arith.cmpi sge, %r#2, %z : i32
  return %0, %r#1, %1 : i1, i32, i1
}

func.func @blocks(%c: i1, %x: i32) -> (i1, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  cf.cond_br %c, ^a(%c3, %c6 : i32, i32), ^a(%c5, %c6 : i32, i32)
^a(%p: i32, %q: i32):
  %0 = arith.cmpi ult, %p, %q : i32
  return %0, %q : i1, i32
}

func.func @branch_decided(%x: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %a = arith.andi %x, %c3 : i32
  %t = arith.cmpi ult, %a, %c5 : i32
  cf.cond_br %t, ^a(%c3 : i32), ^a(%x : i32)
^a(%p: i32):
  return %p : i32
}

func.func private @callee(%a: i32, %b: i32) -> (i32, i1) {
  %c9 = arith.constant 9 : i32
  %0 = arith.cmpi ult, %a, %c9 : i32
  return %b, %0 : i32, i1
}
func.func @caller() -> (i32, i1, i32, i1) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0:2 = call @callee(%c3, %c5) : (i32, i32) -> (i32, i1)
  %1:2 = call @callee(%c5, %c5) : (i32, i32) -> (i32, i1)
  return %0#0, %0#1, %1#0, %1#1 : i32, i1, i32, i1
}

llvm.func @llvm(%x: i32) -> i32 {
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %0 = llvm.and %x, %c3 : i32
  %1 = llvm.sub %c3, %c3 : i32
  llvm.return %1 : i32
}
