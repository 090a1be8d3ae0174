// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(remove-shape-constraints))"

func.func @removed(%a: tensor<?xindex>, %b: tensor<?xindex>, %p: i1, %t: tensor<f32>) -> (!shape.witness, tensor<f32>) {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_require %p, "text"
  %3 = shape.assuming_all %0, %1, %2
  %4 = shape.assuming %1 -> (tensor<f32>) {
    shape.assuming_yield %t : tensor<f32>
  }
  return %3, %4 : !shape.witness, tensor<f32>
}
