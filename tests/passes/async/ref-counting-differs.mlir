// RUN: terrace opt %s --async-runtime-ref-counting
// RUN: terrace opt %s --async-runtime-ref-counting --async-runtime-ref-counting-opt
// DIFFERS: upstream drops a value twice whose liveness ends in blocks that the pass adds, that a loop carries, or that the end of a region passes on

func.func @two(%c: i1, %t: !async.token, %u: !async.token) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  async.runtime.await %t : !async.token
  cf.br ^bb2
^bb2:
  async.runtime.await %u : !async.token
  return
}
func.func @carried(%n: index, %t: !async.token) -> !async.token {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%u = %t) -> !async.token {
    async.runtime.await %u : !async.token
    %0 = async.runtime.create : !async.token
    scf.yield %0 : !async.token
  }
  async.runtime.await %t : !async.token
  return %r : !async.token
}
func.func @yielded(%c: i1, %t: !async.token, %u: !async.token) -> (!async.token, !async.token) {
  %r = scf.if %c -> !async.token {
    scf.yield %t : !async.token
  } else {
    scf.yield %u : !async.token
  }
  return %r, %r : !async.token, !async.token
}
