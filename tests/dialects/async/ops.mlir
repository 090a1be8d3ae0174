// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

async.func private @declared() -> !async.token
async.func public @token(%a: i32 {x.a}) -> !async.token attributes {b} {
  return
}
async.func @values(%a: i32, %t: !async.token) -> (!async.token {a.b}, !async.value<i32>, !async.value<vector<4xf32>>) {
  %v = arith.constant dense<1.0> : vector<4xf32>
  cf.br ^bb1
^bb1:
  async.await %t : !async.token
  async.return {foo} %a, %v : i32, vector<4xf32>
}
func.func @calls(%a: i32) -> !async.value<i32> {
  %t = async.call @token(%a) {foo} : (i32) -> !async.token
  %r:3 = async.call @values(%a, %t) : (i32, !async.token) -> (!async.token, !async.value<i32>, !async.value<vector<4xf32>>)
  return %r#1 : !async.value<i32>
}
func.func @tasks(%t: !async.token, %v: !async.value<f32>, %w: !async.value<index>, %sum0: !async.value<index>) {
  %token = async.execute {
    async.yield
  }
  %done, %sum = async.execute [%t, %token] (%v as %x: !async.value<f32>, %w as %y: !async.value<index>) -> !async.value<f32> attributes {a, b = 1 : i8} {
    %z = arith.addf %x, %x : f32
    %i = async.await %sum0 : !async.value<index> {foo}
    async.yield %z : f32
  }
  %many, %some:2 = async.execute [] () -> (!async.value<f32>, !async.value<() -> ()>) {
    %f = func.constant @f : () -> ()
    %x = async.await %sum : !async.value<f32>
    async.yield %x, %f : f32, () -> () {bar}
  }
  %only, %function = async.execute -> !async.value<() -> ()> {
    %f = func.constant @f : () -> ()
    async.yield %f : () -> ()
  }
  return
}
func.func private @f()
func.func @groups(%t: !async.token, %v: !async.value<f32>, %n: index) -> (index, index) {
  %g = async.create_group %n : !async.group {foo}
  %0 = async.add_to_group %t, %g : !async.token
  %1 = async.add_to_group %v, %g : !async.value<f32> {foo}
  async.await_all %g {foo}
  return %0, %1 : index, index
}
func.func @runtime(%x: f32, %n: index, %h: !async.coro.handle) -> (i1, f32, index, index) {
  %t = async.runtime.create : !async.token
  %v = async.runtime.create {foo} : !async.value<f32>
  %g = async.runtime.create_group %n : !async.group
  async.runtime.set_available %t : !async.token
  async.runtime.set_available %v : !async.value<f32>
  async.runtime.set_error %t {foo} : !async.token
  async.runtime.set_error %v : !async.value<f32>
  %e = async.runtime.is_error %g : !async.group
  %e1 = async.runtime.is_error %v : !async.value<f32>
  async.runtime.await %t : !async.token
  async.runtime.await %v : !async.value<f32>
  async.runtime.await %g : !async.group
  async.runtime.resume %h
  async.runtime.await_and_resume %t, %h {foo} : !async.token
  async.runtime.await_and_resume %v, %h : !async.value<f32>
  async.runtime.await_and_resume %g, %h : !async.group
  async.runtime.store %x, %v : !async.value<f32>
  %y = async.runtime.load %v {foo} : <f32>
  %r = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.add_ref %v {count = 2 : i64} : !async.value<f32>
  async.runtime.drop_ref %g {count = 1 : i64, foo} : !async.group
  %w = async.runtime.num_worker_threads : index
  return %e, %y, %r, %w : i1, f32, index, index
}
func.func @coroutine() {
  %id = async.coro.id
  %h = async.coro.begin %id
  %s = async.coro.save %h {foo}
  async.coro.suspend %s, ^suspend, ^resume, ^cleanup
^resume:
  cf.br ^cleanup
^cleanup:
  async.coro.free %id, %h
  cf.br ^suspend
^suspend:
  async.coro.end %h
  return
}
