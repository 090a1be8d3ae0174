// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace compile %s

func.func @integers(%a: i1, %b: i8, %c: i33, %d: i128) {
  return
}
func.func @floats(%a: bf16, %b: f16, %c: f32, %d: f64, %e: f80, %f: f128) {
  return
}
func.func @position(%i: index) -> index {
  return %i : index
}
