// RUN: terrace opt %s --buffer-hoisting
// DIFFERS: upstream moves the reallocation before uses of the memory that it frees

func.func @realloc(%m: memref<?xf32>, %n: index, %c: i1, %v: f32) -> memref<?xf32> {
  %r = scf.if %c -> (memref<?xf32>) {
    memref.store %v, %m[%n] : memref<?xf32>
    %a = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
    scf.yield %a : memref<?xf32>
  } else {
    scf.yield %m : memref<?xf32>
  }
  return %r : memref<?xf32>
}
