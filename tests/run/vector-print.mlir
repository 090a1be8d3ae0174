// Values of all types that the runtime library prints.

func.func @scalars() {
  %true = arith.constant true
  %i8 = arith.constant -128 : i8
  %i16 = arith.constant -7 : i16
  %i33 = arith.constant -4294967296 : i33
  %i64 = arith.constant -9223372036854775808 : i64
  %index = arith.constant -1 : index
  %f16 = arith.constant 1.5 : f16
  %bf16 = arith.constant 3.0 : bf16
  %f32 = arith.constant 0.1 : f32
  %f64 = arith.constant -1.0e100 : f64
  vector.print %true : i1
  vector.print %i8 : i8 punctuation <comma>
  vector.print %i16 : i16 punctuation <comma>
  vector.print %i33 : i33 punctuation <comma>
  vector.print %i64 : i64
  vector.print %index : index
  vector.print punctuation <open>
  vector.print %f16 : f16 punctuation <close>
  vector.print
  vector.print %bf16 : bf16 punctuation <no_punctuation>
  vector.print punctuation <newline>
  vector.print %f32 : f32
  vector.print %f64 : f64
  vector.print str "text, "
  vector.print str ""
  vector.print str "caf\C3\A9\0A"
  return
}

// Signs belong to types that no operation but casts takes.
func.func @signs(%i8: i8, %i64: i64) {
  %u8 = builtin.unrealized_conversion_cast %i8 : i8 to ui8
  %s8 = builtin.unrealized_conversion_cast %i8 : i8 to si8
  %u64 = builtin.unrealized_conversion_cast %i64 : i64 to ui64
  %s64 = builtin.unrealized_conversion_cast %i64 : i64 to si64
  vector.print %u8 : ui8 punctuation <comma>
  vector.print %s8 : si8 punctuation <comma>
  vector.print %u64 : ui64 punctuation <comma>
  vector.print %s64 : si64
  return
}

func.func @vectors() {
  %scalar = arith.constant dense<2.5> : vector<f32>
  %one = arith.constant dense<7> : vector<1xi32>
  %bits = arith.constant dense<[true, false, true]> : vector<3xi1>
  %bytes = arith.constant dense<[[1, -2, 3], [-4, 5, -6]]> : vector<2x3xi8>
  %indices = arith.constant dense<[0, 1, 2, 3, 4]> : vector<5xindex>
  %halves = arith.constant dense<[1.0, -0.5]> : vector<2xf16>
  %brains = arith.constant dense<[1.0, -0.5]> : vector<2xbf16>
  %doubles = arith.constant dense<[[[1.0, 2.0]], [[3.0, 4.0]], [[5.0, 6.5]]]> : vector<3x1x2xf64>
  %cube = arith.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : vector<2x2x2xi64>
  vector.print %scalar : vector<f32>
  vector.print %one : vector<1xi32>
  vector.print %bits : vector<3xi1>
  vector.print %bytes : vector<2x3xi8>
  vector.print %indices : vector<5xindex> punctuation <comma>
  vector.print %halves : vector<2xf16> punctuation <no_punctuation>
  vector.print %brains : vector<2xbf16>
  vector.print %doubles : vector<3x1x2xf64>
  vector.print %cube : vector<2x2x2xi64>
  return
}

// A print in a loop splits the loop's body.
func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %squares = arith.constant dense<[1, 4, 9, 16]> : vector<4xi32>
  scf.for %i = %c0 to %n step %c1 {
    vector.print %i : index punctuation <comma>
    vector.print %squares : vector<4xi32>
  }
  return
}

func.func @main() -> i32 {
  %i8 = arith.constant -1 : i8
  %i64 = arith.constant -1 : i64
  %n = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  func.call @scalars() : () -> ()
  func.call @signs(%i8, %i64) : (i8, i64) -> ()
  func.call @vectors() : () -> ()
  func.call @loop(%n) : (index) -> ()
  return %zero : i32
}
