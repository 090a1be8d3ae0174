// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

#map = affine_map<(d0)[s0] -> (d0 + s0)>
#pair = affine_map<(d0, d1) -> (d0 - d1 * 3)>

func.func @apply(%i: index, %n: index) -> index {
  %0 = affine.apply #map(%i)[%n]
  %1 = affine.apply affine_map<() -> (5)>() {tag = 1}
  %2 = affine.apply affine_map<() -> (5)>()[]
  %3 = affine.apply #pair(%0, %1)
  %4 = affine.apply affine_map<()[s0] -> (-s0 floordiv 4)>()[%3]
  return %4 : index
}

func.func @min_max(%i: index, %n: index) -> index {
  %0 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%i)[%n]
  %1 = affine.max affine_map<()[s0] -> (s0, s0 * 2)>()[%0] {tag}
  %2 = affine.max affine_map<() -> (3, 4)>()
  return %1 : index
}

func.func @access(%m: memref<?x?xf32>, %z: memref<i8>, %n: index) {
  %c0 = arith.constant 0 : index
  %0 = affine.load %m[%n + 3 * symbol(%n), symbol(%n)] : memref<?x?xf32>
  affine.store %0, %m[%n mod 2, %c0 * 2 - 7] {tag} : memref<?x?xf32>
  affine.store %0, %m[(%n + %c0) ceildiv 4, 8] : memref<?x?xf32>
  %1 = affine.load %z[] {tag} : memref<i8>
  affine.prefetch %m[%n, %n + 1], read, locality<3>, data : memref<?x?xf32>
  affine.prefetch %m[symbol(%n), 0], write, locality<0>, instr {tag} : memref<?x?xf32>
  scf.for %i = %c0 to %n step %n {
    // What is computed from symbols without side effects is a symbol.
    %sum = arith.addi %n, %n : index
    %2 = affine.load %m[symbol(%sum), %sum] : memref<?x?xf32>
    %d = memref.dim %m, %c0 : memref<?x?xf32>
    %3 = affine.load %m[symbol(%d), %d] : memref<?x?xf32>
    %a = memref.alloc(%n) : memref<?xf32>
    %e = memref.dim %a, %c0 : memref<?xf32>
    %4 = affine.load %a[%e] : memref<?xf32>
    %5 = affine.apply affine_map<(d0) -> (d0)>(%i)
  }
  return
}

func.func @linearize(%i: index, %n: index) -> index {
  %0:3 = affine.delinearize_index %i into (%n, 3, 4) : index, index, index
  %1:3 = affine.delinearize_index %i into (3, %n) {tag} : index, index, index
  %2 = affine.delinearize_index %i into () : index
  %3 = affine.linearize_index [%0#0, %0#1, %0#2] by (%n, 3, 4) : index
  %4 = affine.linearize_index disjoint [%1#0, %1#1] by (4) {tag} : index
  %5 = affine.linearize_index [] by () : index
  %6 = affine.linearize_index [%n] by () : index
  return %4 : index
}
