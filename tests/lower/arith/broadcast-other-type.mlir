// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-vector-to-llvm
// RUN: terrace opt %s --canonicalize

// A number of another type than the result of its constant is no splat.
func.func @index() -> vector<5xi64> {
  %c = llvm.mlir.constant(7 : index) : i64
  %v = vector.broadcast %c : i64 to vector<5xi64>
  return %v : vector<5xi64>
}
func.func @narrow() -> vector<5xi64> {
  %c = llvm.mlir.constant(7 : i32) : i64
  %v = vector.broadcast %c : i64 to vector<5xi64>
  return %v : vector<5xi64>
}
func.func @same() -> vector<5xi64> {
  %c = llvm.mlir.constant(7 : i64) : i64
  %v = vector.broadcast %c : i64 to vector<5xi64>
  return %v : vector<5xi64>
}
