// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @shapes(%x: tensor<4x?xf32>) -> !tosa.shape<2> {
  %a = tosa.const_shape {values = dense<[4, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = "tosa.const_shape"() <{values = dense<[2, 4]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %n = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %d = tosa.dim %x {axis = 1 : i32} : (tensor<4x?xf32>) -> !tosa.shape<1>
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.sub_shape %0, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %2 = tosa.mul_shape %1, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.div_ceil_shape %2, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.div_floor_shape %3, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.mod_shape %4, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.max_shape %5, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.min_shape %6, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.exp2_shape %7 : (!tosa.shape<2>) -> !tosa.shape<2>
  %9 = tosa.log2_ceil_shape %8 : (!tosa.shape<2>) -> !tosa.shape<2>
  %10 = tosa.log2_floor_shape %9 : (!tosa.shape<2>) -> !tosa.shape<2>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %l = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %11 = tosa.slice_shape %10, %s, %l : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  %12 = tosa.concat_shape %11, %d : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  return %12 : !tosa.shape<2>
}
func.func @others(%r: tensor<1x4x8xf32>, %v: tensor<2x6x4xf32>, %i: tensor<2x3xi32>, %w: tensor<2x3x4xf32>) {
  %0:2 = tosa.fft2d %r, %r {inverse = false, local_bound = true} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %1:2 = tosa.rfft2d %r {local_bound = false} : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  %2 = tosa.scatter %v, %i, %w : (tensor<2x6x4xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
  %3 = tosa.custom %r {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<1x4x8xf32>) -> tensor<2xf32>
  return
}
