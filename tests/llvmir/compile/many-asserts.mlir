// RUN: terrace compile %s

func.func @check(%m: memref<?xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %lo = arith.cmpi sge, %i, %c0 : index
  cf.assert %lo, "negative index"
  %hi = arith.cmpi slt, %i, %n : index
  cf.assert %hi, "index too large"
  %v = memref.load %m[%i] : memref<?xf32>
  %f = arith.cmpf ord, %v, %v : f32
  cf.assert %f, "not a number"
  return %v : f32
}
