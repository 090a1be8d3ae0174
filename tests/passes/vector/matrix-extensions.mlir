// RUN: not terrace opt %s --convert-vector-to-llvm="enable-arm-neon enable-arm-i8mm" 2>&1
// RUN: not terrace opt %s --convert-vector-to-llvm="enable-arm-sve enable-arm-bf16" 2>&1
// DIFFERS: contractions to matrix instructions of Arm are not there yet.

func.func @f() {
  return
}
