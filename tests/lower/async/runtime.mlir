// RUN: terrace opt %s --convert-async-to-llvm

func.func @a(%t: !async.token, %v: !async.value<f32>, %g: !async.group, %n: index, %x: f32) -> (!async.token, i32) {
  %c = arith.constant 1 : i32
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<f32>
  %2 = async.runtime.create_group %n : !async.group
  async.runtime.set_available %0 : !async.token
  async.runtime.set_available %1 : !async.value<f32>
  async.runtime.set_error %0 : !async.token
  async.runtime.set_error %1 : !async.value<f32>
  %e0 = async.runtime.is_error %0 : !async.token
  %e1 = async.runtime.is_error %1 : !async.value<f32>
  %e2 = async.runtime.is_error %2 : !async.group
  async.runtime.await %0 : !async.token
  async.runtime.await %1 : !async.value<f32>
  async.runtime.await %2 : !async.group
  async.runtime.store %x, %1 : !async.value<f32>
  %y = async.runtime.load %1 : !async.value<f32>
  %r = async.runtime.add_to_group %0, %2 : !async.token
  async.runtime.add_ref %2 {count = 3 : i64} : !async.group
  async.runtime.drop_ref %2 {count = 2 : i64} : !async.group
  %w = async.runtime.num_worker_threads : index
  %q:2 = call @b(%t, %w, %r) : (!async.token, index, index) -> (!async.token, i32)
  cf.cond_br %e0, ^bb1(%t : !async.token), ^bb2
^bb1(%k : !async.token):
  return %k, %c : !async.token, i32
^bb2:
  return %q#0, %q#1 : !async.token, i32
}
func.func private @b(!async.token, index, index) -> (!async.token, i32)
