// RUN: terrace opt %s --convert-vector-to-llvm --canonicalize
// RUN: terrace opt %s --convert-vector-to-llvm --arith-expand --convert-func-to-llvm --canonicalize

// The names of globals for strings are final before operations that refer to them are merged.
func.func @print(%v: vector<4xi32>) {
  vector.print str "one: "
  vector.print str "two: "
  vector.print str "one: "
  return
}

func.func @print_other() {
  vector.print str "two: "
  vector.print str "three: "
  return
}
