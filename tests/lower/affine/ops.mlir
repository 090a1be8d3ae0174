// RUN: terrace opt %s --lower-affine
// RUN: terrace opt %s --lower-affine --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts | terrace translate --mlir-to-llvmir

func.func @sum(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 - 2)>(%i)[%n]
  return %0 : index
}
func.func @product_of_symbols(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%i, %n]
  return %0 : index
}
func.func @mod(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 mod 42)>(%i)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%0)[%n]
  return %1 : index
}
func.func @floordiv(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 42)>(%i)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%0)[%n]
  return %1 : index
}
func.func @ceildiv(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 42)>(%i)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%0)[%n]
  return %1 : index
}
func.func @min_max(%i: index, %n: index) -> index {
  %0 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%i)[%n]
  %1 = affine.max affine_map<(d0) -> (d0, 7)>(%0)
  %2 = affine.min affine_map<(d0) -> (d0 * 2)>(%1)
  return %2 : index
}
func.func @folds(%i: index) -> (index, index, index, index, index, index) {
  %c7 = arith.constant 7 : index
  %c3 = arith.constant 3 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%c7)[%c3]
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d1)>(%c7, %i)[%c3]
  %2 = affine.apply affine_map<(d0)[s0] -> (s0)>(%c7)[%i]
  %3 = affine.min affine_map<(d0, d1) -> (d0, d1 + 1)>(%c7, %c3)
  %4 = affine.max affine_map<(d0, d1) -> (d0, d1 + 1)>(%c7, %i)
  %5 = affine.min affine_map<()[s0] -> (s0)>()[%i]
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}
func.func @access(%m: memref<?x?xf32>, %z: memref<i8>, %n: index) {
  %c0 = arith.constant 0 : index
  %0 = affine.load %m[%n + 3 * symbol(%n), symbol(%n)] : memref<?x?xf32>
  affine.store %0, %m[%n mod 2, %c0 * 2 - 7] : memref<?x?xf32>
  %1 = affine.load %z[] : memref<i8>
  affine.store %1, %z[] : memref<i8>
  affine.prefetch %m[%n, %n + 1], write, locality<1>, instr : memref<?x?xf32>
  return
}
func.func @access_cast(%m: memref<4x?xf32>, %n: index) -> f32 {
  %c = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %0 = affine.load %c[%n, 0] : memref<?x?xf32>
  affine.store %0, %c[0, %n] : memref<?x?xf32>
  return %0 : f32
}
func.func @delinearize(%n: index, %a: index, %b: index) -> (index, index, index, index) {
  %d:4 = affine.delinearize_index %n into (%a, 3, %b) : index, index, index, index
  return %d#0, %d#1, %d#2, %d#3 : index, index, index, index
}
func.func @delinearize_bounded(%n: index, %a: index, %b: index) -> (index, index, index) {
  %d:3 = affine.delinearize_index %n into (%a, %b, 5) : index, index, index
  return %d#0, %d#1, %d#2 : index, index, index
}
func.func @delinearize_folds(%n: index) -> (index, index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c100 = arith.constant 100 : index
  %0 = affine.delinearize_index %n into (7) : index
  %1:2 = affine.delinearize_index %n into (%c3) : index, index
  %2:3 = affine.delinearize_index %c100 into (5, 4, 3) : index, index, index
  return %0, %1#0, %1#1, %2#0, %2#1, %2#2 : index, index, index, index, index, index
}
func.func @linearize(%n: index, %a: index, %b: index) -> index {
  %0 = affine.linearize_index [%n, %a, %b] by (%a, 3, %b) : index
  return %0 : index
}
func.func @linearize_static(%n: index, %a: index, %b: index) -> index {
  %0 = affine.linearize_index [%n, %a, %b, %a] by (3, 5, 8) : index
  return %0 : index
}
func.func @linearize_disjoint(%n: index, %a: index, %b: index) -> index {
  %0 = affine.linearize_index disjoint [%n, %a, %b, %a] by (3, %a, %b) : index
  return %0 : index
}
func.func @linearize_folds(%n: index) -> (index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %0 = affine.linearize_index [] by () : index
  %1 = affine.linearize_index [%n] by () : index
  %2 = affine.linearize_index [%c2, %c3, %c2] by (5, 4) : index
  %3 = affine.linearize_index [%n, %c3] by (%c2, %c3) : index
  return %0, %1, %2, %3 : index, index, index, index
}
func.func @linearize_in_loops(%n: index, %m: memref<?xindex>) {
  scf.for %i = %n to %n step %n {
    scf.for %j = %n to %n step %n {
      %0 = affine.linearize_index [%j, %i, %n] by (3, 4) : index
      memref.store %0, %m[%i] : memref<?xindex>
    }
  }
  return
}
