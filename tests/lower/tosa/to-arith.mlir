// RUN: terrace opt %s --tosa-to-arith
// RUN: terrace opt %s --tosa-to-arith=include-apply-rescale
// RUN: terrace opt %s --tosa-to-arith="include-apply-rescale use-32-bit"

func.func @const() -> (tensor<4xi32>, tensor<1xui8>, tensor<f32>) {
  %0 = "tosa.const"() <{values = dense<[1,2,3,4]> : tensor<4xi32>}> {foo} : () -> tensor<4xi32>
  %1 = "tosa.const"() <{values = dense<1> : tensor<1xui8>}> : () -> tensor<1xui8>
  %2 = "tosa.const"() <{values = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  return %0, %1, %2 : tensor<4xi32>, tensor<1xui8>, tensor<f32>
}
func.func @scale(%v: i32, %m: i32, %s: i8, %v64: i64, %vv: vector<4xi32>, %mv: vector<4xi32>, %sv: vector<4xi8>, %vt: tensor<4xi32>, %st: tensor<4xi8>, %v48: i48) {
  %0 = tosa.apply_scale %v, %m, %s {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  %1 = tosa.apply_scale %v, %m, %s {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  %2 = tosa.apply_scale %vv, %mv, %sv {rounding_mode = DOUBLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  %3 = tosa.apply_scale %v64, %m, %s {rounding_mode = DOUBLE_ROUND} : (i64, i32, i8) -> i32
  %4 = tosa.apply_scale %v48, %m, %s {rounding_mode = SINGLE_ROUND} : (i48, i32, i8) -> i32
  %5 = tosa.apply_scale %vt, %vt, %st {rounding_mode = SINGLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return
}
