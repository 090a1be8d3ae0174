// RUN: terrace compile %s

func.func @f(%m: memref<4x8xf32>) -> memref<?x?xf32> {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
func.func private @consume(memref<?xf32>)
func.func @pass(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  call @consume(%0) : (memref<?xf32>) -> ()
  return
}
