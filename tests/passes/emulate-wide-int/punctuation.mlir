// RUN: terrace opt %s --arith-emulate-wide-int=widest-int-supported=32
// DIFFERS: upstream drops the punctuation

func.func @printed(%a: i64, %v: vector<2xi64>) {
  vector.print %a : i64 punctuation <open>
  vector.print %v : vector<2xi64> punctuation <no_punctuation>
  vector.print %v : vector<2xi64>
  return
}
