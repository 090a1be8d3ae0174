// RUN: terrace opt %s --convert-elementwise-to-linalg

func.func @scal(%c: i1, %a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %1 = arith.select %c, %a, %b : tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
func.func @sel(%c: tensor<4x?xi1>, %a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %1 = arith.select %c, %a, %b {foo} : tensor<4x?xi1>, tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
func.func @fpowi(%a: tensor<4x?xf32>, %b: tensor<4x?xi32>) -> tensor<4x?xf32> {
  %1 = math.fpowi %a, %b : tensor<4x?xf32>, tensor<4x?xi32>
  return %1 : tensor<4x?xf32>
}
func.func @cst(%a: tensor<2xi32>) -> tensor<2xi32> {
  %c = arith.constant dense<[1, 2]> : tensor<2xi32>
  %0 = arith.addi %c, %c : tensor<2xi32>
  %z = arith.constant dense<0> : tensor<2xi32>
  %1 = arith.addi %z, %a : tensor<2xi32>
  %2 = arith.addi %0, %1 : tensor<2xi32>
  return %2 : tensor<2xi32>
}
func.func @r0(%a: tensor<f32>, %u: tensor<*xf32>) -> (tensor<f32>, tensor<*xf32>) {
  %2 = arith.addf %a, %a fastmath<fast> : tensor<f32>
  %3 = arith.addf %u, %u : tensor<*xf32>
  return %2, %3 : tensor<f32>, tensor<*xf32>
}
func.func @ext(%a: tensor<?x?xi32>, %v : vector<4xf32>) -> (tensor<?x?xi1>, tensor<?x?xi32>, vector<4xf32>, tensor<?x?xi64>) {
  %s, %o = arith.addui_extended %a, %a : tensor<?x?xi32>, tensor<?x?xi1>
  %v1 = arith.addf %v, %v : vector<4xf32>
  %x = arith.extsi %a : tensor<?x?xi32> to tensor<?x?xi64>
  return %o, %s, %v1, %x : tensor<?x?xi1>, tensor<?x?xi32>, vector<4xf32>, tensor<?x?xi64>
}
func.func @bc(%cc: i1, %a: tensor<?x?xf32>, %p : tensor<2xcomplex<f32>>) -> (tensor<?x?xi32>, tensor<?x?xi1>,tensor<?x?xi32>) {
  %x = arith.bitcast %a : tensor<?x?xf32> to tensor<?x?xi32>
  %y = math.isnan %a : tensor<?x?xf32>
  %z = scf.if %cc -> tensor<?x?xi32> { 
    %k = arith.muli %x, %x : tensor<?x?xi32>
    scf.yield %k : tensor<?x?xi32> 
    } else { scf.yield %x :tensor<?x?xi32> }
  return %x, %y, %z : tensor<?x?xi32>, tensor<?x?xi1>, tensor<?x?xi32>
}

func.func @a(%a: tensor<?x?xf32>, %s: index, %g: tensor<?xf32>) -> (tensor<?x?xi1>, tensor<?xi1>) {
  %x = tensor.extract_slice %a[0, 0] [%s, %s] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %y = math.isnan %x : tensor<?x?xf32>
  %e = tensor.generate %s { ^bb0(%i: index): %c = arith.constant 1.0 : f32
   tensor.yield %c : f32 } : tensor<?xf32>
  %z = math.isnan %e : tensor<?xf32>
  return %y, %z : tensor<?x?xi1>, tensor<?xi1>
}
func.func @b(%a: tensor<4xf32>, %s: index) -> tensor<?xi1> {
  %x = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %y = math.isnan %x : tensor<?xf32>
  return %y : tensor<?xi1>
}
func.func @c(%s: index) -> tensor<?xi1> {
  %x = tensor.empty(%s) : tensor<?xf32>
  %y = math.isnan %x : tensor<?xf32>
  return %y : tensor<?xi1>
}
