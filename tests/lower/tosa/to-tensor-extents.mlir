// RUN: terrace opt %s --tosa-to-tensor

// Extents of casts fold where tensors are joined and split.
func.func @slice(%a: tensor<4x5xf32>) -> tensor<?x?xf32> {
  %c = tensor.cast %a : tensor<4x5xf32> to tensor<?x?xf32>
  %0 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.const_shape {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.slice %c, %0, %1 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

func.func @reshape(%a: tensor<20xf32>) -> tensor<?x5xf32> {
  %c = tensor.cast %a : tensor<20xf32> to tensor<?xf32>
  %0 = tosa.const_shape {values = dense<[-1, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.reshape %c, %0 : (tensor<?xf32>, !tosa.shape<2>) -> tensor<?x5xf32>
  return %2 : tensor<?x5xf32>
}

func.func @reshape2(%a: tensor<4x5xf32>) -> tensor<?x5xf32> {
  %c = tensor.cast %a : tensor<4x5xf32> to tensor<?x?xf32>
  %0 = tosa.const_shape {values = dense<[-1, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.reshape %c, %0 : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x5xf32>
  return %2 : tensor<?x5xf32>
}

func.func @concat(%a: tensor<4x5xf32>, %b: tensor<2x5xf32>) -> tensor<?x?xf32> {
  %c = tensor.cast %a : tensor<4x5xf32> to tensor<?x?xf32>
  %d = tensor.cast %b : tensor<2x5xf32> to tensor<?x5xf32>
  %2 = tosa.concat %c, %d, %b {axis = 0 : i32} : (tensor<?x?xf32>, tensor<?x5xf32>, tensor<2x5xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
