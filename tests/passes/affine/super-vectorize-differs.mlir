// RUN: terrace opt %s --split-input-file --affine-super-vectorize="virtual-vector-size=4 test-fastest-varying=0 vectorize-reductions"
// RUN: terrace opt %s --split-input-file --affine-super-vectorize=virtual-vector-size=2,4
// RUN: terrace opt %s --split-input-file --affine-super-vectorize=virtual-vector-size=4
// DIFFERS: upstream writes behind the last iteration, takes any subscripts for consecutive ones, and uses values of the loop that it erases; it crashes, fails or makes loops that compute something else.

// Six iterations store to six elements of eight.
func.func @tail(%m: memref<8xi32>) {
  affine.for %i = 0 to 6 {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.addi %0, %0 : i32
    affine.store %1, %m[%i] : memref<8xi32>
  }
  return
}

func.func @tails(%m: memref<?x?xf32>, %v: memref<?x?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to min affine_map<(d0) -> (d0, 30)>(%n) {
      affine.store %x, %v[%i, %j + 1] : memref<?x?xf32>
      affine.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to %n {
      affine.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

// Elements that are not consecutive.
func.func @strides(%m: memref<64xf32>, %v: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.store %x, %m[%i * 4] : memref<64xf32>
  }
  affine.for %i = 0 to 64 step 2 {
    affine.store %x, %m[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    affine.store %x, %m[63 - %i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %v[%i floordiv 2] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %v[%i floordiv 8] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %v[%i mod 6] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  affine.for %i = 2 to 62 {
    %0 = affine.load %v[%i mod 16] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  return
}

// -----

// The number of inner iterations differs between lanes.
func.func @inner_bounds(%m: memref<40x40xf32>, %x: f32) {
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %x, %m[%j, %i] : memref<40x40xf32>
    }
  }
  return
}

// -----

// Bounds and subscripts of the loop that is replaced.
func.func @inner_variables(%m: memref<40x40xf32>, %v: memref<40xf32>, %x: f32) {
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 10 {
      affine.for %k = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 4)>(%j) {
        affine.store %x, %m[%k, %i] : memref<40x40xf32>
      }
    }
    %c3 = arith.constant 3 : index
    %0 = affine.load %m[%c3, %i] : memref<40x40xf32>
    affine.store %0, %v[%i] : memref<40xf32>
  }
  return
}

// -----

// A division by the padding behind the memory.
func.func @division(%a: memref<6xi32>, %b: memref<6xi32>) {
  affine.for %i = 0 to 6 {
    %0 = affine.load %a[%i] : memref<6xi32>
    %1 = affine.load %b[%i] : memref<6xi32>
    %2 = arith.divsi %0, %1 : i32
    affine.store %2, %a[%i] : memref<6xi32>
  }
  return
}

// -----

// Operations that take no vectors.
func.func @scalars(%m: memref<64xindex>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %m[%i] : memref<64xindex>
    %1 = index.add %0, %0
    affine.store %1, %m[%i] : memref<64xindex>
  }
  return
}

// -----

// The second result, not the first one.
func.func @results(%m: memref<64xi32>, %v: memref<64xi32>, %x: i32) {
  %low, %high = arith.mului_extended %x, %x : i32
  affine.for %i = 0 to 64 {
    affine.store %high, %m[%i] : memref<64xi32>
    affine.store %low, %v[%i] : memref<64xi32>
  }
  return
}

// -----

// A constant of one inner loop is not available in another one.
func.func @constants(%m: memref<8x64xf32>, %v: memref<8x64xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 64 {
      affine.store %c, %m[%i, %j] : memref<8x64xf32>
    }
    affine.for %j = 0 to 64 {
      affine.store %c, %v[%i, %j] : memref<8x64xf32>
    }
  }
  return
}

// -----

// A loop of one iteration stores to one element.
func.func @one_element(%m: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 1 {
    affine.store %x, %m[0] : memref<64xf32>
  }
  return
}

// -----

// The load has one of two dimensions.
func.func @outer_load(%m: memref<8x64xf32>, %v: memref<8x1xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %v[%i, 0] : memref<8x1xf32>
    affine.for %j = 0 to 64 {
      affine.store %0, %m[%i, %j] : memref<8x64xf32>
    }
  }
  return
}

// -----

// An outer loop is vectorized after the first inner one could not be: it is all that is left of the second one.
func.func @erased(%m: memref<64x64xindex>, %v: memref<64x64xindex>, %x: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 8 {
      %0 = arith.addi %j, %x : index
      affine.store %0, %m[%j, %i] : memref<64x64xindex>
    }
    affine.for %j = 0 to 8 {
      affine.store %x, %v[%j, %i] : memref<64x64xindex>
    }
  }
  return
}

// -----

// A reduction without a vector form leaves nothing behind.
func.func @failed(%m: memref<64xindex>, %x: index) -> index {
  %r = affine.for %i = 0 to 64 iter_args(%s = %x) -> index {
    %0 = affine.load %m[%i] : memref<64xindex>
    %1 = arith.addi %0, %i : index
    %2 = arith.addi %1, %s : index
    affine.yield %2 : index
  }
  return %r : index
}

// -----

// The view is of the same memory.
func.func @views(%m: memref<8xi32>) {
  %view = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8xi32> to memref<8xi32>
  affine.for %i = 0 to 7 {
    %0 = affine.load %m[%i] : memref<8xi32>
    affine.store %0, %view[%i + 1] : memref<8xi32>
  }
  return
}

// -----

// Both inner loops are the second dimension: lanes of one are not those of the other.
func.func @one_dimension(%m: memref<16x16xf32>, %v: memref<16x16xf32>, %u: memref<16x16xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %m[%i, %j] : memref<16x16xf32>
      affine.for %k = 0 to 1 {
        %1 = affine.load %v[%i, %k] : memref<16x16xf32>
        %2 = arith.addf %0, %1 : f32
        affine.store %2, %u[%i, %j] : memref<16x16xf32>
      }
    }
  }
  return
}
