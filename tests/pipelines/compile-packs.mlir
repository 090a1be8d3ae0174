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

func.func @same_memory(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<2x3xf32>, %i: index) -> (memref<?x?xf64>, memref<?x?xf64>) {
  %0 = memref.load %c[%i, %i] : memref<2x3xf32>
  %1:2 = memref.distinct_objects %b, %c : memref<?x?xf64>, memref<2x3xf32>
  return %1#0, %a : memref<?x?xf64>, memref<?x?xf64>
}

// No pass converts the mathematical functions before others fold them.
func.func @folded() -> (vector<[4]xf32>, i64) {
  %0 = arith.constant dense<1.0> : vector<[4]xf32>
  %1 = math.acosh %0 : vector<[4]xf32>
  %2 = arith.constant 16 : i64
  %3 = math.ipowi %2, %2 : i64
  return %1, %3 : vector<[4]xf32>, i64
}
