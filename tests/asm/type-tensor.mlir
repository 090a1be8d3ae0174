// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func private @ranked(tensor<f32>, tensor<4xf32>, tensor<0xf32>, tensor<?xf32>, tensor<2x?x4x?xi64>)
func.func private @unranked(tensor<*xf32>, tensor<*xi1>, tensor<*xindex>)
func.func private @elements(tensor<2xindex>, tensor<2xcomplex<f32>>, tensor<2xvector<4xf32>>, tensor<2xui8>)
func.func private @hex_like(tensor<0x1xf32>, tensor<0x0x0xi8>, tensor<0x?xf32>)
func.func private @encoding(tensor<4xf32, "dense">, tensor<4xf32, 3>, tensor<4xf32, 3 : i8>, tensor<4xf32, [1, 2]>)
func.func private @encoding_dict(tensor<2x2xf32, {a = 1 : i32, b = "x"}>, tensor<f32, unit>, tensor<?xf32, affine_map<(d0) -> (d0)>>)
func.func private @encoding_type(tensor<4xf32, i32>, tensor<4xf32, @sym>, tensor<4xf32, @a::@b>)
func.func private @large(tensor<9223372036854775807xf32>)
func.func private @spaces(tensor< 4 x ? x f32 >, tensor< * x f32 >)
