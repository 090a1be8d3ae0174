// The name of a converted structure is taken by another one: the function stays.
// RUN: terrace opt %s --convert-func-to-llvm

func.func private @taken(!llvm.struct<"_Converted.Pair", (f64)>)
func.func @identified(%p: !llvm.struct<"Pair", (index, f32)>) {
  return
}
