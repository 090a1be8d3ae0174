// RUN: terrace opt %s --affine-loop-fusion=maximal
// DIFFERS: upstream fuses loops that overwrite what the other one has yet to load, repeat updates, or are not all that accesses the memory, moves loops away from the values they use, and interchanges others.

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

// A call between the loops, or in them, accesses memory that functions share, or has other effects.
memref.global @shared : memref<10xf32> = uninitialized
func.func private @call()
func.func @call_between(%out: memref<10xf32>, %x: f32) {
  %shared = memref.get_global @shared : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %shared[%i] : memref<10xf32>
  }
  call @call() : () -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %shared[%i] : memref<10xf32>
    affine.store %0, %out[%i] : memref<10xf32>
  }
  return
}
func.func @calls_inside(%in: memref<10xf32>, %a: memref<10xf32>, %b: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %in[%i] : memref<10xf32>
    func.call @call() : () -> ()
    affine.store %0, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %in[%i] : memref<10xf32>
    func.call @call() : () -> ()
    affine.store %0, %b[%i] : memref<10xf32>
  }
  return
}

// The call does not access memory that no other function knows.
func.func @call_elsewhere(%out: memref<10xf32>, %x: f32) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %t[%i] : memref<10xf32>
  }
  call @call() : () -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %u[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %u[%i] : memref<10xf32>
    affine.store %0, %out[%i] : memref<10xf32>
  }
  return
}

// The bound of the last loop is defined behind a loop that the fused one has to precede.
func.func @bound(%a: memref<200xf32>, %b: memref<200xf32>, %out: memref<200xf32>, %x: f32, %n: memref<4xindex>) {
  affine.for %i = 0 to 100 {
    affine.store %x, %a[%i] : memref<200xf32>
  }
  affine.for %i = 0 to 3 {
    %0 = affine.load %a[%i] : memref<200xf32>
    affine.store %0, %b[%i + 100] : memref<200xf32>
  }
  %bound = affine.load %n[0] : memref<4xindex>
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 100)>(%bound) {
    %0 = affine.load %a[%i] : memref<200xf32>
    affine.store %0, %out[%i] : memref<200xf32>
  }
  return
}

// The second loop uses the result of the first one, at once or by way of another operation.
func.func @result(%in: memref<100xf32>, %a: memref<100xf32>, %b: memref<100xf32>, %x: f32) {
  %sum = affine.for %i = 0 to 100 iter_args(%s = %x) -> (f32) {
    %0 = affine.load %in[%i] : memref<100xf32>
    affine.store %0, %a[%i] : memref<100xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 100 {
    %0 = affine.load %in[%i] : memref<100xf32>
    %1 = arith.addf %0, %sum : f32
    affine.store %1, %b[%i] : memref<100xf32>
  }
  return
}
func.func @result_of_result(%in: memref<100xf32>, %a: memref<100xf32>, %b: memref<100xf32>, %x: f32) {
  %sum = affine.for %i = 0 to 100 iter_args(%s = %x) -> (f32) {
    %0 = affine.load %in[%i] : memref<100xf32>
    affine.store %0, %a[%i] : memref<100xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %1 : f32
  }
  %twice = arith.addf %sum, %sum : f32
  affine.for %i = 0 to 100 {
    %0 = affine.load %in[%i] : memref<100xf32>
    %1 = arith.addf %0, %twice : f32
    affine.store %1, %b[%i] : memref<100xf32>
  }
  return
}

// What follows a reduction uses another value of the loop, or loads what it has stored.
func.func @after_reduction(%in: memref<10x10xf32>, %a: memref<10xf32>, %b: memref<20xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    %sum = affine.for %j = 0 to 10 iter_args(%s = %x) -> (f32) {
      %0 = affine.load %in[%i, %j] : memref<10x10xf32>
      %1 = arith.addf %s, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %sum, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %offset = arith.constant 3.0 : f32
    %product = affine.for %j = 0 to 10 iter_args(%s = %x) -> (f32) {
      %0 = affine.load %in[%i, %j] : memref<10x10xf32>
      %1 = arith.mulf %s, %0 : f32
      affine.yield %1 : f32
    }
    %2 = arith.addf %product, %offset : f32
    affine.store %2, %b[%i] : memref<20xf32>
  }
  return
}
func.func @load_after_reduction(%in: memref<10x10xf32>, %a: memref<10xf32>, %b: memref<32xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    %sum = affine.for %j = 0 to 10 iter_args(%s = %x) -> (f32) {
      %0 = affine.load %in[%i, %j] : memref<10x10xf32>
      %1 = arith.addf %s, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %sum, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %product = affine.for %j = 0 to 10 iter_args(%s = %x) -> (f32) {
      %0 = affine.load %in[%i, %j] : memref<10x10xf32>
      %1 = arith.mulf %s, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %product, %b[%i] : memref<32xf32>
    %2 = affine.load %b[%i] : memref<32xf32>
    %3 = arith.mulf %2, %2 : f32
    affine.store %3, %b[%i + 16] : memref<32xf32>
  }
  return
}
