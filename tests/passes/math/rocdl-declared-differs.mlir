// RUN: not terrace opt %s --convert-math-to-rocdl --split-input-file 2>&1
// DIFFERS: upstream calls what the module declares under the name of a library's function with another type: a double becomes a
// float by a cast that has no lowering, other calls are invalid.

func.func @result(%x: f32) -> f32 {
  %0 = math.sin %x : f32
  return %0 : f32
}
llvm.func @__ocml_sin_f32(f32) -> f64

// -----

func.func @operand(%x: f32) {
  %0 = math.sin %x : f32
  return
}
llvm.func @__ocml_sin_f32(f64) -> f32
