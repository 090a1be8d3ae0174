// RUN: terrace opt %s --allow-unregistered-dialect --mlprogram-pipeline-globals

ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @h(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @ll() -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = ml_program.global_load @g : tensor<4xi32>
  %1 = ml_program.global_load @g : tensor<4xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}
func.func @ss(%a: tensor<4xi32>) {
  ml_program.global_store @g = %a : tensor<4xi32>
  ml_program.global_store @g = %a : tensor<4xi32>
  ml_program.global_store @h = %a : tensor<4xi32>
  ml_program.global_store @g = %a : tensor<4xi32>
  return
}
func.func @sl(%a: tensor<4xi32>) -> tensor<4xi32> {
  ml_program.global_store @g = %a : tensor<4xi32>
  %1 = ml_program.global_load @g : tensor<4xi32>
  return %1 : tensor<4xi32>
}
func.func @ls(%a: tensor<4xi32>) -> tensor<4xi32> {
  %1 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @g = %a : tensor<4xi32>
  return %1 : tensor<4xi32>
}
func.func @lsame(%a: tensor<4xi32>) -> tensor<4xi32> {
  %1 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @g = %1 : tensor<4xi32>
  %2 = ml_program.global_load @g : tensor<4xi32>
  return %2 : tensor<4xi32>
}
func.func @sif(%a: tensor<4xi32>, %c: i1) -> tensor<4xi32> {
  ml_program.global_store @g = %a : tensor<4xi32>
  scf.if %c {
    %1 = ml_program.global_load @h : tensor<4xi32>
    %11 = ml_program.global_load @h : tensor<4xi32>
    "test.use"(%1, %11) : (tensor<4xi32>, tensor<4xi32>) -> ()
  }
  ml_program.global_store @g = %a : tensor<4xi32>
  scf.if %c {
    %1 = ml_program.global_load @g : tensor<4xi32>
    "test.use"(%1) : (tensor<4xi32>) -> ()
  }
  ml_program.global_store @g = %a : tensor<4xi32>
  scf.if %c {
    ml_program.global_store @g = %a : tensor<4xi32>
  }
  ml_program.global_store @g = %a : tensor<4xi32>
  %2 = ml_program.global_load @g : tensor<4xi32>
  return %2 : tensor<4xi32>
}
func.func private @ext()
func.func @call(%a: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  ml_program.global_store @g = %a : tensor<4xi32>
  ml_program.global_store @h = %a : tensor<4xi32>
  call @ext() : () -> ()
  %1 = ml_program.global_load @g : tensor<4xi32>
  call @ss(%a) : (tensor<4xi32>) -> ()
  %2 = ml_program.global_load @g : tensor<4xi32>
  call @ll() : () -> (tensor<4xi32>, tensor<4xi32>)
  %3 = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @g = %a : tensor<4xi32>
  call @ll() : () -> (tensor<4xi32>, tensor<4xi32>)
  ml_program.global_store @g = %a : tensor<4xi32>
  return %1, %2, %3 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
func.func @blocks(%a: tensor<4xi32>) -> tensor<4xi32> {
  ml_program.global_store @g = %a : tensor<4xi32>
  cf.br ^bb1
^bb1:
  ml_program.global_store @g = %a : tensor<4xi32>
  %1 = ml_program.global_load @g : tensor<4xi32>
  return %1 : tensor<4xi32>
}
func.func @loop(%a: tensor<4xi32>, %n: index) {
  ml_program.global_store @g = %a : tensor<4xi32>
  scf.for %i = %n to %n step %n {
    %1 = ml_program.global_load @g : tensor<4xi32>
    ml_program.global_store @g = %a : tensor<4xi32>
    %2 = ml_program.global_load @g : tensor<4xi32>
    "test.use"(%1, %2) : (tensor<4xi32>, tensor<4xi32>) -> ()
  }
  return
}
func.func @type(%a: tensor<4xi32>) -> tensor<4xi32> {
  ml_program.global_store @g = %a : tensor<4xi32>
  ml_program.global_store @g = %a : tensor<4xi32> {foo}
  %2 = ml_program.global_load @g : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// Functions that call each other, and those of other dialects and modules.
func.func @recursive(%a: tensor<4xi32>, %c: i1) {
  ml_program.global_store @g = %a : tensor<4xi32>
  func.call @first(%a, %c) : (tensor<4xi32>, i1) -> ()
  ml_program.global_store @g = %a : tensor<4xi32>
  %1 = ml_program.global_load @g : tensor<4xi32>
  func.call @first(%a, %c) : (tensor<4xi32>, i1) -> ()
  %2 = ml_program.global_load @g : tensor<4xi32>
  "test.use"(%1, %2) : (tensor<4xi32>, tensor<4xi32>) -> ()
  return
}
func.func @first(%a: tensor<4xi32>, %c: i1) {
  func.call @second(%a, %c) : (tensor<4xi32>, i1) -> ()
  return
}
func.func @second(%a: tensor<4xi32>, %c: i1) {
  scf.if %c {
    func.call @ss(%a) : (tensor<4xi32>) -> ()
    func.call @ll() : () -> (tensor<4xi32>, tensor<4xi32>)
  }
  func.call @first(%a, %c) : (tensor<4xi32>, i1) -> ()
  return
}
ml_program.func @function(%a: tensor<4xi32>) -> tensor<4xi32> {
  ml_program.global_store @g = %a : tensor<4xi32>
  ml_program.global_store @g = %a : tensor<4xi32>
  %2 = ml_program.global_load @g : tensor<4xi32>
  ml_program.return %2 : tensor<4xi32>
}
module @nested {
  ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
  func.func @in(%a: tensor<4xi32>) -> tensor<4xi32> {
    ml_program.global_store @g = %a : tensor<4xi32>
    ml_program.global_store @g = %a : tensor<4xi32>
    %2 = ml_program.global_load @g : tensor<4xi32>
    return %2 : tensor<4xi32>
  }
}
