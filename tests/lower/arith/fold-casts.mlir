// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @integers(%x: i8, %w: i32) {
  %a = arith.constant -1 : i8
  %b = arith.constant 300 : i32
  %0 = arith.extsi %a : i8 to i16
  %1 = arith.extui %a : i8 to i16
  %2 = arith.trunci %b : i32 to i8
  "test.use"(%0, %1, %2) : (i16, i16, i8) -> ()
  return
}
func.func @chains(%x: i8, %w: i64) {
  %s = arith.extsi %x : i8 to i16
  %u = arith.extui %x : i8 to i16
  %0 = arith.extsi %s : i16 to i32
  %1 = arith.extui %u : i16 to i32
  %2 = arith.extsi %u : i16 to i32
  %3 = arith.extui %s : i16 to i32
  %4 = arith.trunci %s : i16 to i8
  %5 = arith.trunci %u : i16 to i8
  %6 = arith.trunci %s : i16 to i4
  %l = arith.extsi %x : i8 to i64
  %7 = arith.trunci %l : i64 to i16
  %m = arith.extui %x : i8 to i64
  %8 = arith.trunci %m : i64 to i16
  %t = arith.trunci %w : i64 to i32
  %9 = arith.trunci %t : i32 to i8
  %n = arith.trunci %w overflow<nsw> : i64 to i32
  %10 = arith.trunci %n overflow<nsw, nuw> : i32 to i8
  %11 = arith.extsi %t : i32 to i64
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (i32, i32, i32, i32, i8, i8, i4, i16, i16, i8, i8, i64) -> ()
  return
}
func.func @floats(%f: f32, %d: f64) {
  %a = arith.constant 0.1 : f64
  %b = arith.constant 1.5 : f32
  %big = arith.constant 1.0e300 : f64
  %0 = arith.truncf %a : f64 to f32
  %1 = arith.extf %b : f32 to f64
  %2 = arith.truncf %big : f64 to f32
  %3 = arith.truncf %a upward : f64 to f32
  %4 = arith.truncf %a downward : f64 to f32
  %e = arith.extf %f : f32 to f64
  %5 = arith.truncf %e : f64 to f32
  %6 = arith.truncf %e : f64 to f16
  %7 = arith.extf %e : f64 to f128
  %t = arith.truncf %d : f64 to f32
  %8 = arith.truncf %t : f32 to f16
  %9 = arith.extf %t : f32 to f64
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (f32, f64, f32, f32, f32, f32, f16, f128, f16, f64) -> ()
  return
}
func.func @int_float(%x: i8) {
  %a = arith.constant -1 : i8
  %b = arith.constant 16777217 : i32
  %f = arith.constant 2.7 : f32
  %g = arith.constant 1000.0 : f32
  %n = arith.constant -1.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.sitofp %a : i8 to f32
  %1 = arith.uitofp %a : i8 to f32
  %2 = arith.sitofp %b : i32 to f32
  %3 = arith.fptosi %f : f32 to i8
  %4 = arith.fptoui %f : f32 to i8
  %5 = arith.fptosi %g : f32 to i8
  %6 = arith.fptoui %n : f32 to i8
  %7 = arith.fptosi %nan : f32 to i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (f32, f32, f32, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @bitcast(%x: i32, %f: f32) {
  %a = arith.constant 1065353216 : i32
  %b = arith.constant 1.0 : f32
  %v = arith.constant dense<1065353216> : vector<2xi32>
  %0 = arith.bitcast %a : i32 to f32
  %1 = arith.bitcast %b : f32 to i32
  %c = arith.bitcast %x : i32 to f32
  %2 = arith.bitcast %c : f32 to i32
  %3 = arith.bitcast %v : vector<2xi32> to vector<2xf32>
  "test.use"(%0, %1, %2, %3) : (f32, i32, i32, vector<2xf32>) -> ()
  return
}
func.func @index(%x: i32, %i: index) {
  %a = arith.constant -1 : i32
  %b = arith.constant 4294967296 : index
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_castui %a : i32 to index
  %2 = arith.index_cast %b : index to i32
  %c = arith.index_cast %x : i32 to index
  %3 = arith.index_cast %c : index to i32
  %d = arith.index_castui %x : i32 to index
  %4 = arith.index_castui %d : index to i32
  %e = arith.index_cast %i : index to i64
  %5 = arith.index_cast %e : i64 to index
  %g = arith.index_cast %i : index to i8
  %6 = arith.index_cast %g : i8 to index
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (index, index, i32, i32, i32, index, index) -> ()
  return
}
func.func @vectors(%v: vector<2xi8>) {
  %a = arith.constant dense<[-1, 2]> : vector<2xi8>
  %b = arith.constant dense<1.5> : vector<2xf32>
  %0 = arith.extsi %a : vector<2xi8> to vector<2xi16>
  %1 = arith.sitofp %a : vector<2xi8> to vector<2xf32>
  %2 = arith.extf %b : vector<2xf32> to vector<2xf64>
  %3 = arith.trunci %a : vector<2xi8> to vector<2xi1>
  %s = arith.extsi %v : vector<2xi8> to vector<2xi16>
  %4 = arith.trunci %s : vector<2xi16> to vector<2xi8>
  %5 = arith.index_cast %a : vector<2xi8> to vector<2xindex>
  "test.use"(%0, %1, %2, %3, %4, %5) : (vector<2xi16>, vector<2xf32>, vector<2xf64>, vector<2xi1>, vector<2xi8>, vector<2xindex>) -> ()
  return
}
