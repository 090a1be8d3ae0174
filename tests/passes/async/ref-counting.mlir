// RUN: terrace opt %s --async-runtime-ref-counting
// RUN: terrace opt %s --async-runtime-ref-counting --async-runtime-ref-counting-opt
// RUN: terrace opt %s --async-runtime-policy-based-ref-counting
// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(async-runtime-ref-counting,async-runtime-ref-counting-opt))"

func.func private @use(!async.token)
func.func private @use2(!async.token, !async.token) -> !async.value<f32>

func.func @unused(%arg: !async.token, %v: !async.value<f32>, %g: !async.group) {
  %0 = async.runtime.create : !async.token
  return
}
func.func @returned() -> !async.token {
  %0 = async.runtime.create : !async.token
  return %0 : !async.token
}
func.func @awaited(%t: !async.token, %v: !async.value<f32>, %n: index) -> f32 {
  %0 = async.runtime.create : !async.token
  %g = async.runtime.create_group %n : !async.group
  async.runtime.await %0 : !async.token
  %e = async.runtime.is_error %0 : !async.token
  %r = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.await %g : !async.group
  %e2 = async.runtime.is_error %g : !async.group
  async.runtime.await %v : !async.value<f32>
  %e3 = async.runtime.is_error %v : !async.value<f32>
  %x = async.runtime.load %v : !async.value<f32>
  return %x : f32
}
func.func @calls(%t: !async.token) -> !async.token {
  call @use(%t) : (!async.token) -> ()
  %v = call @use2(%t, %t) : (!async.token, !async.token) -> !async.value<f32>
  async.runtime.await %t : !async.token
  call @use(%t) : (!async.token) -> ()
  %0 = async.runtime.create : !async.token
  call @use(%0) : (!async.token) -> ()
  return %t : !async.token
}
func.func @branches(%c: i1, %u: !async.token) {
  %t = async.runtime.create : !async.token
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  async.runtime.await %t : !async.token
  async.runtime.await %u : !async.token
  cf.br ^bb3
^bb2:
  async.runtime.await %t : !async.token
  cf.br ^bb3
^bb3:
  return
}
func.func @added_block(%c: i1, %t: !async.token) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  async.runtime.await %t : !async.token
  cf.br ^bb2
^bb2:
  return
}
func.func @loop(%c: i1, %t: !async.token) {
  cf.br ^bb1
^bb1:
  async.runtime.await %t : !async.token
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}
func.func @regions(%c: i1, %n: index, %t: !async.token) -> !async.token {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
    async.runtime.await %t : !async.token
    %0 = async.runtime.create : !async.token
    scf.for %i = %c0 to %n step %c1 {
      async.runtime.await %0 : !async.token
      func.call @use(%0) : (!async.token) -> ()
      async.runtime.await %t : !async.token
    }
  }
  %r = scf.if %c -> !async.token {
    %0 = async.runtime.create : !async.token
    async.runtime.set_available %0 : !async.token
    scf.yield %0 : !async.token
  } else {
    %1 = async.runtime.create : !async.token
    scf.yield %1 : !async.token
  }
  async.runtime.await %r : !async.token
  return %r : !async.token
}
func.func @coroutine(%v: !async.value<f32>, %w: !async.value<f32>) -> !async.token {
  %0 = async.runtime.create : !async.token
  %id = async.coro.id
  %h = async.coro.begin %id
  %s = async.coro.save %h
  async.runtime.await_and_resume %v, %h : !async.value<f32>
  async.coro.suspend %s, ^suspend, ^resume, ^cleanup
^resume:
  %e = async.runtime.is_error %v : !async.value<f32>
  cf.cond_br %e, ^error, ^go
^go:
  %x = async.runtime.load %v : !async.value<f32>
  async.runtime.store %x, %w : !async.value<f32>
  async.runtime.set_available %0 : !async.token
  cf.br ^cleanup
^error:
  async.runtime.set_error %0 : !async.token
  cf.br ^cleanup
^cleanup:
  async.coro.free %id, %h
  cf.br ^suspend
^suspend:
  async.coro.end %h
  return %0 : !async.token
}
