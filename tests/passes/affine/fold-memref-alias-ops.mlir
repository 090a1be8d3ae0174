// RUN: terrace opt %s --affine-fold-memref-alias-ops --split-input-file --allow-unregistered-dialect

// Accesses of subviews and reshapes become accesses of their sources.

func.func @sub(%A: memref<12x32xf32>, %i: index, %j: index, %n: index) -> f32 {
  %s = memref.subview %A[%i, 4] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %d = memref.subview %A[%i, %n] [1, %j] [1, 1] : memref<12x32xf32> to memref<?xf32, strided<[1], offset: ?>>
  affine.for %k = 0 to 4 {
    %x = affine.load %s[%k, %k + 1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    affine.store %x, %d[%k * 2 + symbol(%n)] : memref<?xf32, strided<[1], offset: ?>>
    %v = affine.vector_load %s[%k, 0] : memref<4x4xf32, strided<[64, 3], offset: ?>>, vector<4xf32>
    affine.vector_store %v, %s[%k, 1] : memref<4x4xf32, strided<[64, 3], offset: ?>>, vector<4xf32>
    affine.prefetch %s[%k, %k], read, locality<3>, data : memref<4x4xf32, strided<[64, 3], offset: ?>>
  }
  %y = memref.load %s[%i, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %y : f32
}

// -----

func.func @exp(%A: memref<12x32xf32>, %B: memref<?x32xf32>, %n: index) {
  %e = memref.expand_shape %A [[0, 1], [2, 3]] output_shape [3, 4, 8, 4] : memref<12x32xf32> into memref<3x4x8x4xf32>
  %f = memref.expand_shape %B [[0, 1], [2]] output_shape [%n, 4, 32] : memref<?x32xf32> into memref<?x4x32xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %x = affine.load %e[%i, %j, %i + 1, 2] : memref<3x4x8x4xf32>
      affine.store %x, %f[%i, %j, %j * 2] : memref<?x4x32xf32>
    }
  }
  return
}

// -----

func.func @col(%A: memref<3x4x8xf32>, %B: memref<?x4x?xf32>, %Z: memref<1x1xf32>, %n: index) {
  %c = memref.collapse_shape %A [[0, 1], [2]] : memref<3x4x8xf32> into memref<12x8xf32>
  %z = memref.collapse_shape %Z [] : memref<1x1xf32> into memref<f32>
  affine.for %i = 0 to 12 {
    %x = affine.load %c[%i, %i mod 8] : memref<12x8xf32>
    affine.store %x, %z[] : memref<f32>
    %q = affine.load %z[] : memref<f32>
    affine.store %q, %c[%i, 0] : memref<12x8xf32>
  }
  return
}

// -----

func.func @subsub(%A: memref<100x100xf32>, %i: index, %f: f32) {
  %a = memref.subview %A[4, %i] [50, 50] [1, 1] : memref<100x100xf32> to memref<50x50xf32, strided<[100, 1], offset: ?>>
  %b = memref.subview %a[2, %i] [20, 1] [1, 1] : memref<50x50xf32, strided<[100, 1], offset: ?>> to memref<20xf32, strided<[100], offset: ?>>
  affine.for %k = 0 to 20 {
    affine.store %f, %b[%k] : memref<20xf32, strided<[100], offset: ?>>
    affine.store %f, %a[%k, %k floordiv 2] : memref<50x50xf32, strided<[100, 1], offset: ?>>
  }
  return
}

// -----

func.func @misc(%A: memref<100xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %t = memref.alloca() : memref<10xf32>
    affine.for %j = 0 to 10 {
      %x = affine.load %A[%j + %i] : memref<100xf32>
      affine.store %x, %t[%j] : memref<10xf32>
    }
    %s = memref.subview %t[2] [4] [1] : memref<10xf32> to memref<4xf32, strided<[1], offset: 2>>
    affine.for %j = 0 to 4 {
      %x = affine.load %s[%j] : memref<4xf32, strided<[1], offset: 2>>
      affine.store %x, %s[%j] : memref<4xf32, strided<[1], offset: 2>>
    }
  }
  affine.for %i = 0 to %n { "t.u"() : () -> () }
  affine.for %i = 0 to %n { func.call @e() : () -> () }
  affine.for %i = 0 to %n { %l = memref.load %A[%i] : memref<100xf32> }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 10 { %x = affine.load %A[%i floordiv 2 + %j mod 3] : memref<100xf32> affine.store %x, %A[%i * 10 + %j] : memref<100xf32> } }
  affine.parallel (%p) = (0) to (10) { affine.for %i = 0 to 10 { %x = affine.load %A[%i] : memref<100xf32>  affine.store %x, %A[%p] : memref<100xf32> } }
  return
}
func.func private @e()
