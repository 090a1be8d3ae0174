// RUN: not terrace opt %s --split-input-file --tosa-validate=strict-op-spec-alignment 2>&1

// DIFFERS: upstream fails without a message if a resized image depends on computed shapes
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int, pro_fp], extensions = [shape]>} {
  func.func @resize(%a: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
    %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
    %s = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
    %p = tosa.add_shape %o, %o : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %0 = tosa.resize %a, %s, %p, %o {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32>
    return %0 : tensor<1x2x2x1xf32>
  }
}

// -----

// DIFFERS: upstream's sizes of tensors overflow
func.func @size(%a: tensor<4294967296x4294967296x4xi8>) {
  %0 = tosa.identity %a : (tensor<4294967296x4294967296x4xi8>) -> tensor<4294967296x4294967296x4xi8>
  return
}

// -----

// DIFFERS: upstream refuses reads and writes of a variable of dynamic shape, and `tosa.dim` of types that need an extension
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_int, pro_fp], extensions = [variable, shape, bf16]>} {
  tosa.variable @v : tensor<?xf32>
  func.func @accepted(%a: tensor<?xbf16>) -> !tosa.shape<1> {
    %0 = tosa.variable_read @v : tensor<?xf32>
    tosa.variable_write @v, %0 : tensor<?xf32>
    %1 = tosa.dim %a {axis = 0 : i32} : (tensor<?xbf16>) -> !tosa.shape<1>
    return %1 : !tosa.shape<1>
  }
}

// -----

// DIFFERS: upstream takes the number of paddings for a rank
func.func @pad(%a: tensor<1x8x8x4xf32>) -> tensor<1x10x10x4xf32> {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %z : (tensor<1x8x8x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x10x4xf32>
  return %0 : tensor<1x10x10x4xf32>
}
