// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries --split-input-file

// Arguments of blocks in loops have the type of what comes from outside.

func.func @identity(%c: i1, %i: index, %x: f32) -> f32 {
  %t = bufferization.alloc_tensor() : tensor<4xf32>
  cf.br ^header(%t : tensor<4xf32>)
^header(%a: tensor<4xf32>):
  %w = tensor.insert %x into %a[%i] : tensor<4xf32>
  cf.cond_br %c, ^header(%w : tensor<4xf32>), ^exit
^exit:
  %r = tensor.extract %w[%i] : tensor<4xf32>
  return %r : f32
}

// -----

func.func @dynamic(%c: i1, %i: index, %x: f32, %t: tensor<4xf32>) -> f32 {
  cf.br ^header(%t : tensor<4xf32>)
^header(%a: tensor<4xf32>):
  %w = tensor.insert %x into %a[%i] : tensor<4xf32>
  cf.cond_br %c, ^header(%w : tensor<4xf32>), ^exit
^exit:
  %r = tensor.extract %w[%i] : tensor<4xf32>
  return %r : f32
}

// -----

// Buffers of different layouts make a dynamic one, which all arguments of a loop get.
func.func @common(%c: i1, %i: index, %x: f32, %t: tensor<4xf32>) -> f32 {
  %new = bufferization.alloc_tensor() : tensor<4xf32>
  cf.cond_br %c, ^outer(%t : tensor<4xf32>), ^other
^other:
  cf.br ^outer(%new : tensor<4xf32>)
^outer(%a: tensor<4xf32>):
  %w = tensor.insert %x into %a[%i] : tensor<4xf32>
  cf.br ^inner(%w : tensor<4xf32>)
^inner(%b: tensor<4xf32>):
  %v = tensor.insert %x into %b[%i] : tensor<4xf32>
  cf.cond_br %c, ^inner(%v : tensor<4xf32>), ^latch
^latch:
  cf.cond_br %c, ^outer(%v : tensor<4xf32>), ^exit
^exit:
  %r = tensor.extract %v[%i] : tensor<4xf32>
  return %r : f32
}

// -----

func.func @region(%c: i1, %i: index, %x: f32) -> f32 {
  %t = bufferization.alloc_tensor() : tensor<4xf32>
  %s = scf.execute_region -> tensor<4xf32> {
    cf.br ^header(%t : tensor<4xf32>)
  ^header(%a: tensor<4xf32>):
    %w = tensor.insert %x into %a[%i] : tensor<4xf32>
    cf.cond_br %c, ^header(%w : tensor<4xf32>), ^exit
  ^exit:
    scf.yield %w : tensor<4xf32>
  }
  %r = tensor.extract %s[%i] : tensor<4xf32>
  return %r : f32
}
