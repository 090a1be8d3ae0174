// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm | terrace translate --mlir-to-llvmir

func.func private @grid(vector<4x8xf32>)
func.func private @line(vector<8xf32>)
func.func private @cube(vector<4x8x16xf32>)
func.func private @memory() -> memref<2xvector<4x8xf32>>
