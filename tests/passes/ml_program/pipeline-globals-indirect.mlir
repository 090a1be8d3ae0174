// RUN: terrace opt %s --mlprogram-pipeline-globals

// What is called through a value may access any global: nothing changes.
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @f(%f: () -> ()) -> (tensor<4xi32>, tensor<4xi32>) {
  call_indirect %f() : () -> ()
  %0 = ml_program.global_load @g : tensor<4xi32>
  %1 = ml_program.global_load @g : tensor<4xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}
