// RUN: terrace opt %s '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=2 gpu-thread-dims=2}))'
// RUN: terrace opt %s '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=3 gpu-thread-dims=1}))'
// RUN: terrace opt %s '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=0}))'

func.func @four(%m: memref<?x?x?x?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 1 to 10 {
      affine.for %k = 0 to %n step 2 {
        affine.for %l = 0 to 8 {
          memref.store %x, %m[%i, %j, %k, %l] : memref<?x?x?x?xf32>
        }
      }
    }
  }
  return
}
