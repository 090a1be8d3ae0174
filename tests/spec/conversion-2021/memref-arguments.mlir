// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace compile %s

func.func private @scalar(memref<f32>)
func.func private @then_float(memref<f32>, f32)
func.func private @two_dimensions(memref<?x?xf32>)
func.func private @unranked(memref<*xf32>)
func.func private @result() -> memref<?xf32>
func.func private @results() -> (memref<f32>, memref<f64>)
