// Prints powers of four numbers and a matrix with `vector.print`, which calls functions of the runtime library.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %first = arith.constant dense<1> : vector<4xi32>
  %factors = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  vector.print str "powers of 1, 2, 3 and 4\0A"
  scf.for %i = %c0 to %c6 step %c1 iter_args(%powers = %first) -> vector<4xi32> {
    vector.print %i : index punctuation <no_punctuation>
    vector.print str ": "
    vector.print %powers : vector<4xi32>
    %next = arith.muli %powers, %factors : vector<4xi32>
    scf.yield %next : vector<4xi32>
  }
  %matrix = arith.constant dense<[[1.0, 0.5], [0.25, 0.125]]> : vector<2x2xf64>
  %doubled = arith.addf %matrix, %matrix : vector<2x2xf64>
  vector.print %doubled : vector<2x2xf64>
  %zero = arith.constant 0 : i32
  return %zero : i32
}
