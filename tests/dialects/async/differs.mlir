// RUN: not terrace opt %s --split-input-file 2>&1
// DIFFERS: upstream crashes on these

func.func @no_result(%v: !async.value<f32>) {
  "async.await"(%v) : (!async.value<f32>) -> ()
  return
}

// -----

func.func @token(%t: !async.token) {
  %done = async.execute (%t as %x: !async.token) {
    async.await %x : !async.token
    async.yield
  }
  return
}
