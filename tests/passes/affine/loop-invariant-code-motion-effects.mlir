// RUN: terrace opt %s --affine-loop-invariant-code-motion --split-input-file --allow-unregistered-dialect

func.func @store_after(%m: memref<8xf32>, %x: vector<4xf32>, %n: index, %i: index) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m[1] : memref<8xf32>
    vector.transfer_write %x, %m[%i] : vector<4xf32>, memref<8xf32>
  }
  return
}

// -----

func.func @vstore_after(%m: memref<8xf32>, %x: vector<4xf32>, %n: index, %i: index) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m[1] : memref<8xf32>
    vector.store %x, %m[%i] : memref<8xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @memref_store(%m: memref<8xf32>, %x: f32, %n: index, %i: index) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m[1] : memref<8xf32>
    memref.store %x, %m[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @memref_store_other(%m: memref<8xf32>, %m2: memref<8xf32>, %x: f32, %n: index, %i: index) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m[1] : memref<8xf32>
    memref.store %x, %m2[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @memref_load(%m: memref<8xf32>, %x: f32, %n: index, %i: index) {
  affine.for %j = 0 to 4 {
    affine.store %x, %m[1] : memref<8xf32>
    %v = memref.load %m[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @dealloc(%m: memref<8xf32>, %x: f32, %n: index, %i: index) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m[1] : memref<8xf32>
    memref.dealloc %m : memref<8xf32>
  }
  return
}

// -----

func.func @copy(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m[1] : memref<8xf32>
    memref.copy %m2, %m : memref<8xf32> to memref<8xf32>
  }
  return
}

// -----

func.func @call_in(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m[1] : memref<8xf32>
    scf.for %i = %n to %n step %n {
    memref.store %x, %m[%n] : memref<8xf32>
    }
  }
  return
}

// -----

func.func @alloc(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    %v = memref.alloc() : memref<8xf32>
    affine.store %x, %v[1] : memref<8xf32>
    %w = memref.load %v[%n] : memref<8xf32>
  }
  return
}

// -----

func.func @dim(%m: memref<?xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    affine.store %x, %m[1] : memref<?xf32>
    %w = memref.dim %m, %n : memref<?xf32>
  }
  return
}

// -----

func.func @copy(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m2[1] : memref<8xf32>
    memref.copy %m2, %m : memref<8xf32> to memref<8xf32>
  }
  return
}

// -----

func.func @copy2(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    affine.store %x, %m2[1] : memref<8xf32>
    memref.copy %m2, %m : memref<8xf32> to memref<8xf32>
  }
  return
}

// -----

func.func @copy3(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    affine.store %x, %m2[1] : memref<8xf32>
    memref.copy %m, %m2 : memref<8xf32> to memref<8xf32>
  }
  return
}

// -----

func.func @st2(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    affine.store %x, %m2[1] : memref<8xf32>
    memref.store %x, %m2[%n] : memref<8xf32>
  }
  return
}

// -----

func.func @st3(%m: memref<8xmemref<8xf32>>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m2[1] : memref<8xf32>
    memref.store %m2, %m[%n] : memref<8xmemref<8xf32>>
  }
  return
}

// -----

func.func @atomic(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m2[1] : memref<8xf32>
    %w = memref.atomic_rmw addf %x, %m2[%n] : (f32, memref<8xf32>) -> f32
  }
  return
}

// -----

func.func @generic(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m2[1] : memref<8xf32>
    %w = memref.generic_atomic_rmw %m2[%n] : memref<8xf32> { ^bb0(%c: f32):  memref.atomic_yield %c : f32 }
  }
  return
}

// -----

func.func @prefetch(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m2[1] : memref<8xf32>
    affine.prefetch %m2[%n], write, locality<3>, data  : memref<8xf32>
    memref.prefetch %m2[%n], write, locality<3>, data  : memref<8xf32>
  }
  return
}

// -----

func.func @prefetch(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    affine.store %x, %m2[1] : memref<8xf32>
    affine.prefetch %m2[%n], write, locality<3>, data  : memref<8xf32>
  }
  return
}

// -----

func.func @twice(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    affine.store %x, %m2[1] : memref<8xf32>
    affine.store %x, %m2[2] : memref<8xf32>
  }
  return
}

// -----

func.func @inloop(%m: memref<8xf32>, %x: f32, %n: index, %m2: memref<8xf32>) {
  affine.for %j = 0 to 4 {
    %v = affine.load %m2[1] : memref<8xf32>
    affine.for %k = 0 to 4 {
    %w = affine.load %m2[3] : memref<8xf32>
    memref.store %w, %m2[%n] : memref<8xf32>
    }
  }
  return
}
