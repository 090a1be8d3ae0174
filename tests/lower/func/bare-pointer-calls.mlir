// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// RUN: not terrace opt %s --lower-to-llvm=use-bare-ptr-memref-call-conv=1 2>&1

// DIFFERS: upstream makes calls of functions that stay, which are not valid; the restrictions are reported here

func.func @dyn(%m: memref<4xf32>) -> memref<?xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @two(%m: memref<4xf32>) -> (memref<?xf32>, memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %0, %m : memref<?xf32>, memref<4xf32>
}
func.func @calls(%m: memref<4xf32>, %d: memref<?xf32>, %u: memref<*xf32>) {
  call @dynarg(%d) : (memref<?xf32>) -> ()
  call @uarg(%u) : (memref<*xf32>) -> ()
  %0 = call @dyn(%m) : (memref<4xf32>) -> (memref<?xf32>)
  return
}
func.func @dynarg(%d: memref<?xf32>) {
  return
}
func.func @uarg(%u: memref<*xf32>) {
  return
}
