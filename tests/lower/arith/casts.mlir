// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @ints(%a: i32, %b: i64, %v: vector<4xi32>) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %a : i32 to i64
  %2 = arith.trunci %b : i64 to i8
  %4 = arith.trunci %b overflow<nsw, nuw> : i64 to i32
  %5 = arith.extsi %v : vector<4xi32> to vector<4xi64>
  return
}
func.func @floats(%a: f32, %b: f64, %h: f16, %bf: bf16) {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %b : f64 to f32
  %2 = arith.extf %h : f16 to f32
  %3 = arith.truncf %a : f32 to bf16
  %4 = arith.extf %bf : bf16 to f32
  %5 = arith.truncf %b to_nearest_even : f64 to f32
  %6 = arith.truncf %b downward : f64 to f32
  %7 = arith.truncf %b upward : f64 to f32
  %8 = arith.truncf %b toward_zero : f64 to f32
  %9 = arith.truncf %b to_nearest_away : f64 to f32
  %10 = arith.extf %a fastmath<fast> : f32 to f64
  return
}
func.func @int_float(%a: i32, %f: f32, %v: vector<2xi32>) {
  %0 = arith.sitofp %a : i32 to f32
  %1 = arith.uitofp %a : i32 to f64
  %2 = arith.fptosi %f : f32 to i32
  %3 = arith.fptoui %f : f32 to i8
  %5 = arith.sitofp %v : vector<2xi32> to vector<2xf32>
  return
}
func.func @bitcast(%a: i32, %f: f64, %v: vector<2xf32>) -> (f32, i64, vector<2xi32>) {
  %0 = arith.bitcast %a : i32 to f32
  %1 = arith.bitcast %f : f64 to i64
  %2 = arith.bitcast %v : vector<2xf32> to vector<2xi32>
  return %0, %1, %2 : f32, i64, vector<2xi32>
}
func.func @index_cast(%i: index, %a: i32, %b: i64, %c: i128, %v: vector<4xindex>, %w: vector<4xi8>) -> (i32, index, i64, index, i128, index, vector<4xi8>, vector<4xindex>) {
  %0 = arith.index_cast %i : index to i32
  %1 = arith.index_cast %a : i32 to index
  %2 = arith.index_cast %i : index to i64
  %3 = arith.index_cast %b : i64 to index
  %4 = arith.index_cast %i : index to i128
  %5 = arith.index_cast %c : i128 to index
  %6 = arith.index_cast %v : vector<4xindex> to vector<4xi8>
  %7 = arith.index_cast %w : vector<4xi8> to vector<4xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, index, i64, index, i128, index, vector<4xi8>, vector<4xindex>
}
func.func @index_castui(%i: index, %a: i32, %v: vector<2x2xindex>) -> (i32, index, vector<2x2xi16>, i128) {
  %0 = arith.index_castui %i : index to i32
  %1 = arith.index_castui %a : i32 to index
  %3 = arith.index_castui %v : vector<2x2xindex> to vector<2x2xi16>
  %4 = arith.index_castui %i : index to i128
  return %0, %1, %3, %4 : i32, index, vector<2x2xi16>, i128
}
func.func @index_cast_nd(%v: vector<2x2xindex>, %w: vector<2x2xi32>, %x: vector<2x2xi64>) -> (vector<2x2xi32>, vector<2x2xindex>, vector<2x2xindex>) {
  %0 = arith.index_cast %v : vector<2x2xindex> to vector<2x2xi32>
  %1 = arith.index_cast %w : vector<2x2xi32> to vector<2x2xindex>
  %2 = arith.index_cast %x : vector<2x2xi64> to vector<2x2xindex>
  return %0, %1, %2 : vector<2x2xi32>, vector<2x2xindex>, vector<2x2xindex>
}
func.func @nd(%a: vector<2x3xi32>, %f: vector<2x3xf64>) -> (vector<2x3xi64>, vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>) {
  %0 = arith.extsi %a : vector<2x3xi32> to vector<2x3xi64>
  %1 = arith.truncf %f : vector<2x3xf64> to vector<2x3xf32>
  %2 = arith.bitcast %a : vector<2x3xi32> to vector<2x3xf32>
  %3 = arith.sitofp %a : vector<2x3xi32> to vector<2x3xf32>
  return %0, %1, %2, %3 : vector<2x3xi64>, vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>
}
