// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-local-scope

func.func private @shapes(memref<f32>, memref<4xf32>, memref<?xf32>, memref<2x?x0xi8>, memref<0x1xf32>)
func.func private @unranked(memref<*xf32>, memref<*xf32, 1>, memref<*xi8, "shared">)
func.func private @elements(memref<4xindex>, memref<4xcomplex<f32>>, memref<4xvector<4xf32>>, memref<4xmemref<?xf32>>)
func.func private @unranked_elements(memref<*xmemref<*xf32>>, memref<4xmemref<*xf32, 2>>)

// Memory spaces: the default integer 0 is dropped, others are kept with their type unless it is i64.
func.func private @space_int(memref<4xf32, 0>, memref<4xf32, 1>, memref<4xf32, 3 : i64>, memref<4xf32, 3 : i32>, memref<4xf32, 0 : i32>)
func.func private @space_neg(memref<4xf32, -1>, memref<4xf32, 0 : i64>, memref<4xf32, 5 : index>)
func.func private @space_str(memref<4xf32, "global">, memref<?x?xf32, "a b\"c">)
func.func private @space_dict(memref<4xf32, {a = 1 : i32, b}>)
