// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream drops casts that lose bits, and conversions that round.

func.func @index(%x: index) -> (index, index, index, index, index) {
  %0 = arith.index_cast %x : index to i8
  %1 = arith.index_cast %0 : i8 to index
  %2 = arith.index_castui %x : index to i32
  %3 = arith.index_castui %2 : i32 to index
  %4 = arith.index_cast %x : index to i64
  %5 = arith.index_cast %4 : i64 to index
  %6 = arith.index_castui %x : index to i128
  %7 = arith.index_castui %6 : i128 to index
  %8 = arith.index_castui %0 : i8 to index
  return %1, %3, %5, %7, %8 : index, index, index, index, index
}
func.func @integers(%x: i32, %y: i128, %v: vector<2xi16>) -> (i32, i128, vector<2xi16>) {
  %0 = arith.index_cast %x : i32 to index
  %1 = arith.index_cast %0 : index to i32
  %2 = arith.index_castui %y : i128 to index
  %3 = arith.index_castui %2 : index to i128
  %4 = arith.index_cast %v : vector<2xi16> to vector<2xindex>
  %5 = arith.index_cast %4 : vector<2xindex> to vector<2xi16>
  return %1, %3, %5 : i32, i128, vector<2xi16>
}
// An i64 is rounded to f64 and then to f32; an i32 is exact in f64, and what f32 rounds is too great for f16.
func.func @rounded(%x: i64, %y: i32) -> (f32, f32, f16, bf16) {
  %0 = arith.sitofp %x : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.uitofp %y : i32 to f64
  %3 = arith.truncf %2 : f64 to f32
  %4 = arith.sitofp %x : i64 to f32
  %5 = arith.truncf %4 : f32 to f16
  %6 = arith.truncf %4 : f32 to bf16
  return %1, %3, %5, %6 : f32, f32, f16, bf16
}
