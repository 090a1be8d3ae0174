// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries
// RUN: terrace opt %s --one-shot-bufferize

// Globals of `ml_program` are globals of `memref`; nothing but a store writes them.
ml_program.global private mutable @g(dense<4> : tensor<i64>) : tensor<i64>
ml_program.global public @k(dense<4> : tensor<4xi32>) : tensor<4xi32> {foo = 1}
func.func @seed(%x: i64) -> i64 {
  %0 = ml_program.global_load @g : tensor<i64>
  %e = tensor.extract %0[] : tensor<i64>
  %1 = arith.addi %e, %x : i64
  %2 = tensor.insert %1 into %0[] : tensor<i64>
  ml_program.global_store @g = %2 : tensor<i64>
  return %e : i64
}
func.func @ret() -> tensor<4xi32> {
  %0 = ml_program.global_load @k : tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @loop(%n: index, %c: i1, %a: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = ml_program.global_load @k : tensor<4xi32>
  %1 = scf.for %i = %n to %n step %n iter_args(%t = %0) -> tensor<4xi32> {
    %c7 = arith.constant 7 : i32
    %2 = tensor.insert %c7 into %t[%i] : tensor<4xi32>
    scf.yield %2 : tensor<4xi32>
  }
  %3 = arith.select %c, %0, %a : tensor<4xi32>
  return %3, %1 : tensor<4xi32>, tensor<4xi32>
}
// Each step loads the global anew.
func.func @steps(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  scf.for %i = %n to %n step %n {
    %0 = ml_program.global_load @s : tensor<4xi32>
    %1 = tensor.insert %x into %0[%i] : tensor<4xi32>
    ml_program.global_store @s = %1 : tensor<4xi32>
  }
  return
}
// A loop that reads the global before it is stored.
func.func @read(%n: index, %x: i32, %f: tensor<4xi32>) -> i32 {
  %0 = ml_program.global_load @s : tensor<4xi32>
  %1:2 = scf.for %i = %n to %n step %n iter_args(%t = %0, %s = %x) -> (tensor<4xi32>, i32) {
    %2 = tensor.extract %t[%i] : tensor<4xi32>
    %3 = arith.addi %2, %s : i32
    scf.yield %t, %3 : tensor<4xi32>, i32
  }
  %4 = tensor.insert %x into %f[%n] : tensor<4xi32>
  ml_program.global_store @s = %4 : tensor<4xi32>
  return %1#1 : i32
}
ml_program.global nested mutable @s(dense<[1, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
