// RUN: terrace opt %s --async-to-async-runtime
// RUN: terrace opt %s --async-func-to-async-runtime --async-to-async-runtime

func.func @all(%t: !async.token, %v: !async.value<f32>, %c: i1, %m: memref<1xf32>) -> !async.value<f32> {
  %k = arith.constant 2.0 : f32
  %g0 = arith.constant 1 : index
  %g = async.create_group %g0 : !async.group
  %t1, %r = async.execute [%t] (%v as %x : !async.value<f32>) -> !async.value<f32> {
    %s = arith.addf %x, %k : f32
    cf.assert %c, "no"
    %t2 = async.execute {
      memref.store %s, %m[%g0] : memref<1xf32>
      async.yield
    }
    async.await %t2 : !async.token
    %u = scf.if %c -> f32 {
      %w = async.await %v : !async.value<f32>
      scf.yield %w : f32
    } else {
      scf.yield %s : f32
    }
    async.yield %u : f32
  }
  %rank = async.add_to_group %t1, %g : !async.token
  async.await_all %g
  %q = async.await %r : !async.value<f32>
  cf.assert %c, "yes"
  return %r : !async.value<f32>
}

// Structured control flow with waits becomes blocks in tasks only.
func.func @loops(%n: index, %c: i1, %ts: memref<?xindex>, %g: !async.group, %v: !async.value<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = async.execute {
      scf.if %c {
        async.await_all %g
      }
      scf.for %k = %c0 to %i step %c1 {
        memref.store %k, %ts[%i] : memref<?xindex>
      }
      %sum = async.await %v : !async.value<index>
      scf.while : () -> () {
        %inner = async.execute { async.yield }
        scf.condition(%c)
      } do {
        async.await_all %g
        scf.yield
      }
      memref.store %sum, %ts[%i] : memref<?xindex>
      async.yield
    }
    %rank = async.add_to_group %t, %g : !async.token
    scf.if %c {
      async.await %t : !async.token
    }
  }
  async.await_all %g
  return
}

func.func private @async_execute_fn()

async.func @function(%a: i32, %v: !async.value<f32>, %c: i1) -> (!async.token {a.b}, !async.value<i32>) attributes {allowed} {
  cf.assert %c, "no"
  %0 = async.await %v : !async.value<f32>
  %t = async.call @simple(%a) : (i32) -> !async.token
  %z = async.execute (%v as %y : !async.value<f32>) {
    cf.assert %c, "in"
    async.await %t : !async.token
    async.yield
  }
  async.await %z : !async.token
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %one = arith.constant 1 : i32
  return %one : i32
}
async.func private @simple(%a: i32 {x.a}) -> !async.token attributes {b} {
  return
}
async.func @value_only(%g: !async.group, %m: memref<4xf32>) -> !async.value<memref<4xf32>> {
  async.await_all %g
  return %m : memref<4xf32>
}
