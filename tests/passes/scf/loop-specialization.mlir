// RUN: terrace opt %s --scf-for-loop-specialization --split-input-file
// RUN: terrace opt %s --scf-parallel-loop-specialization --split-input-file

#map = affine_map<()[s0, s1] -> (1024, s0 - s1)>
#map1 = affine_map<()[s0, s1] -> (64, s0 - s1, 32)>

func.func @for(%outer: index, %a: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c0 : memref<?xf32>
  %end = affine.min #map()[%d, %outer]
  scf.for %i = %c0 to %end step %c1 {
    %v = memref.load %a[%i] : memref<?xf32>
    memref.store %v, %a[%end] : memref<?xf32>
  }
  scf.for %i = %c0 to %end step %end {
    %inner = affine.min #map1()[%i, %outer]
    scf.for %j = %c0 to %inner step %c1 {
      %v = memref.load %a[%j] : memref<?xf32>
      memref.store %v, %a[%i] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @parallel(%outer: index, %a: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end0 = affine.min affine_map<()[s0, s1] -> (1024, s0 - s1)>()[%n, %outer]
  %end1 = affine.min affine_map<()[s0, s1] -> (64, s0 - s1, 32)>()[%n, %outer]
  scf.parallel (%i, %j) = (%c0, %c0) to (%end0, %end1) step (%c1, %c1) {
    %v = memref.load %a[%i, %j] : memref<?x?xf32>
    memref.store %v, %a[%j, %end1] : memref<?x?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%end0, %n) step (%c1, %c1) {
    %v = memref.load %a[%i, %j] : memref<?x?xf32>
    memref.store %v, %a[%j, %i] : memref<?x?xf32>
  } {attr}
  return
}

// -----

func.func @no_constant(%outer: index, %a: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = affine.min affine_map<()[s0, s1] -> (s1, s0 - s1)>()[%n, %outer]
  scf.for %i = %c0 to %end step %c1 {
    %v = memref.load %a[%i] : memref<?xf32>
    memref.store %v, %a[%end] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %a[%i] : memref<?xf32>
    memref.store %v, %a[%end] : memref<?xf32>
  }
  return
}
