// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'

func.func @rs(%a: tensor<1x2x2x1xf32>, %b: tensor<?x2x2x3xi8>, %c: tensor<1x1x1x5xi8>, %d: tensor<1x1x7x5xf32>, %e: tensor<1x1x1x?xi8>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %o0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b0 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s, %o, %bo {mode = NEAREST_NEIGHBOR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  %1 = tosa.resize %a, %s, %o, %bo {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  %2 = tosa.resize %b, %s, %o, %bo {mode = NEAREST_NEIGHBOR} : (tensor<?x2x2x3xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x3xi8>
  %3 = tosa.resize %b, %s, %o, %bo {mode = BILINEAR} : (tensor<?x2x2x3xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x4x3xi32>
  %4 = tosa.resize %c, %s, %o0, %b0 {mode = BILINEAR} : (tensor<1x1x1x5xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x5xi32>
  %5 = tosa.resize %e, %s, %o0, %b0 {mode = NEAREST_NEIGHBOR} : (tensor<1x1x1x?xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x?xi8>
  return
}
func.func @bc(%d: tensor<1x1x7x5xf32>, %f: tensor<?x1x1x5xi8>) -> (tensor<1x3x13x5xf32>, tensor<?x3x3x5xi8>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b2 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %d, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x7x5xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x13x5xf32>
  %1 = tosa.resize %f, %s, %o, %b2 {mode = NEAREST_NEIGHBOR} : (tensor<?x1x1x5xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3x3x5xi8>
  return %0, %1 : tensor<1x3x13x5xf32>, tensor<?x3x3x5xi8>
}
