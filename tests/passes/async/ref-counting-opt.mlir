// RUN: terrace opt %s --async-runtime-ref-counting-opt

func.func private @use(!async.token)

func.func @pair(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.await %t : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 2 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @behind_call(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.await %t : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @before_call(%t: !async.token) {
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.await %t : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @several(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 3 : i64} : !async.token
  call @use(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 3 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @regions(%c: i1, %t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  scf.if %c {
    async.runtime.add_ref %t {count = 1 : i64} : !async.token
    func.call @use(%t) : (!async.token) -> ()
    async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  }
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @blocks(%c: i1, %t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
^bb2:
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
