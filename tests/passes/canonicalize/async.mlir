// RUN: terrace opt %s --canonicalize

func.func @empty_group(%n: index) {
  %g = async.create_group %n : !async.group
  async.await_all %g
  async.await_all %g
  return
}
func.func @unused_group(%n: index) {
  %g = async.create_group %n : !async.group
  return
}
func.func @group(%n: index, %t: !async.token) {
  %g = async.create_group %n : !async.group
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}
func.func @passed_group(%n: index) -> !async.group {
  %g = async.create_group %n : !async.group
  async.await_all %g
  return %g : !async.group
}
func.func @tasks(%x: f32, %m: memref<f32>) {
  %t, %r = async.execute -> !async.value<f32> {
    %y = arith.addf %x, %x : f32
    async.yield %y : f32
  }
  %u = async.execute {
    memref.store %x, %m[] : memref<f32>
    async.yield
  }
  return
}
