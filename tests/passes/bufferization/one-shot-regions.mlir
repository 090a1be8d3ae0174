// RUN: terrace opt %s --allow-unregistered-dialect --one-shot-bufferize=bufferize-function-boundaries

// The order of regions does not say which runs first: one of the two gets a buffer of its own.
func.func @regions(%t: tensor<4xf32>, %c: f32, %i: index) {
  %x = linalg.fill ins(%c : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  "x.regions"() ({
    %v = tensor.extract %x[%i] : tensor<4xf32>
    "x.use"(%v) : (f32) -> ()
  }, {
    %y = tensor.insert %c into %x[%i] : tensor<4xf32>
    %z = tensor.extract %y[%i] : tensor<4xf32>
    "x.use"(%z) : (f32) -> ()
  }) : () -> ()
  return
}

func.func @while(%c: f32, %i: index, %b: i1) {
  %t = tensor.empty() : tensor<4xf32>
  scf.while : () -> () {
    %x = linalg.fill ins(%c : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    %v = tensor.extract %x[%i] : tensor<4xf32>
    "x.use"(%v) : (f32) -> ()
    scf.condition(%b)
  } do {
    %y = linalg.fill ins(%c : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    %z = tensor.extract %y[%i] : tensor<4xf32>
    "x.use"(%z) : (f32) -> ()
    scf.yield
  }
  return
}
