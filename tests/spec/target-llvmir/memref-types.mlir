// Results show the descriptors of ranked and unranked memrefs.
// RUN: terrace opt %s --convert-func-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm | terrace translate --mlir-to-llvmir

func.func private @scalar() -> memref<f32>
func.func private @one() -> memref<1xf32>
func.func private @dynamic() -> memref<?xf32>
func.func private @five() -> memref<10x42x42x43x123xf32>
func.func private @five_dynamic() -> memref<10x?x42x?x123xf32>
func.func private @vectors() -> memref<1x?xvector<4xf32>>
func.func private @unranked() -> memref<*xf32>
