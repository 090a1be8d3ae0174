// DIFFERS: upstream runs iterations twice
// PASSES: --async-parallel-for=min-task-size=1 --async-to-async-runtime --async-runtime-ref-counting --async-runtime-ref-counting-opt --convert-async-to-llvm --lower-to-llvm

// A parallel loop whose blocks consist of whole inner loops: each element is counted once.

func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c400 = arith.constant 400 : index
  %m = memref.alloc() : memref<400x10xi64>
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  scf.for %i = %c0 to %c400 step %c1 {
    scf.for %j = %c0 to %c10 step %c1 {
      memref.store %z, %m[%i, %j] : memref<400x10xi64>
    }
  }
  %n = memref.dim %m, %c0 : memref<400x10xi64>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c10) step (%c1, %c1) {
    %x = memref.load %m[%i, %j] : memref<400x10xi64>
    %y = arith.addi %x, %one : i64
    memref.store %y, %m[%i, %j] : memref<400x10xi64>
  }
  %s = scf.for %i = %c0 to %c400 step %c1 iter_args(%a = %z) -> i64 {
    %t = scf.for %j = %c0 to %c10 step %c1 iter_args(%b = %a) -> i64 {
      %x = memref.load %m[%i, %j] : memref<400x10xi64>
      %y = arith.addi %x, %b : i64
      scf.yield %y : i64
    }
    scf.yield %t : i64
  }
  call @printI64(%s) : (i64) -> ()
  call @printNewline() : () -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
