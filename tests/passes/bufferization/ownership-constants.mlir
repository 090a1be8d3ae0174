// RUN: terrace opt %s --ownership-based-buffer-deallocation

// Owners that are the same constant are one owner.
func.func @arguments(%a: memref<?xf32>, %b: memref<?xf32>) -> memref<?xf32> {
  %5:2 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  return %5#1 : memref<?xf32>
}
func.func @allocated(%i: index) -> memref<?xf32> {
  %a = memref.alloc(%i) : memref<?xf32>
  %b = memref.alloc(%i) : memref<?xf32>
  %5:2 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  return %5#1 : memref<?xf32>
}
func.func @cast(%a: memref<?xf32>, %b: memref<?xf32>) -> memref<?xf32> {
  %0 = builtin.unrealized_conversion_cast %a, %b : memref<?xf32>, memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @different(%a: memref<?xf32>, %i: index) -> memref<?xf32> {
  %b = memref.alloc(%i) : memref<?xf32>
  %0:2 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  return %0#0 : memref<?xf32>
}

// Choices ask for their own owner in their block.
func.func @same(%c: i1, %a: memref<?xf32>) -> memref<?xf32> {
  %0 = arith.select %c, %a, %a : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @chosen_view(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) -> memref<?xf32> {
  %0 = arith.select %c, %a, %b : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}
func.func @lives_on(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1) -> memref<?xf32> {
  %0 = arith.select %c, %m, %n : memref<?xf32>
  cf.br ^bb1
^bb1:
  %c0 = arith.constant 0 : index
  %l = memref.load %m[%c0] : memref<?xf32>
  memref.store %l, %n[%c0] : memref<?xf32>
  return %0 : memref<?xf32>
}
