// RUN: terrace opt %s --inline --split-input-file
// RUN: terrace opt %s --inline --split-input-file --mlir-print-local-scope

// Affine accesses are inlined into affine loops where the arguments of the call are dimensions.

func.func private @next(%m: memref<?xf32>, %i: index, %n: index) -> f32 {
  %c2 = arith.constant 2 : index
  %j = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
  %x = affine.load %m[%j + symbol(%c2)] : memref<?xf32>
  return %x : f32
}

func.func private @put(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  affine.vector_store %v, %m[%i * 4] : memref<?xf32>, vector<4xf32>
  return
}

func.func @loops(%m: memref<?xf32>, %n: index, %v: vector<4xf32>) {
  affine.for %i = 0 to 8 {
    %x = func.call @next(%m, %i, %n) : (memref<?xf32>, index, index) -> f32
    affine.store %x, %m[%i] : memref<?xf32>
    affine.parallel (%j) = (0) to (4) {
      func.call @put(%m, %j, %v) : (memref<?xf32>, index, vector<4xf32>) -> ()
    }
  }
  return
}

// -----

// A value from memory that the callee itself reads is no dimension in the loop.

func.func private @indirect(%m: memref<?xf32>, %o: memref<index>) -> f32 {
  %i = memref.load %o[] : memref<index>
  %x = affine.load %m[%i] : memref<?xf32>
  return %x : f32
}

func.func @loop(%m: memref<?xf32>, %o: memref<index>) {
  affine.for %i = 0 to 8 {
    %x = func.call @indirect(%m, %o) : (memref<?xf32>, memref<index>) -> f32
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
