// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s

func.func private @complex(complex<f16>, complex<bf16>, complex<f32>, complex<f64>, complex<f80>, complex<f128>)
func.func private @complex_int(complex<i1>, complex<i32>, complex<si8>, complex<ui64>, complex<f8E5M2>)
func.func private @tuples(tuple<>, tuple<i32>, tuple<i32, f32>, tuple<tuple<>, tuple<index, tuple<none>>>)
func.func private @tuple_mixed(tuple<vector<4xf32>, tensor<*xf32>, memref<?xi8, 1>, complex<f32>>)
func.func private @tuple_of_functions(tuple<() -> (), (i32) -> i32, (i32, i32) -> (i32, i32)>)
func.func private @spaces( tuple < i32 , f32 > , complex < f32 > )
