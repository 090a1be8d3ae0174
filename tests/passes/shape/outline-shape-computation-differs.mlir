// RUN: terrace opt %s --outline-shape-computation --allow-unregistered-dialect

// DIFFERS: upstream makes a `shape.value_of` of a tensor, which is invalid
func.func @unranked(%a: tensor<*xf32>, %s: !shape.shape) -> tensor<?xf32> {
  %0 = shape.with_shape %a, %s : tensor<*xf32>, !shape.shape
  %1 = shape.value_of %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// DIFFERS: upstream's function uses values of the other one in its regions
func.func @regions(%a: tensor<?xf32>, %c: i1, %n: index, %m: index) -> tensor<?xf32> {
  %e = scf.if %c -> (index) {
    scf.yield %n : index
  } else {
    %k = arith.addi %n, %m : index
    scf.yield %k : index
  }
  %s = shape.from_extents %e : index
  %0 = "test.a"(%a) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = shape.with_shape %0, %s : tensor<?xf32>, !shape.shape
  %2 = shape.value_of %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}
