// RUN: not terrace opt %s --lower-to-llvm=use-bare-ptr-memref-call-conv --split-input-file 2>&1
// DIFFERS: upstream has no such pass.

func.func private @dynamic(memref<?xf32>)

// -----

func.func private @unranked(memref<*xf32>)

// -----

func.func private @fine(memref<4xf32>) -> memref<4xf32, strided<[2], offset: 1>>
