// RUN: terrace opt %s --async-func-to-async-runtime --async-to-async-runtime
// DIFFERS: upstream crashes on dependencies that are named twice, and on tokens as operands of tasks, and does not end on functions without a body; it refuses counted loops with waits in tasks, calls functions of the outermost module in inner ones, and drops attributes that are passed through

async.func private @declared() -> !async.token
async.func @passed() -> !async.token attributes {passthrough = ["noinline"]} {
  return
}
func.func @twice(%t: !async.token, %v: !async.value<f32>) -> !async.value<f32> {
  %done, %r = async.execute [%t, %t] (%v as %x: !async.value<f32>, %v as %y: !async.value<f32>) -> !async.value<f32> {
    %z = arith.addf %x, %y : f32
    async.yield %z : f32
  }
  return %r : !async.value<f32>
}
func.func @operand(%t: !async.token) {
  %done = async.execute (%t as %x: !async.token) {
    async.await %x : !async.token
    async.yield
  }
  return
}
module @inner {
  func.func @task() {
    %done = async.execute { async.yield }
    return
  }
}
func.func @loop(%n: index, %c: i1, %v: !async.value<index>) -> !async.value<index> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t, %r = async.execute -> !async.value<index> {
    %sum = scf.for %j = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
      %x = async.await %v : !async.value<index>
      %next = arith.addi %s, %x : index
      scf.yield %next : index
    }
    async.yield %sum : index
  }
  return %r : !async.value<index>
}
