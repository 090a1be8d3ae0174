// RUN: terrace opt %s --affine-loop-fusion
// RUN: terrace opt %s --affine-loop-fusion=mode=producer
// RUN: terrace opt %s --affine-loop-fusion=mode=sibling
// RUN: terrace opt %s --affine-loop-fusion="maximal compute-tolerance=0.0"
// RUN: terrace opt %s --affine-loop-fusion="fast-mem-space=3 local-buf-threshold=1 compute-tolerance=1.5"

// A producer becomes part of its consumer, and its memory a single element.
func.func @chain(%a: memref<16xf32>, %out: memref<16xf32>) {
  %t = memref.alloc() : memref<16xf32>
  %u = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 16 {
    %0 = affine.load %a[%i] : memref<16xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %t[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%i] : memref<16xf32>
    %1 = arith.mulf %0, %0 : f32
    affine.store %1, %u[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %u[%i] : memref<16xf32>
    affine.store %0, %out[%i] : memref<16xf32>
  }
  return
}

// Elements of an argument stay where they are.
func.func @escaping(%a: memref<8x12xf32>, %t: memref<8x12xf32>, %out: memref<8x12xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 12 {
      %0 = affine.load %a[%i, %j] : memref<8x12xf32>
      affine.store %0, %t[%i, %j] : memref<8x12xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 12 {
      %0 = affine.load %t[%i, %j] : memref<8x12xf32>
      %1 = arith.negf %0 : f32
      affine.store %1, %out[%i, %j] : memref<8x12xf32>
    }
  }
  return
}

// A stencil needs three elements, which would be computed three times; tiles need those of a tile.
func.func @windows(%a: memref<34xf32>, %out: memref<32xf32>, %sums: memref<8xf32>) {
  %t = memref.alloc() : memref<34xf32>
  affine.for %i = 0 to 34 {
    %0 = affine.load %a[%i] : memref<34xf32>
    affine.store %0, %t[%i] : memref<34xf32>
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %t[%i] : memref<34xf32>
    %1 = affine.load %t[%i + 1] : memref<34xf32>
    %2 = affine.load %t[%i + 2] : memref<34xf32>
    %3 = arith.addf %0, %1 : f32
    %4 = arith.addf %3, %2 : f32
    affine.store %4, %out[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %out[4 * %i + %j] : memref<32xf32>
      %1 = affine.load %sums[%i] : memref<8xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %sums[%i] : memref<8xf32>
    }
  }
  return
}

// Loops that load the same elements share them, also those of reductions.
func.func @siblings(%a: memref<8x6xf32>, %x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8x6xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    %sum = affine.for %j = 0 to 6 iter_args(%s = %zero) -> f32 {
      %0 = affine.load %a[%i, %j] : memref<8x6xf32>
      %1 = arith.addf %s, %0 : f32
      affine.yield %1 : f32
    }
    %double = arith.addf %sum, %sum : f32
    affine.store %double, %x[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %product = affine.for %j = 0 to 6 iter_args(%s = %zero) -> f32 {
      %0 = affine.load %a[%i, %j] : memref<8x6xf32>
      %1 = arith.mulf %s, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %product, %y[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 6 {
      %0 = affine.load %a[%i, %j] : memref<8x6xf32>
      affine.store %0, %z[%i, %j] : memref<8x6xf32>
    }
  }
  return
}

// Siblings by a memref that one loop stores to.
func.func @common_input(%a: memref<10xf32>, %x: memref<10xf32>, %y: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %x[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %y[%i] : memref<10xf32>
  }
  return
}

// The order of loops changes so that slices are put deeper: the outer one carries a dependence.
func.func @sink(%a: memref<8x8xf32>, %out: memref<8xf32>) {
  %t = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %0, %t[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %k = 0 to 8 {
    affine.for %i = 0 to 8 {
      %0 = affine.load %t[%i, %k] : memref<8x8xf32>
      %1 = affine.load %out[%i] : memref<8xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %out[%i] : memref<8xf32>
    }
  }
  return
}
