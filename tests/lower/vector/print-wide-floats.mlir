// RUN: terrace opt %s --convert-vector-to-llvm
// DIFFERS: upstream makes an `llvm.zext` of a float, which is not valid.

func.func @wide(%arg0: f80, %arg1: f128) {
  vector.print %arg0 : f80
  vector.print %arg1 : f128
  return
}
