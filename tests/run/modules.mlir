// DIFFERS: upstream's translation leaves modules in a module out
// A program of two modules, one in the other.

module @library {
  llvm.mlir.global private constant @format("%ld\0A\00")
  llvm.func @printf(!llvm.ptr, ...) -> i32
  func.func @print(%n: i64) {
    %p = llvm.mlir.addressof @format : !llvm.ptr
    %r = llvm.call @printf(%p, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    return
  }
  memref.global constant @table : memref<3xi64> = dense<[1, 20, 300]>
  module @inner {
    func.func @twice(%n: i64) -> i64 {
      %r = arith.addi %n, %n : i64
      return %r : i64
    }
  }
}

module @program {
  func.func private @print(i64)
  func.func private @twice(i64) -> i64
  memref.global constant @table : memref<3xi64>
  func.func @main() -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %table = memref.get_global @table : memref<3xi64>
    scf.for %i = %c0 to %c3 step %c1 {
      %x = memref.load %table[%i] : memref<3xi64>
      %y = func.call @twice(%x) : (i64) -> i64
      func.call @print(%y) : (i64) -> ()
    }
    %ok = arith.constant 0 : i32
    return %ok : i32
  }
}
