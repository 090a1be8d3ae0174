// RUN: terrace compile %s

func.func @f(%a: i8, %b: i64, %c: f32, %i: index) -> (i64, i16, f64, f32, i32, f32, i32, index, i128) {
  %0 = arith.extsi %a : i8 to i64
  %1 = arith.trunci %b : i64 to i16
  %2 = arith.extf %c : f32 to f64
  %3 = arith.sitofp %a : i8 to f32
  %4 = arith.fptoui %c : f32 to i32
  %5 = arith.truncf %2 : f64 to f32
  %6 = arith.bitcast %c : f32 to i32
  %7 = arith.index_cast %a : i8 to index
  %8 = arith.index_castui %i : index to i128
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i64, i16, f64, f32, i32, f32, i32, index, i128
}
