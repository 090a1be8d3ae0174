// RUN: terrace opt %s --affine-parallelize

// Stores of one element in loops inside parallel ones depend on each other, unless the loops run once at most.
func.func @a(%n: index, %v: f32, %m: memref<?xf32>) {
  affine.for %i = affine_map<(d0) -> (d0 + 3)>(%n) to min affine_map<() -> (3, 4)>() step 3 {
    affine.store %v, %m[4] : memref<?xf32>
  }
  return
}
func.func @b(%n: index, %v: f32, %m: memref<?xf32>) {
  affine.for %i = affine_map<(d0) -> (d0 + 3)>(%n) to 3 {
    affine.store %v, %m[4] : memref<?xf32>
  }
  return
}
func.func @c(%n: index, %v: f32, %m: memref<?xf32>) {
  affine.parallel (%x, %y) = (%n floordiv 4, %n floordiv 2) to (%n, %n) step (3, 2) {
  affine.for %i = affine_map<(d0) -> (d0 + 3)>(%n) to 3 {
    affine.store %v, %m[4] : memref<?xf32>
  }
  }
  return
}
func.func @d(%n: index, %p: index, %v: f32, %m: memref<?xf32>) {
  affine.parallel (%x) = (%p) to (%n) {
  affine.for %i = affine_map<(d0) -> (d0 + 3)>(%n) to 3 {
    affine.store %v, %m[4] : memref<?xf32>
  }
  }
  return
}
func.func @e(%n: index, %p: index, %v: f32, %m: memref<?xf32>) {
  affine.for %x = affine_map<(d0) -> (3)>(%p) to 4 {
  affine.for %i = affine_map<(d0) -> (d0 + 3)>(%n) to 3 {
    affine.store %v, %m[4] : memref<?xf32>
  }
  }
  return
}
func.func @g(%n: index, %p: index, %v: f32, %m: memref<?xf32>) {
  affine.for %i = 0 to 3 {
    affine.store %v, %m[4] : memref<?xf32>
    %0 = memref.distinct_objects %m : memref<?xf32>
  }
  return
}
func.func @loop(%n: index, %p: index, %v: f32, %m: memref<?xf32>) {
  affine.for %x = %p to %n {
  affine.for %i = affine_map<(d0) -> (d0 + 3)>(%n) to 3 { affine.store %v, %m[4] : memref<?xf32> }
  }
  return
}
func.func @simple(%n: index, %p: index, %v: f32, %m: memref<?xf32>) {
  affine.parallel (%x) = (0) to (10) {
  affine.for %i = 0 to 3 { affine.store %v, %m[4] : memref<?xf32> }
  }
  return
}
func.func @s2(%n: index, %p: index, %v: f32, %m: memref<?xf32>) {
  affine.parallel (%x) = (0) to (%n) {
  affine.for %i = 0 to 3 { affine.store %v, %m[4] : memref<?xf32> }
  }
  return
}
func.func @s3(%n: index, %p: index, %v: f32, %m: memref<?xf32>) {
  affine.parallel (%x) = (%p) to (%n) {
  affine.for %i = 0 to 3 { affine.store %v, %m[4] : memref<?xf32> }
  }
  return
}
