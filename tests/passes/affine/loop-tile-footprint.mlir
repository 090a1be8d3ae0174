// RUN: terrace opt %s --affine-loop-tile --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --affine-loop-tile=cache-size=1 --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --affine-loop-tile=cache-size=0 --split-input-file --allow-unregistered-dialect

func.func @one_element(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %m[symbol(%k) + 1] : memref<?xf32>
  }
  return
}

// -----

func.func @unknown_extent(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @known_extent(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<(d0) -> (d0 + 1000)>(%n) {
    %v = affine.load %m[%i + symbol(%k)] : memref<?xf32>
    %w = affine.load %m[%i + symbol(%k) + 10] : memref<?xf32>
  }
  return
}

// -----

func.func @two_symbols(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %m[symbol(%k)] : memref<?xf32>
    %w = affine.load %m[symbol(%n)] : memref<?xf32>
  }
  return
}

// -----

func.func @static(%m: memref<64x64xf32>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 2000 {
      %v = affine.load %m[%i, symbol(%k)] : memref<64x64xf32>
      affine.store %v, %m[symbol(%k), symbol(%n)] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @steps_and_quotients(%m: memref<?x?xf64>, %n: index, %k: index) {
  affine.for %i = 0 to 100 step 3 {
    affine.for %j = 0 to 2000 {
      %v = affine.load %m[%i floordiv 2, %j mod 8] : memref<?x?xf64>
      %w = affine.load %m[%i floordiv 2 + 1, %j mod 8 + 3] : memref<?x?xf64>
    }
  }
  return
}

// -----

func.func @vectors(%m: memref<128xvector<4xf32>>, %z: memref<f32>, %x: memref<4xindex>, %n: index) {
  affine.for %i = 0 to 100 {
    %v = affine.load %m[%i] : memref<128xvector<4xf32>>
    %w = affine.load %z[] : memref<f32>
  }
  affine.for %i = 0 to 100 {
    %v = affine.load %x[0] : memref<4xindex>
  }
  return
}

// -----

func.func @constant_symbol(%m: memref<?xf32>, %n: index) {
  %c = arith.constant 40 : index
  affine.for %i = 0 to %n {
    %v = affine.load %m[symbol(%c)] : memref<?xf32>
    %w = affine.load %m[symbol(%c) + 2000] : memref<?xf32>
  }
  return
}

// -----

func.func @inner_loops(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = 0 to 64 {
    "test.between"() : () -> ()
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 16)>(%i) {
      affine.parallel (%p, %q) = (0, %j) to (4, 40) {
        %v = affine.load %m[%i + %j + %p] : memref<?xf32>
        %w = affine.load %m[%q] : memref<?xf32>
      }
    }
  }
  return
}

// Memory with a layout does not count.
func.func @strided(%a: memref<64x64xf32, strided<[128, 1]>>, %b: memref<4096x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%i, %j] : memref<64x64xf32, strided<[128, 1]>>
      affine.store %0, %b[%i, %j] : memref<4096x64xf32>
    }
  }
  return
}
