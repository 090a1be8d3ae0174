// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-local-scope

// The identity layout is not printed; every other affine map becomes an alias.
func.func private @identity(memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>>, memref<f32, affine_map<() -> ()>>)
func.func private @transposed(memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>)
func.func private @offset(memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>, memref<?xf32, affine_map<(d0)[s0] -> (d0 * 2 + s0)>, 3>)
func.func private @tiled(memref<16x16xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 4, d0 mod 4, d1 mod 4)>, "tiles">)

func.func private @strided(memref<4xf32, strided<[1]>>, memref<4x4xf32, strided<[4, 1]>>, memref<4x4xf32, strided<[4, 1], offset: 0>>)
func.func private @strided_offset(memref<4xf32, strided<[1], offset: 7>>, memref<4xf32, strided<[2], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>)
func.func private @strided_neg(memref<4xf32, strided<[-1], offset: 3>>, memref<4xf32, strided<[0]>>, memref<4xf32, strided<[1], offset: -5>>)
func.func private @strided_rank0(memref<f32, strided<[]>>, memref<f32, strided<[], offset: 4>>)
func.func private @strided_space(memref<4xf32, strided<[?]>, 1>, memref<4xf32, strided<[?]>, "s">, memref<4xf32, strided<[1]>, 0>)
