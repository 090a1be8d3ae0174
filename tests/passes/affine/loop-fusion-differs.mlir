// RUN: terrace opt %s --affine-loop-fusion=maximal
// DIFFERS: upstream fuses loops that overwrite what the other one has yet to load, repeat updates, or are not all that accesses the memory, and interchanges others.

// A call in the loop reads elements that later iterations store.
func.func private @use(memref<32xf64>)
func.func private @use_unknown(memref<?xf64>)
func.func @call_inside(%in: memref<32xf64>, %t: memref<32xf64>, %out: memref<32xf64>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %in[%i] : memref<32xf64>
    affine.store %0, %t[%i] : memref<32xf64>
    func.call @use(%t) : (memref<32xf64>) -> ()
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%i] : memref<32xf64>
    affine.store %0, %out[%i] : memref<32xf64>
  }
  return
}

// So does one between the loops by a view.
func.func @view(%in: memref<32xf64>, %t: memref<32xf64>, %out: memref<32xf64>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %in[%i] : memref<32xf64>
    affine.store %0, %t[%i] : memref<32xf64>
  }
  %view = memref.cast %t : memref<32xf64> to memref<?xf64>
  call @use_unknown(%view) : (memref<?xf64>) -> ()
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%i] : memref<32xf64>
    affine.store %0, %out[%i] : memref<32xf64>
  }
  return
}

// The second loop stores to elements before the first one would have loaded them.
func.func @overwritten(%a: memref<10xi32>) {
  %t = memref.alloc() : memref<10xi32>
  affine.for %i = 0 to 9 {
    %0 = affine.load %a[%i] : memref<10xi32>
    affine.store %0, %t[%i] : memref<10xi32>
  }
  affine.for %i = 0 to 9 {
    %0 = affine.load %t[%i] : memref<10xi32>
    affine.store %0, %a[%i + 1] : memref<10xi32>
  }
  return
}

// Elements would be doubled several times.
func.func @repeated(%a: memref<10xi32>, %out: memref<10x10xi32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xi32>
    %1 = arith.addi %0, %0 : i32
    affine.store %1, %a[%i] : memref<10xi32>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i] : memref<10xi32>
      affine.store %0, %out[%i, %j] : memref<10x10xi32>
    }
  }
  return
}

// So would those of a sibling.
func.func @repeated_sibling(%a: memref<8xi32>, %b: memref<8xi32>, %out: memref<8x8xi32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xi32>
    %1 = affine.load %b[%i] : memref<8xi32>
    %2 = arith.addi %0, %1 : i32
    affine.store %2, %b[%i] : memref<8xi32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i] : memref<8xi32>
      affine.store %0, %out[%i, %j] : memref<8x8xi32>
    }
  }
  return
}

// The second loop also loads elements that the first one does not store, which are not in a buffer for the others.
func.func @partly_stored(%a: memref<6xi32>, %m: memref<6x6xi32>, %out: memref<6x6xi32>) {
  affine.for %i = 2 to 3 {
    %0 = affine.load %a[%i] : memref<6xi32>
    affine.store %0, %m[%i, 0] : memref<6x6xi32>
  }
  affine.for %i = 1 to 4 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %m[%i, %j] : memref<6x6xi32>
      affine.store %0, %out[%i, %j] : memref<6x6xi32>
    }
  }
  return
}

// Inside another loop, interchange would load elements before all stores to them have run.
func.func @ordered(%s: memref<6x6xi32>, %q: memref<6xi32>, %out: memref<6xi32>) {
  affine.for %o = 0 to 2 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 4 {
        affine.for %k = 0 to 4 {
          %0 = affine.load %s[%i + 1, %j] : memref<6x6xi32>
          %1 = affine.load %q[%k] : memref<6xi32>
          %2 = arith.addi %0, %1 : i32
          affine.store %2, %s[%i, %j] : memref<6x6xi32>
        }
      }
    }
    affine.for %l = 0 to 4 {
      %0 = affine.load %q[%l] : memref<6xi32>
      affine.store %0, %out[%l] : memref<6xi32>
    }
  }
  return
}

// The bounds of a loop name the one around it.
func.func @triangle(%t: memref<16xf32>, %out: memref<16xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %out[%i] : memref<16xf32>
    affine.store %0, %t[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 16 {
      %0 = affine.load %t[%j] : memref<16xf32>
      affine.store %0, %out[%j] : memref<16xf32>
    }
  }
  return
}
