// RUN: terrace opt %s '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu))'

func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 2 to %n step 3 {
    affine.for %j = 0 to 10 {
      %x = memref.load %m[%j] : memref<?xf32>
      memref.store %x, %m[%i] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 16 step 4 {
    affine.for %j = max affine_map<(d0) -> (d0, 3)>(%n) to min affine_map<(d0) -> (d0 floordiv 2, 3)>(%n) {
      %y = memref.load %m[%i] : memref<?xf32>
    }
  }
  return
}
