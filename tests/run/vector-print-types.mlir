// Vectors of all kinds of elements as they are printed.

func.func @main() -> i32 {
  %i1 = arith.constant dense<[true, false]> : vector<2xi1>
  vector.print %i1 : vector<2xi1>
  %i8 = arith.constant dense<[-128, 127]> : vector<2xi8>
  vector.print %i8 : vector<2xi8>
  %i16 = arith.constant dense<[[-1], [300]]> : vector<2x1xi16>
  vector.print %i16 : vector<2x1xi16>
  %i5 = arith.constant dense<[-16, 15]> : vector<2xi5>
  vector.print %i5 : vector<2xi5>
  %i64 = arith.constant dense<9223372036854775807> : vector<1xi64>
  vector.print %i64 : vector<1xi64>
  %ix = arith.constant dense<[1, 2]> : vector<2xindex>
  vector.print %ix : vector<2xindex>
  %f16 = arith.constant dense<[0.5, -65504.0]> : vector<2xf16>
  vector.print %f16 : vector<2xf16>
  %bf = arith.constant dense<[1.0, -3.0]> : vector<2xbf16>
  vector.print %bf : vector<2xbf16>
  %f64 = arith.constant dense<[1.0e300, 0.1]> : vector<2xf64>
  vector.print %f64 : vector<2xf64>
  vector.print str "text\n"
  vector.print punctuation <open>
  vector.print punctuation <comma>
  vector.print punctuation <close>
  vector.print punctuation <newline>
  %status = arith.constant 0 : i32
  return %status : i32
}
