// DIFFERS: upstream takes the lower 32 bits of the memory space
// RUN: not terrace opt %s --map-memref-spirv-storage-class 2>&1

func.func private @f(memref<4xf32, 4294967297 : i64>)
