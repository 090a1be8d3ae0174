// RUN: terrace opt %s --affine-raise-from-memref --split-input-file --allow-unregistered-dialect

// Subscripts that are sums and products of constants, symbols and dimensions.

func.func @r(%A: memref<?x?xf32>, %B: memref<10xf32>, %n: index, %u: index, %v: vector<3xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %s = arith.muli %i, %c2 : index
    %t = arith.addi %s, %n : index
    %q = arith.muli %i, %i : index
    %w = arith.addi %n, %u : index
    %x = memref.load %A[%t, %w] : memref<?x?xf32>
    memref.store %x, %A[%i, %c0] {nontemporal = true} : memref<?x?xf32>
    %y = memref.load %A[%q, %i] : memref<?x?xf32>
    %d = arith.divsi %i, %c2 : index
    %z = memref.load %A[%d, %i] : memref<?x?xf32>
    memref.store %z, %A[%q, %d] : memref<?x?xf32>
    %dim = memref.dim %A, %c1 : memref<?x?xf32>
    memref.store %z, %A[%dim, %c1] : memref<?x?xf32>
    %ap = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    memref.store %y, %A[%ap, %ap] : memref<?x?xf32>
    scf.for %k = %c0 to %n step %c1 {
      memref.store %y, %A[%k, %ap] : memref<?x?xf32>
      memref.store %y, %A[%n, %ap] : memref<?x?xf32>
      %m = arith.addi %k, %k : index
      %m2 = arith.addi %n, %k : index
      memref.store %y, %A[%m, %n] : memref<?x?xf32>
      memref.store %y, %A[%m2, %n] : memref<?x?xf32>
    }
    %un = arith.muli %n, %u : index
    memref.store %y, %A[%un, %c0] : memref<?x?xf32>
    %iu = arith.muli %i, %n : index
    memref.store %y, %A[%iu, %c0] : memref<?x?xf32>
    %cast = arith.index_cast %u : index to i32
    %back = arith.index_cast %cast : i32 to index
    memref.store %y, %A[%back, %c0] : memref<?x?xf32>
  }
  return
}

// -----

func.func @g(%A: memref<?xindex>, %Z: memref<f32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %A[%c0] : memref<?xindex>
  %y = memref.load %A[%x] : memref<?xindex>
  %z = memref.load %Z[] : memref<f32>
  memref.store %z, %Z[] : memref<f32>
  affine.parallel (%i) = (0) to (10) { memref.store %y, %A[%i] : memref<?xindex> %w = memref.load %A[%y] : memref<?xindex> memref.store %w, %A[%w] : memref<?xindex> }
  return
}
