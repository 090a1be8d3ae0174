// DIFFERS: upstream's passes free values that loops carry and refuse loops with waits in tasks, and its threads all wait for tasks that none of them runs

// Tasks, values, groups and functions of `async`, on the threads of the runtime.

func.func private @printI64(i64)
func.func private @printNewline()

// A function that runs until it waits.
async.func @add(%a: !async.value<i64>, %b: i64) -> (!async.token, !async.value<i64>) {
  %x = async.await %a : !async.value<i64>
  %sum = arith.addi %x, %b : i64
  return %sum : i64
}

// Tasks that wait for tasks.
func.func @fib(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  %r = scf.if %small -> i64 {
    scf.yield %n : i64
  } else {
    %n1 = arith.subi %n, %c1 : i64
    %n2 = arith.subi %n, %c2 : i64
    %t, %v = async.execute -> !async.value<i64> {
      %x = func.call @fib(%n1) : (i64) -> i64
      async.yield %x : i64
    }
    %y = func.call @fib(%n2) : (i64) -> i64
    %x = async.await %v : !async.value<i64>
    %s = arith.addi %x, %y : i64
    scf.yield %s : i64
  }
  return %r : i64
}

func.func @print(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %i1 = arith.constant 1 : i64
  %i15 = arith.constant 15 : i64

  %fib = call @fib(%i15) : (i64) -> i64
  call @print(%fib) : (i64) -> ()

  // A chain of dependencies with a value that each task changes.
  %t0, %v0 = async.execute -> !async.value<i64> {
    async.yield %i1 : i64
  }
  %last:2 = scf.for %i = %c0 to %c100 step %c1 iter_args(%t = %t0, %v = %v0) -> (!async.token, !async.value<i64>) {
    %next, %w = async.execute [%t] (%v as %x: !async.value<i64>) -> !async.value<i64> {
      %n = arith.index_cast %i : index to i64
      %y = arith.addi %x, %n : i64
      async.yield %y : i64
    }
    scf.yield %next, %w : !async.token, !async.value<i64>
  }
  async.await %last#0 : !async.token
  %sum = async.await %last#1 : !async.value<i64>
  call @print(%sum) : (i64) -> ()

  // A function of async, and memory that a task writes.
  %done, %v1 = async.call @add(%v0, %i15) : (!async.value<i64>, i64) -> (!async.token, !async.value<i64>)
  async.await %done : !async.token
  %sixteen = async.await %v1 : !async.value<i64>
  call @print(%sixteen) : (i64) -> ()

  // A group of tasks, which wait in loops.
  %m = memref.alloc() : memref<100xi64>
  %g = async.create_group %c100 : !async.group
  scf.for %i = %c0 to %c100 step %c1 {
    %t = async.execute {
      %s = scf.for %j = %c0 to %i step %c1 iter_args(%acc = %i1) -> i64 {
        %x = async.await %v0 : !async.value<i64>
        %y = arith.addi %acc, %x : i64
        scf.yield %y : i64
      }
      memref.store %s, %m[%i] : memref<100xi64>
      async.yield
    }
    %r = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  %total = scf.for %i = %c0 to %c100 step %c1 iter_args(%acc = %i1) -> i64 {
    %x = memref.load %m[%i] : memref<100xi64>
    %y = arith.addi %acc, %x : i64
    scf.yield %y : i64
  }
  call @print(%total) : (i64) -> ()
  memref.dealloc %m : memref<100xi64>
  %success = arith.constant 0 : i32
  return %success : i32
}
