// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// DIFFERS: upstream cannot infer the types of arguments that only follow from each other, or exhausts its stack.

func.func @exit_first(%c: i1, %i: index) -> f32 {
  %t = bufferization.alloc_tensor() : tensor<4xf32>
  cf.br ^header(%t : tensor<4xf32>)
^header(%a: tensor<4xf32>):
  cf.cond_br %c, ^latch(%a : tensor<4xf32>), ^exit(%a : tensor<4xf32>)
^exit(%z: tensor<4xf32>):
  %r = tensor.extract %z[%i] : tensor<4xf32>
  return %r : f32
^latch(%b: tensor<4xf32>):
  cf.br ^header(%b : tensor<4xf32>)
}

// -----

func.func @exchanged(%c: i1, %i: index, %x: f32, %t: tensor<4xf32>) -> f32 {
  %new = bufferization.alloc_tensor() : tensor<4xf32>
  %copy = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
  cf.br ^header(%new, %copy : tensor<4xf32>, tensor<4xf32>)
^header(%a: tensor<4xf32>, %b: tensor<4xf32>):
  %s = arith.select %c, %a, %b : tensor<4xf32>
  %r = tensor.extract %s[%i] : tensor<4xf32>
  cf.cond_br %c, ^header(%b, %a : tensor<4xf32>, tensor<4xf32>), ^exit
^exit:
  return %r : f32
}

// -----

// A type that follows by other rules from an argument of the loop.
func.func @cast(%c: i1, %i: index, %x: f32) -> f32 {
  %t = bufferization.alloc_tensor() : tensor<4xf32>
  cf.br ^header(%t : tensor<4xf32>)
^header(%a: tensor<4xf32>):
  %d = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %w = tensor.insert %x into %d[%i] : tensor<?xf32>
  %e = tensor.cast %w : tensor<?xf32> to tensor<4xf32>
  cf.cond_br %c, ^header(%e : tensor<4xf32>), ^exit
^exit:
  %r = tensor.extract %e[%i] : tensor<4xf32>
  return %r : f32
}

// -----

func.func @slice(%c: i1, %i: index, %x: f32) -> f32 {
  %t = bufferization.alloc_tensor() : tensor<4xf32>
  cf.br ^header(%t : tensor<4xf32>)
^header(%a: tensor<4xf32>):
  %s = tensor.extract_slice %a[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
  %w = tensor.insert %x into %s[%i] : tensor<4xf32>
  cf.cond_br %c, ^header(%s : tensor<4xf32>), ^exit
^exit:
  %r = tensor.extract %w[%i] : tensor<4xf32>
  return %r : f32
}
