// RUN: terrace compile %s

func.func @ints(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.select %0, %b, %c : i32
  %2 = arith.cmpi uge, %1, %c : i32
  %3 = arith.select %2, %1, %a : i32
  return %3 : i32
}
func.func @floats(%a: f64, %b: f64) -> (i1, i1, f64) {
  %0 = arith.cmpf olt, %a, %b : f64
  %1 = arith.cmpf uno, %a, %b : f64
  %2 = arith.select %0, %a, %b : f64
  return %0, %1, %2 : i1, i1, f64
}
func.func @memrefs(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) -> memref<4xf32> {
  %0 = arith.select %c, %a, %b : memref<4xf32>
  return %0 : memref<4xf32>
}
