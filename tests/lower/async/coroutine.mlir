// RUN: terrace opt %s --convert-async-to-llvm
// RUN: terrace opt %s --convert-async-to-llvm --convert-to-llvm --reconcile-unrealized-casts

func.func @a(%v: !async.value<memref<?xf32>>) {
  cf.br ^bb1
^bb1:
  %y = async.runtime.load %v : !async.value<memref<?xf32>>
  return
}
func.func @c(%v: !async.value<memref<?xf32>>, %x: memref<?xf32>) {
  async.runtime.store %x, %v : !async.value<memref<?xf32>>
  %1 = async.runtime.create : !async.value<memref<?xf32>>
  %2 = async.runtime.create : !async.value<index>
  return
}
func.func @coro() -> !async.token {
  %0 = async.runtime.create : !async.token
  %1 = async.coro.id
  %2 = async.coro.begin %1
  %3 = async.coro.save %2
  async.runtime.resume %2
  async.coro.suspend %3, ^s, ^r, ^c
^r:
  %4 = async.coro.save %2
  async.runtime.await_and_resume %0, %2 : !async.token
  async.coro.suspend %4, ^s, ^c, ^c
^c:
  async.coro.free %1, %2
  cf.br ^s
^s:
  async.coro.end %2
  return %0 : !async.token
}
func.func @nested(%v: !async.value<!async.value<f32>>) -> !async.value<f32> {
  %x = async.runtime.load %v : !async.value<!async.value<f32>>
  async.runtime.store %x, %v : !async.value<!async.value<f32>>
  %c = async.runtime.create : !async.value<vector<2x[4]xi8>>
  return %x : !async.value<f32>
}
