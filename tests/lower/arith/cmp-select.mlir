// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @cmpi(%a: i32, %b: i32) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  return
}
func.func @cmpf(%a: f32, %b: f32) {
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  %16 = arith.cmpf olt, %a, %b fastmath<nnan,ninf> : f32
  %17 = arith.cmpf olt, %a, %b fastmath<fast> : f32
  return
}
func.func @vectors(%a: vector<4xi32>, %b: vector<4xi32>, %f: vector<2x3xf32>, %f2: vector<2x3xf32>, %g: vector<2x3xindex>, %g2: vector<2x3xindex>, %z: vector<i32>, %z2: vector<i32>) -> (vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>) {
  %0 = arith.cmpi slt, %a, %b : vector<4xi32>
  %1 = arith.cmpf oeq, %f, %f2 fastmath<nsz> : vector<2x3xf32>
  %2 = arith.cmpi ult, %g, %g2 : vector<2x3xindex>
  %3 = arith.cmpi ult, %z, %z2 : vector<i32>
  return %0, %1, %2, %3 : vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>
}
func.func @index(%a: index, %b: index) -> i1 {
  %0 = arith.cmpi slt, %a, %b : index
  return %0 : i1
}
func.func @select(%c: i1, %a: i32, %b: i32, %f: f64, %g: f64, %i: index, %j: index, %v: vector<4xi32>, %w: vector<4xi32>, %m: vector<4xi1>) {
  %0 = arith.select %c, %a, %b : i32
  %1 = arith.select %c, %f, %g : f64
  %2 = arith.select %c, %i, %j : index
  %3 = arith.select %c, %v, %w : vector<4xi32>
  %4 = arith.select %m, %v, %w : vector<4xi1>, vector<4xi32>
  return
}
func.func @select_nd(%c: i1, %v: vector<2x4xi32>, %w: vector<2x4xi32>, %m: vector<2x4xi1>) -> (vector<2x4xi32>, vector<2x4xi32>) {
  %0 = arith.select %c, %v, %w : vector<2x4xi32>
  %1 = arith.select %m, %v, %w : vector<2x4xi1>, vector<2x4xi32>
  return %0, %1 : vector<2x4xi32>, vector<2x4xi32>
}
func.func @select_aggregate(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>, %t: complex<f32>, %t2: complex<f32>, %x: (i32) -> i32, %y: (i32) -> i32) {
  %0 = arith.select %c, %a, %b : memref<4xf32>
  %1 = arith.select %c, %t, %t2 : complex<f32>
  %2 = arith.select %c, %x, %y : (i32) -> i32
  return
}
func.func @select_tensor(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}
