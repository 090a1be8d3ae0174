// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(shape-to-shape-lowering))"

func.func @product(%a: tensor<?xindex>, %b: tensor<3xindex>, %s: !shape.shape) -> (index, index, !shape.size, !shape.size) {
  %0 = shape.num_elements %a : tensor<?xindex> -> index
  %1 = shape.num_elements %b : tensor<3xindex> -> index
  %2 = shape.num_elements %s : !shape.shape -> !shape.size
  %3 = shape.num_elements %b : tensor<3xindex> -> !shape.size
  return %0, %1, %2, %3 : index, index, !shape.size, !shape.size
}
