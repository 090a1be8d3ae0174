// RUN: terrace opt %s --lower-to-llvm
// DIFFERS: upstream has no such pass

// A module with groups alone is not on the level of the runtime.
func.func @group(%t: !async.token, %n: index) -> !async.group {
  %g = async.create_group %n : !async.group
  %r = async.add_to_group %t, %g : !async.token
  return %g : !async.group
}
