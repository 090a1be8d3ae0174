// RUN: terrace opt %s --allow-unregistered-dialect --gpu-launch-sink-index-computations

// Constants, extents, selections and comparisons move into launches, with those that they need.
func.func @sink(%n: index, %c: i1, %m: memref<?xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %cst = arith.constant 2.0 : f32
  %d = memref.dim %m, %c0 : memref<?xf32>
  %less = arith.cmpi slt, %d, %c1 : index
  %s = arith.select %less, %d, %c1 : index
  %sum = arith.addi %n, %c1 : index
  %t = arith.select %c, %n, %c0 : index
  %u = arith.select %c, %sum, %s : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    %y = arith.addf %x, %cst : f32
    scf.for %i = %c0 to %s step %c1 {
      memref.store %y, %m[%i] : memref<?xf32>
      "test.use"(%sum, %u, %t) : (index, index, index) -> ()
    }
    gpu.terminator
  }
  "test.use"(%s, %c0) : (index, index) -> ()
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    "test.use"(%n, %t, %c) : (index, index, i1) -> ()
    gpu.terminator
  }
  return
}
