// PASSES: --buffer-results-to-out-params --lower-to-llvm
// DIFFERS: upstream's caller writes to a copy of the argument that the function returns.

func.func private @same(%m: memref<4xi64>) -> memref<4xi64> {
  return %m : memref<4xi64>
}

func.func @main() -> i32 {
  %i = arith.constant 2 : index
  %x = arith.constant 5 : i64
  %y = arith.constant 7 : i64
  %m = memref.alloca() : memref<4xi64>
  memref.store %x, %m[%i] : memref<4xi64>
  %r = call @same(%m) : (memref<4xi64>) -> memref<4xi64>
  memref.store %y, %r[%i] : memref<4xi64>
  %0 = memref.load %m[%i] : memref<4xi64>
  vector.print %0 : i64
  %status = arith.constant 0 : i32
  return %status : i32
}
