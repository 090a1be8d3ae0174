// RUN: terrace opt %s --tosa-convert-integer-type-to-signless --allow-unregistered-dialect

func.func @f(%a: tensor<4xui8>, %b: ui8, %c: tensor<*xsi16>, %d: memref<4xui8>) -> (tensor<4xui8>, ui8) {
  %0 = "tosa.const"() {values = dense<[1, 2, 3, 200]> : tensor<4xui8>, foo} : () -> tensor<4xui8>
  %1 = tosa.add %a, %0 {bar} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  %s = tosa.const_shape {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.reshape %1, %s : (tensor<4xui8>, !tosa.shape<1>) -> tensor<4xui8>
  %3 = "test.op"(%2, %b, %c) ({
  ^bb0(%x: tensor<4xui8>, %y: ui8):
    "test.yield"(%x) : (tensor<4xui8>) -> ()
  }) {t = tensor<4xui8>} : (tensor<4xui8>, ui8, tensor<*xsi16>) -> tensor<4xui8>
  %c1 = tensor.cast %3 : tensor<4xui8> to tensor<?xui8>
  %e = tensor.cast %c1 : tensor<?xui8> to tensor<4xui8>
  return %e, %b : tensor<4xui8>, ui8
}
func.func private @d(tensor<4xui8>) -> tensor<4xui8>
func.func @g(%a: tensor<4xui8>, %c: tensor<1xi1>) -> tensor<4xui8> {
  %0 = call @d(%a) : (tensor<4xui8>) -> tensor<4xui8>
  %1 = tosa.cond_if %c (%x = %0) : tensor<1xi1> (tensor<4xui8>) -> tensor<4xui8> {
  ^bb0(%x: tensor<4xui8>):
    %2 = "tosa.const"() {values = dense<255> : tensor<4xui8>} : () -> tensor<4xui8>
    %3 = tosa.sub %x, %2 : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
    tosa.yield %3 : tensor<4xui8>
  } else {
  ^bb0(%x: tensor<4xui8>):
    tosa.yield %x : tensor<4xui8>
  }
  return %1 : tensor<4xui8>
}
func.func @unchanged(%a: tensor<4xi8>, %b: tensor<4xf32>) -> tensor<4xi8> {
  "test.op"() ({
  ^bb0(%x: tensor<4xui8>):
    "test.yield"() : () -> ()
  }) : () -> ()
  return %a : tensor<4xi8>
}
