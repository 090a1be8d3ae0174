// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries
// DIFFERS: upstream stores an uninitialized buffer where a stored tensor has another use or is not writable, reads globals after they are overwritten, and has no buffers for globals without initial value or with one elsewhere; it crashes on globals of scalars.

ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @undefined : tensor<4xi32>
ml_program.global public mutable @elsewhere(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @scalar(0 : i64) : i64

// What is stored is read, not written.
func.func @stored(%a: tensor<4xi32>, %i: index) -> i32 {
  ml_program.global_store @g = %a : tensor<4xi32>
  %0 = tensor.extract %a[%i] : tensor<4xi32>
  return %0 : i32
}
func.func @constant() {
  %0 = arith.constant dense<1> : tensor<4xi32>
  ml_program.global_store @g = %0 : tensor<4xi32>
  return
}
func.func @caller(%a: tensor<4xi32>, %i: index) -> i32 {
  call @stored(%a, %i) : (tensor<4xi32>, index) -> i32
  %0 = tensor.extract %a[%i] : tensor<4xi32>
  return %0 : i32
}
// The old value is used after the store.
func.func @old(%new: tensor<4xi32>, %i: index) -> i32 {
  %old = ml_program.global_load @g : tensor<4xi32>
  ml_program.global_store @g = %new : tensor<4xi32>
  %0 = tensor.extract %old[%i] : tensor<4xi32>
  return %0 : i32
}
func.func @swap() {
  %0 = ml_program.global_load @g : tensor<4xi32>
  %1 = ml_program.global_load @undefined : tensor<4xi32>
  ml_program.global_store @g = %1 : tensor<4xi32>
  ml_program.global_store @undefined = %0 : tensor<4xi32>
  return
}
// A function that is called stores the global.
func.func private @store(%new: tensor<4xi32>) {
  ml_program.global_store @elsewhere = %new : tensor<4xi32>
  return
}
func.func @called(%new: tensor<4xi32>, %i: index) -> i32 {
  %old = ml_program.global_load @elsewhere : tensor<4xi32>
  call @store(%new) : (tensor<4xi32>) -> ()
  %0 = tensor.extract %old[%i] : tensor<4xi32>
  return %0 : i32
}
func.func private @store_and_use(%new: tensor<4xi32>, %old: tensor<4xi32>, %i: index) -> i32 {
  ml_program.global_store @elsewhere = %new : tensor<4xi32>
  %0 = tensor.extract %old[%i] : tensor<4xi32>
  return %0 : i32
}
func.func @passed(%new: tensor<4xi32>, %i: index) -> i32 {
  %old = ml_program.global_load @elsewhere : tensor<4xi32>
  %0 = call @store_and_use(%new, %old, %i) : (tensor<4xi32>, tensor<4xi32>, index) -> i32
  return %0 : i32
}
// The store of one step comes before the use in the next one.
func.func @loop(%new: tensor<4xi32>, %n: index, %x: i32) -> i32 {
  %old = ml_program.global_load @g : tensor<4xi32>
  %0 = scf.for %i = %n to %n step %n iter_args(%s = %x) -> i32 {
    %1 = tensor.extract %old[%i] : tensor<4xi32>
    ml_program.global_store @g = %new : tensor<4xi32>
    scf.yield %1 : i32
  }
  return %0 : i32
}
func.func @carried(%new: tensor<4xi32>, %i: index, %c: i1) -> i32 {
  %first = ml_program.global_load @g : tensor<4xi32>
  cf.br ^bb1(%first : tensor<4xi32>)
^bb1(%t: tensor<4xi32>):
  %0 = tensor.extract %t[%i] : tensor<4xi32>
  %next = ml_program.global_load @undefined : tensor<4xi32>
  ml_program.global_store @undefined = %new : tensor<4xi32>
  cf.cond_br %c, ^bb1(%next : tensor<4xi32>), ^bb2
^bb2:
  return %0 : i32
}
func.func @blocks(%new: tensor<4xi32>, %i: index, %c: i1) -> i32 {
  %old = ml_program.global_load @g : tensor<4xi32>
  cf.br ^bb1
^bb1:
  %0 = tensor.extract %old[%i] : tensor<4xi32>
  ml_program.global_store @g = %new : tensor<4xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return %0 : i32
}
// Scalars stay as they are.
func.func @scalars(%x: i64) -> i64 {
  %0 = ml_program.global_load @scalar : i64
  ml_program.global_store @scalar = %x : i64
  return %0 : i64
}
