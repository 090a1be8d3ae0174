// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --cse
// RUN: terrace opt %s --int-range-optimizations

// A clone without users is erased: it writes only what it allocates.
func.func @dead(%m: memref<4xf32>, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  }
  %x = memref.load %m[%c0] : memref<4xf32>
  %2 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %y = memref.load %m[%c0] : memref<4xf32>
  %z = arith.addf %x, %y : f32
  memref.store %z, %2[%c0] : memref<4xf32>
  return %z : f32
}

// What is stored is not only memory of the region.
func.func @stores(%m: memref<4xf32>, %c: i1, %f: f32) {
  %c0 = arith.constant 0 : index
  scf.if %c {
    %0 = memref.alloc() : memref<4xf32>
    memref.store %f, %m[%c0] : memref<4xf32>
  }
  return
}
