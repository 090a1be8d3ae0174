// RUN: terrace opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1

func.func private @scalar(memref<f32>) -> memref<f32>
func.func private @plain(memref<10x42xf32>) -> memref<10x42xf32>
func.func private @vectors(memref<10x42xvector<4xf32>>) -> memref<10x42xvector<4xf32>>
func.func private @space(memref<10xf32, 3>) -> memref<10xf32, 3>
