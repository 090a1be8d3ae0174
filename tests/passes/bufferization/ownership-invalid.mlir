// RUN: not terrace opt %s --allow-unregistered-dialect --split-input-file --ownership-based-buffer-deallocation 2>&1

func.func @unknown(%m: memref<f32>) {
  "test.use"(%m) : (memref<f32>) -> ()
  return
}

// -----

func.func @free(%m: memref<f32>) {
  memref.dealloc %m : memref<f32>
  return
}

// -----

func.func @realloc(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @loop(%m: memref<?xf32>, %c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

func.func @dealloc(%m: memref<?xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  return
}

// -----

func.func @switch(%m: memref<?xf32>, %c: i32) {
  cf.switch %c : i32, [
    default: ^bb1(%m : memref<?xf32>),
    1: ^bb1(%m : memref<?xf32>)
  ]
^bb1(%x: memref<?xf32>):
  return
}

// -----

func.func @reduce(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%m) -> memref<?xf32> {
    scf.reduce(%m : memref<?xf32>) {
    ^bb0(%a: memref<?xf32>, %b: memref<?xf32>):
      scf.reduce.return %a : memref<?xf32>
    }
  }
  return %r : memref<?xf32>
}
