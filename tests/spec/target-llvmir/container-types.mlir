// Structures and arrays of types that the llvm dialect does not have.
// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=32

func.func private @literal(!llvm.struct<(index)>)
func.func private @nested(!llvm.struct<(struct<(index, i8)>, array<4 x index>)>)
func.func private @identified(!llvm.struct<"Pair", (index, f32)>)
func.func private @compatible(!llvm.struct<"Same", (i64, f32)>)
func.func private @recursive(!llvm.struct<"List", (index, ptr)>)
func.func private @array(!llvm.array<2 x index>)
func.func private @packed(!llvm.struct<packed (i8, index)>)
