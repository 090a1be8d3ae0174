// RUN: terrace opt %s --tosa-convert-integer-type-to-signless

// DIFFERS: upstream crashes on functions of several blocks
func.func @f(%a: tensor<4xui8>, %c: i1) -> tensor<4xui8> {
  cf.cond_br %c, ^bb1(%a : tensor<4xui8>), ^bb2
^bb1(%x: tensor<4xui8>):
  return %x : tensor<4xui8>
^bb2:
  return %a : tensor<4xui8>
}
