// RUN: terrace compile %s

// Memrefs are packed in the order in which calls and returns need them, then in that of the arguments.
func.func private @use(memref<4xf32>)

func.func @returned_first(%a: memref<4xf32>, %b: memref<4xf32>, %i: index) -> memref<4xf32> {
  %0 = memref.load %a[%i] : memref<4xf32>
  return %b : memref<4xf32>
}

func.func @called(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %i: index) -> memref<4xf32> {
  %0 = memref.load %c[%i] : memref<4xf32>
  %1 = memref.load %b[%i] : memref<4xf32>
  func.call @use(%c) : (memref<4xf32>) -> ()
  return %a : memref<4xf32>
}

func.func @by_argument(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %i: index) {
  %0 = memref.load %b[%i] : memref<4xf32>
  %1 = arith.select %c, %b, %a : memref<4xf32>
  %2 = memref.load %1[%i] : memref<4xf32>
  return
}
