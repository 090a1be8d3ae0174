// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm=index-bitwidth=32

func.func private @results() -> (memref<f32>, memref<1xf32>, memref<?xf32>)
func.func private @ranks() -> (memref<10x42x42x43x123xf32>, memref<10x?x42x?x123xf32>)
func.func private @vectors() -> memref<1x?xvector<4xf32>>
func.func private @unranked() -> memref<*xf32>
