// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries=1

// Control does not flow from the insertion to the read, so that neither needs a copy.
func.func @siblings(%t: tensor<64xf32>, %p: i1, %i: index, %x: f32) -> f32 {
  cf.cond_br %p, ^insert, ^read
^insert:
  %0 = tensor.insert %x into %t[%i] : tensor<64xf32>
  %1 = tensor.extract %0[%i] : tensor<64xf32>
  return %1 : f32
^read:
  %2 = tensor.extract %t[%i] : tensor<64xf32>
  return %2 : f32
}
