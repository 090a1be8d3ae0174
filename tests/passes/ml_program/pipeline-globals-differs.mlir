// RUN: terrace opt %s --mlprogram-pipeline-globals
// DIFFERS: upstream overlooks calls in regions, and accesses of graphs: it removes stores that they read, and uses values that they have changed.

ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @load() -> tensor<4xi32> {
  %0 = ml_program.global_load @g : tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @store(%a: tensor<4xi32>) {
  ml_program.global_store @g = %a : tensor<4xi32>
  return
}
func.func @calls(%a: tensor<4xi32>, %b: tensor<4xi32>, %c: i1) -> tensor<4xi32> {
  ml_program.global_store @g = %a : tensor<4xi32>
  scf.if %c {
    func.call @load() : () -> tensor<4xi32>
  }
  ml_program.global_store @g = %a : tensor<4xi32>
  scf.if %c {
    func.call @store(%b) : (tensor<4xi32>) -> ()
  }
  %0 = ml_program.global_load @g : tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @graph(%a: tensor<4xi32>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  ml_program.global_store @g = %a : tensor<4xi32>
  %t = ml_program.token
  %0, %t0 = ml_program.global_load_graph @g ordering(%t -> !ml_program.token) : tensor<4xi32>
  ml_program.global_store @g = %a : tensor<4xi32>
  %t1 = ml_program.global_store_graph @g = %b ordering(%t0 -> !ml_program.token) : tensor<4xi32>
  %1 = ml_program.global_load @g : tensor<4xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}
