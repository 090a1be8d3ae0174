// RUN: not terrace opt %s --split-input-file --tosa-validate=strict-op-spec-alignment 2>&1

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [mxfp]>} {
}

// -----

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [none], extensions = [int16]>} {
}

// -----

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_fp], extensions = [none]>} {
}

// -----

// No target environment: the default one.
module attributes {tosa.target_env = "something else"} {
  func.func @f(%a: tensor<4xi16>, %b: tensor<4xf32>, %c: tensor<4xbf16>) {
    %0 = tosa.abs %a : (tensor<4xi16>) -> tensor<4xi16>
    %1 = tosa.abs %b : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tosa.abs %c : (tensor<4xbf16>) -> tensor<4xbf16>
    return
  }
}

// -----

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16, fft]>} {
  func.func @f(%a: tensor<4xi64>, %b: tensor<4xf32>, %c: tensor<4xbf16>, %d: tensor<1x1x1x1x1x1x1x4xi32>, %e: tensor<?xi8>, %f: tensor<2x4xi1>, %g: tensor<1x4x4xf32>) {
    %0 = tosa.abs %a : (tensor<4xi64>) -> tensor<4xi64>
    %1 = tosa.abs %b : (tensor<4xf32>) -> tensor<4xf32>
    %2 = tosa.abs %c : (tensor<4xbf16>) -> tensor<4xbf16>
    %3 = tosa.abs %d : (tensor<1x1x1x1x1x1x1x4xi32>) -> tensor<1x1x1x1x1x1x1x4xi32>
    %4 = tosa.identity %e : (tensor<?xi8>) -> tensor<?xi8>
    %5 = tosa.reduce_any %f {axis = 0 : i32} : (tensor<2x4xi1>) -> tensor<1x4xi1>
    %r, %i = tosa.rfft2d %g : (tensor<1x4x4xf32>) -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>)
    %s = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
    %t = tosa.add_shape %s, %s : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
    %6 = tosa.custom %e {operator_name = "a", domain_name = "b", implementation_attrs = ""} : (tensor<?xi8>) -> tensor<?xi8>
    return
  }
}

// -----

// Each extension needs a profile, all parts of a combination, and a version.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_int], extensions = [bf16, fp8e4m3, int64, fft, variable]>} {
  tosa.variable @v = dense<0.0> : tensor<4xf32>
  func.func @f(%a: tensor<4xbf16>, %b: tensor<4xf8E5M2>, %c: tensor<4xi64>, %d: tensor<2x4xf8E4M3FN>, %e: tensor<1x4x4xf8E4M3FN>, %f: tensor<1x4x4xf8E5M2>, %g: tensor<1x4x4xf32>) {
    %0 = tosa.exp %a : (tensor<4xbf16>) -> tensor<4xbf16>
    %1 = tosa.cast %b : (tensor<4xf8E5M2>) -> tensor<4xbf16>
    %2 = tosa.argmax %d {axis = 0 : i32} : (tensor<2x4xf8E4M3FN>) -> tensor<4xi64>
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
    %y = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
    %3 = tosa.matmul %e, %f, %z, %y : (tensor<1x4x4xf8E4M3FN>, tensor<1x4x4xf8E5M2>, tensor<1xf8E4M3FN>, tensor<1xf8E5M2>) -> tensor<1x4x4xf32>
    %4 = tosa.add %c, %c : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %r, %i = tosa.rfft2d %g : (tensor<1x4x4xf32>) -> (tensor<1x4x3xf32>, tensor<1x4x3xf32>)
    %5 = tosa.variable_read @v : tensor<4xf32>
    return
  }
}

// -----

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = [fp8e4m3]>} {
  func.func @version(%a: tensor<1x4x4xf8E4M3FN>) {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
    %0 = tosa.matmul %a, %a, %z, %z : (tensor<1x4x4xf8E4M3FN>, tensor<1x4x4xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x4x4xf16>
    %1 = tosa.matmul %a, %a, %z, %z : (tensor<1x4x4xf8E4M3FN>, tensor<1x4x4xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x4x4xf32>
    return
  }
}

// -----

// The target of the module that is validated, not that of one inside.
module {
  module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_int], extensions = [int64]>} {
    func.func @inner(%c: tensor<4xi64>) {
      %0 = tosa.add %c, %c : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      return
    }
  }
}
