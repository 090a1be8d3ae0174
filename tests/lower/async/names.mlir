// RUN: terrace opt %s --convert-async-to-llvm

// Functions of these names are not declared again.
func.func private @mlirAsyncRuntimeAddRef(!async.token, i64)
llvm.func @__resume(%h: !llvm.ptr) {
  llvm.return
}
llvm.func @free(!llvm.ptr)
func.func @resume(%h: !async.coro.handle, %id: !async.coro.id, %f: (!async.token) -> i32) {
  async.runtime.resume %h
  async.coro.free %id, %h
  return
}
